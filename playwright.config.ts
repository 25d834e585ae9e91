import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e/scenarios',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/playwright',
  workers: 1,
  fullyParallel: false,
  retries: 0,
  timeout: 30_000,
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
});
