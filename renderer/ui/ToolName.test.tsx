import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ToolName } from './ToolName.tsx';

afterEach(cleanup);
const textOf = (name: string) => render(<ToolName name={name} />).container.textContent;

describe('the name of a tool (C-IDN-5)', () => {
  it('is cleaned in the middle of our words', () => {
    expect(textOf('book_table')).toBe('book_table');
    expect(textOf('bo\u202eok\n\u200b_table')).toBe('book _table');
    expect(textOf('x'.repeat(500))).toBe(`${'x'.repeat(119)}…`);
  });

  it('is told by its codes when nothing of it can be seen', () => {
    expect(textOf('\u200b\u202e')).toBe('U+200BU+202E');
  });
});
