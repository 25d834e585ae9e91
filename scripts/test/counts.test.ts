import { expect, test } from 'vitest';
import { playwrightCounts, sum, vitestCounts } from './counts.mjs';

const unit = { numPassedTests: 5, numFailedTests: 0, numFailedTestSuites: 0, success: true };
const e2e = { stats: { expected: 3, unexpected: 0, flaky: 0 }, errors: [] };

test('adds up both suites', () => {
  expect(sum([vitestCounts(unit), playwrightCounts(e2e)])).toEqual({ passed: 8, failed: 0 });
});

test('a test file that cannot be loaded counts as failed', () => {
  expect(vitestCounts({ ...unit, success: false }).failed).toBe(1);
});

test('failed, flaky and global errors all count as failed', () => {
  const report = { stats: { expected: 1, unexpected: 1, flaky: 1 }, errors: [{}] };
  expect(playwrightCounts(report)).toEqual({ passed: 1, failed: 3 });
});
