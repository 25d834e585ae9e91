// Reads how many tests passed and failed from the reports of vitest and Playwright.

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * @param {{ numPassedTests: number, numFailedTests: number, numFailedTestSuites: number, success: boolean }} report
 * @returns {Counts}
 */
export function vitestCounts({ numPassedTests, numFailedTests, success }) {
  // A file that cannot be loaded has no failed test, and still nothing is proven.
  return { passed: numPassedTests, failed: success ? 0 : Math.max(numFailedTests, 1) };
}

/**
 * @param {{ stats: { expected: number, unexpected: number, flaky: number }, errors: readonly unknown[] }} report
 * @returns {Counts}
 */
export function playwrightCounts({ stats, errors }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
  };
}

/**
 * @param {readonly Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, { passed, failed }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
    }),
    { passed: 0, failed: 0 },
  );
}
