import { describe, expect, it } from 'vitest';
import { shownProblem } from './shownProblem.ts';

describe('why a connection failed (C-IDN-5)', () => {
  it('is told without what deceives, and with an end', () => {
    expect(shownProblem({ code: 'failed', detail: 'a\u202eb\u200b\u001b[31m' })).toEqual({
      code: 'failed',
      detail: 'ab\ufffd[31m',
    });
    expect(shownProblem({ code: 'failed', detail: 'x'.repeat(1_000_000) }).detail).toHaveLength(
      2_000,
    );
  });

  it('stays as it is without a detail', () => {
    expect(shownProblem({ code: 'link-lost', exitCode: 1 })).toEqual({
      code: 'link-lost',
      exitCode: 1,
    });
  });
});
