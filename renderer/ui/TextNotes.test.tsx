import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { TextFlag } from '../../shared/text/textFlag.ts';
import { ServerText } from './ServerText.tsx';
import { TextNotes } from './TextNotes.tsx';

afterEach(cleanup);
const show = (flags: readonly TextFlag[]) =>
  render(
    <TextNotes flags={flags}>
      <ServerText server="Desk" text="Hello" />
    </TextNotes>,
  );
const notes = () =>
  within(screen.getByRole('list', { name: 'About this text' })).getAllByRole('listitem');

describe('notes on a text of a server (C-IDN-5)', () => {
  it('are none for an ordinary text, nor for what has a place of its own', () => {
    show(['asks-for-secret', 'empty']);
    expect(screen.queryByRole('list')).toBeNull();
    expect(screen.getByRole('region', { name: 'From Desk:' })).toBeTruthy();
  });

  it('stand above the frame, what deceives first', () => {
    show(['link-text', 'pushes-consent', 'imitates-app']);
    expect(notes().map((note) => note.dataset['flag'])).toEqual([
      'imitates-app',
      'pushes-consent',
      'link-text',
    ]);
    const frame = screen.getByRole('region', { name: 'From Desk:' });
    expect(within(frame).queryByRole('list')).toBeNull();
    expect(notes()[0]?.compareDocumentPosition(frame)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each<[TextFlag, string]>([
    ['link-text', 'Addresses in it are shown as plain text.'],
    ['markup', 'Formatting codes in it are shown as plain text.'],
    ['imitates-server', 'The name it gives itself looks like that of another of your servers.'],
  ])('tell of %s in words (C-FRM-17, C-IDN-2)', (flag, words) => {
    show([flag]);
    expect(notes()[0]?.textContent).toContain(words);
  });

  it('are two at most where room is short, the weightiest; the others are one click away', () => {
    render(
      <TextNotes
        flags={['too-long', 'markup', 'imitates-server', 'mixed-script', 'bidi-control']}
        atMost={2}
      />,
    );
    expect(notes().map((note) => note.dataset['flag'])).toEqual([
      'imitates-server',
      'mixed-script',
    ]);
    fireEvent.click(screen.getByRole('button', { name: '3 more notes' }));
    const [, others] = screen.getAllByRole('list', { name: 'About this text' });
    expect(others?.textContent).toContain('It is too long and has been cut.');
    expect(others?.children).toHaveLength(3);
  });

  it('are all there when no more stand than may', () => {
    render(<TextNotes flags={['markup', 'imitates-server']} atMost={2} />);
    expect(notes()).toHaveLength(2);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
