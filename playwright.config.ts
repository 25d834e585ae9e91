import { defineConfig } from '@playwright/test';

// One display for each worker: two windows on one display would take the focus from each other.
const displays = (process.env['FRONTDESK_DISPLAYS'] ?? '').split(' ').filter(Boolean);
const display = displays[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0)];
if (display !== undefined) process.env['DISPLAY'] = display;

export default defineConfig({
  testDir: 'e2e/scenarios',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  workers: Math.max(1, displays.length),
  fullyParallel: false,
  retries: 0,
  // Two windows on two cores, and what else the machine does: bounds for what hangs, never measures.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
});
