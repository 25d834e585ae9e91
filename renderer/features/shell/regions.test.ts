import { beforeEach, describe, expect, it } from 'vitest';
import { focusRegion, nextRegion } from './regions.ts';

const idAfter = (focusedId: string | null, isBackwards = false) => {
  const focused = focusedId === null ? null : document.getElementById(focusedId);
  return nextRegion(document, focused, isBackwards)?.id;
};

describe('F6', () => {
  beforeEach(() => {
    document.body.innerHTML = `
      <div data-region id="nav" tabindex="-1"><a id="link" href="#" aria-current="page">x</a></div>
      <main data-region id="content" tabindex="-1"><p>x</p></main>
      <div data-region id="dialogs" tabindex="-1"><div role="dialog" id="dialog" tabindex="-1"></div></div>`;
  });

  it('goes round all regions, forwards and backwards', () => {
    expect(idAfter('link')).toBe('content');
    expect(idAfter('content')).toBe('dialogs');
    expect(idAfter('dialog')).toBe('nav');
    expect(idAfter('link', true)).toBe('dialogs');
  });

  it('starts at the first, or backwards at the last, when the focus is nowhere', () => {
    expect(idAfter(null)).toBe('nav');
    expect(idAfter(null, true)).toBe('dialogs');
  });

  it('passes over what is covered and what is empty', () => {
    document.getElementById('content')?.setAttribute('inert', '');
    expect(idAfter('link')).toBe('dialogs');
    document.getElementById('dialogs')?.replaceChildren();
    expect(idAfter('link')).toBe('nav');
  });

  it('focuses the dialog and the current item of the list', () => {
    focusRegion(document.getElementById('dialogs')!);
    expect(document.activeElement?.id).toBe('dialog');
    focusRegion(document.getElementById('nav')!);
    expect(document.activeElement?.id).toBe('link');
  });
});
