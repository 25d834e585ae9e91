import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { JsonText, ServerText } from './ServerText.tsx';

afterEach(cleanup);
const frame = () => screen.getByRole('region', { name: 'From Desk:' });
const show = (text: string) => render(<ServerText server="Desk" text={text} />);

describe('a message of a server (C-IDN-5)', () => {
  it('stands there whole when it is short', () => {
    show('One\nTwo');
    expect(frame().textContent).toBe('From Desk:One\nTwo');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each([
    ['many letters', 'a'.repeat(700), 600],
    ['many lines', 'line\n'.repeat(50), 10 * 'line\n'.length - 1],
  ])('is folded for %s, and unfolds', (_why, text, shown) => {
    show(text);
    const start = `From Desk:${text.slice(0, shown)}…Show more`;
    expect(frame().textContent).toBe(start);
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(frame().textContent).toBe(`From Desk:${text}`);
  });

  it('is never cut through a character', () => {
    show(`${'a'.repeat(599)}😀 and more`);
    expect(frame().textContent).toBe(`From Desk:${'a'.repeat(599)}…Show more`);
  });

  it('has an end even when it is unfolded', () => {
    show('a'.repeat(30_000));
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    expect(frame().textContent).toContain('the rest is not shown');
    expect(frame().textContent.length).toBeLessThan(20_200);
  });
});

describe('JSON of a server (C-IDN-5)', () => {
  it('keeps its layout, and shows as escapes what cannot be seen', () => {
    const json = JSON.stringify({ a: 'b\u202ec', d: ['\u200b'] }, null, 2);
    const { container } = render(<JsonText json={json} />);
    const lines = [
      '{',
      String.raw`  "a": "b\u202ec",`,
      '  "d": [',
      String.raw`    "\u200b"`,
      '  ]',
      '}',
    ];
    expect(container.textContent).toBe(lines.join('\n'));
  });
});
