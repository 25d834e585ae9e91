import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: ['scripts/vitestSetup.mjs'],
    // Real processes on a busy machine; a bound for what hangs, never a measure.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // As many as the smallest machine has cores; without it there would be one fewer.
    maxWorkers: 2,
    expect: { poll: { timeout: 15_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          environment: 'node',
          include: ['{shared,electron,e2e,scripts,bench,docs}/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'dom',
          environment: 'happy-dom',
          include: ['renderer/**/*.test.{ts,tsx}'],
        },
      },
    ],
  },
});
