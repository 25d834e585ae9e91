import { describe, expect, it } from 'vitest';
import { toOptions } from './options.ts';

describe('toOptions', () => {
  it('quotes a label that nobody could see, and leaves the value alone', () => {
    const options = toOptions([
      { value: '  ', label: '  ' },
      { value: '', label: '' },
      { value: ' a', label: ' a' },
    ]);
    expect(options.map(({ label }) => label)).toEqual(['"  "', '""', 'a']);
    expect(options.map(({ value }) => value)).toEqual(['  ', '', ' a']);
  });
});
