import { describe, expect, it } from 'vitest';
import type { ActionView } from '../../shared/actions/actionView.ts';
import { createManualClock } from '../platform/testing/manualClock.ts';
import { createActionRecord } from './actionRecord.ts';

const heading = {
  id: 'a1',
  serverId: 's1',
  serverName: 'Table desk',
  tool: 'book_table',
  definition: 'd',
  argumentsText: '{}',
};
const question = { questionId: 'q1', message: 'Which seat?', round: 1, position: 1, total: 2 };

function start() {
  const clock = createManualClock(1_000);
  const published: ActionView[] = [];
  const record = createActionRecord(heading, clock, (view) => published.push(view));
  return { clock, record, published };
}

const kinds = (view: ActionView): string[] => view.steps.map((step) => step.kind);

describe('the record of an action', () => {
  it('starts as running, with its first step', () => {
    const { record } = start();
    expect(record.view()).toEqual({
      ...heading,
      startedAtMs: 1_000,
      endedAtMs: null,
      status: { kind: 'running' },
      steps: [{ kind: 'started', atMs: 1_000 }],
    });
  });

  it('keeps questions and answers in order and publishes each change', () => {
    const { clock, record, published } = start();
    clock.advance(10);
    record.asked(question);
    expect(published.at(-1)?.status).toEqual({ kind: 'asking', position: 1, total: 2 });
    clock.advance(10);
    record.questionEnded('q1', { kind: 'answered', action: 'decline' });
    expect(published.at(-1)?.status).toEqual({ kind: 'running' });
    record.retried(2);
    expect(published.at(-1)?.steps.slice(1)).toEqual([
      { kind: 'asked', atMs: 1_010, questionId: 'q1', message: 'Which seat?', round: 1 },
      {
        kind: 'question-ended',
        atMs: 1_020,
        questionId: 'q1',
        end: { kind: 'answered', action: 'decline' },
      },
      { kind: 'retried', atMs: 1_020, round: 2 },
    ]);
  });

  it('stays asking until the last of several questions has ended', () => {
    const { record } = start();
    record.asked(question);
    record.asked({ ...question, questionId: 'q2', position: 2 });
    record.questionEnded('q1', { kind: 'answered', action: 'accept' });
    expect(record.view().status).toEqual({ kind: 'asking', position: 2, total: 2 });
    record.questionEnded('q2', { kind: 'answered', action: 'accept' });
    expect(record.view().status).toEqual({ kind: 'running' });
  });

  it('notes a question that was refused before it was shown, and goes on running', () => {
    const { record } = start();
    record.questionRefused('Token?', { kind: 'refused', reason: 'undeclared-mode' });
    expect(kinds(record.view())).toEqual(['started', 'asked', 'question-ended']);
    expect(record.view().status).toEqual({ kind: 'running' });
  });

  it('shows what a server says of its progress without what deceives (C-IDN-5)', () => {
    const { record } = start();
    record.progress({ progress: 1, message: 'fry\u202eing\u200b' });
    expect(record.view().steps.at(-1)).toMatchObject({ progress: 1, message: 'frying' });
    record.progress({ progress: 2, message: '\u200b' });
    expect(record.view().steps.at(-1)).toEqual({ kind: 'progress', atMs: 1_000, progress: 2 });
  });

  it('keeps the last progress only while nothing else happens', () => {
    const { record } = start();
    record.progress({ progress: 1, total: 3 });
    record.progress({ progress: 2, total: 3, message: 'frying' });
    record.retried(2);
    record.progress({ progress: 3 });
    expect(record.view().steps.slice(1)).toEqual([
      { kind: 'progress', atMs: 1_000, progress: 2, total: 3, message: 'frying' },
      { kind: 'retried', atMs: 1_000, round: 2 },
      { kind: 'progress', atMs: 1_000, progress: 3 },
    ]);
  });

  it('bounds its steps and still ends with its end', () => {
    const { record } = start();
    for (let round = 1; round <= 2_000; round += 1) record.retried(round);
    record.finish({ isError: false, blocks: [] });
    expect(record.view().steps.length).toBeLessThanOrEqual(501);
    expect(record.view().steps.at(-1)?.kind).toBe('ended');
  });

  it('shows stopping until the end, whatever the server still does', () => {
    const { record } = start();
    record.asked(question);
    record.stopping();
    record.questionEnded('q1', { kind: 'withdrawn', reason: 'action-stopped' });
    expect(record.view().status).toEqual({ kind: 'stopping' });
    record.asked({ ...question, questionId: 'q2' });
    expect(record.view().status).toEqual({ kind: 'stopping' });
  });

  it('keeps its first end: what comes later changes nothing (C-MRT-19)', () => {
    const { clock, record, published } = start();
    clock.advance(500);
    record.stop('person');
    const ended = record.view();
    expect(ended).toMatchObject({
      endedAtMs: 1_500,
      status: { kind: 'stopped', reason: 'person' },
      steps: [{ kind: 'started' }, { kind: 'ended', atMs: 1_500 }],
    });
    expect(published.at(-1)).toEqual(ended);
    clock.advance(500);
    record.finish({ isError: false, blocks: [{ type: 'text', text: 'booked' }] });
    record.fail({ code: 'failed', detail: 'late' });
    record.stop('quit');
    record.stopping();
    record.progress({ progress: 1 });
    record.asked(question);
    record.questionEnded('q1', { kind: 'answered', action: 'accept' });
    expect(record.view()).toEqual(ended);
    expect(published.at(-1)).toEqual(ended);
  });
});
