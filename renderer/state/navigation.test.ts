import { describe, expect, it } from 'vitest';
import { fakeQuestion } from '../testing/fakeViews.ts';
import {
  createNavigationStore,
  goTo,
  questionToPresent,
  showQuestion,
  visibleQuestion,
} from './navigation.ts';

const a = fakeQuestion('a');
const b = fakeQuestion('b', { state: { kind: 'queued' } });
const withdrawn = fakeQuestion('w', { state: { kind: 'withdrawn', reason: 'link-lost' } });

function at(questions: readonly (typeof a)[]) {
  const store = createNavigationStore();
  return {
    go: () => goTo(store, { kind: 'settings' }, questions),
    show: (id: string) => showQuestion(store, id),
    visible: (now = questions) => visibleQuestion(now, store.getState())?.request.id ?? null,
    toPresent: (now = questions) => questionToPresent(now, store.getState()),
    place: () => store.getState().place.kind,
  };
}

describe('the question in front of the content', () => {
  it('is the one whose turn it is, or one that was closed by others', () => {
    expect(at([b, a]).visible()).toBe('a');
    expect(at([withdrawn]).visible()).toBe('w');
    expect(at([b]).visible()).toBeNull();
  });

  it('C-RAT-4 C-IDN-9 is never one that was taken back before its turn', () => {
    const state = { kind: 'withdrawn', reason: 'by-server', isUnseen: true } as const;
    const takenBack = fakeQuestion('t', { state });
    expect(at([takenBack, a]).visible()).toBe('a');
    expect(at([takenBack]).visible()).toBeNull();
    expect(at([withdrawn, a]).visible()).toBe('w');
  });

  it('is set aside, unanswered, by going elsewhere', () => {
    const window = at([a, b]);
    window.go();
    expect([window.place(), window.visible()]).toEqual(['settings', null]);
  });

  it('stays on the way to the action that asks it, whose server was quicker than the page', () => {
    const store = createNavigationStore();
    const asking = fakeQuestion('q');
    const own = { ...asking, request: { ...asking.request, actionIds: ['run-1'] } };
    goTo(store, { kind: 'action', actionId: 'run-1' }, [own]);
    expect(visibleQuestion([own], store.getState())?.request.id).toBe('q');
    goTo(store, { kind: 'action', actionId: 'another' }, [own]);
    expect(visibleQuestion([own], store.getState())).toBeNull();
  });

  it('comes back when it is chosen, even before its turn', () => {
    const window = at([a, b]);
    window.go();
    window.show('b');
    expect(window.visible()).toBe('b');
    window.go();
    window.show('a');
    expect(window.visible()).toBe('a');
  });

  it('is the next one when the chosen one is gone', () => {
    const window = at([a, b]);
    window.show('b');
    expect(window.visible([a])).toBe('a');
  });
});

describe('the question to present', () => {
  it('is a new one behind one that was set aside', () => {
    const window = at([a]);
    window.go();
    expect(window.toPresent([a, b])).toBe('b');
  });

  it('is none while another is in front, and none that waited when the person left', () => {
    const window = at([a, b]);
    expect(window.toPresent()).toBeNull();
    window.go();
    expect(window.toPresent()).toBeNull();
  });
});
