import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { App } from '../../App.tsx';
import { fakeQuestion } from '../../testing/fakeViews.ts';
import { renderApp, settle } from '../../testing/renderApp.tsx';

async function ask(questions: number, actions: number) {
  const rendered = await renderApp(<App loadFailure={null} />, { questions: [fakeQuestion('q')] });
  act(() => rendered.fake.emit('quitAsked', { questions, actions }));
  await settle();
  return rendered;
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the question whether to quit (C-ACT-5)', () => {
  it('C-ACT-5: says what is open, and tells main that it asks', async () => {
    const { fake } = await ask(2, 1);
    const dialog = screen.getByRole('alertdialog', { name: 'Quit Frontdesk?' });
    expect(dialog.textContent).toContain('2 questions are open.1 action is running.');
    expect(document.activeElement?.textContent).toBe('Quit Frontdesk?');
    expect(fake.calls.filter(([name]) => name === 'app.quitShown')).toHaveLength(1);
    // What lies under it is out of reach.
    expect(screen.getByRole('dialog', { hidden: true }).closest('[inert]')).not.toBeNull();
  });

  it('leaves out what there is none of', async () => {
    await ask(1, 0);
    const text = screen.getByRole('alertdialog').textContent;
    expect(text).toContain('1 question is open.');
    expect(text).not.toContain('0 action');
  });

  it('C-ACT-5: Quit quits', async () => {
    const { fake } = await ask(1, 0);
    press('Quit');
    expect(fake.calls.at(-1)?.[0]).toBe('app.quit');
  });

  it.each(['the button', 'Escape'])('C-ACT-5: %s keeps everything open', async (way) => {
    const { fake } = await ask(1, 0);
    if (way === 'Escape') fireEvent.keyDown(screen.getByRole('alertdialog'), { key: 'Escape' });
    else press('Keep open');
    await settle();
    expect(fake.calls.at(-1)?.[0]).toBe('app.keepOpen');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(fake.calls.some(([name]) => name === 'questions.answer')).toBe(false);
  });
});
