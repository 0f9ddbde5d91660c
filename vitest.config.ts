import { defineConfig } from 'vitest/config';
import { bakedData } from './bin/build/bakedData.ts';

export default defineConfig({
  test: {
    reporters: ['default', './e2e/testing/retriedTests.ts'],
    // What a `*.baked.ts` module reads (bin/build/bakedData.ts) is no part of its key: an article would be tested as it was.
    fsModuleCache: false,
    projects: [
      {
        plugins: [bakedData()],
        oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
        test: {
          name: 'unit',
          // A loss that shows once in three runs is a loss.
          retry: 0,
          include: ['{bin,components,content,data,database,renderer,server}/**/*.test.{ts,tsx}'],
          maxWorkers: 2,
          // How busy the machine is, is not the test's doing.
          testTimeout: 60_000,
          hookTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          globalSetup: './e2e/globalSetup.ts',
          // A shared machine may stall a browser once; what needed a second try is counted and named at the end.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 90_000,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'trust',
          retry: 0,
          include: ['trust/**/*.test.ts'],
          globalSetup: './trust/globalSetup.ts',
          testTimeout: process.env.TRUST === 'long' ? 3_600_000 : 90_000,
          hookTimeout: 60_000,
          // The long form measures times: nothing else may run beside it.
          fileParallelism: process.env.TRUST !== 'long',
          maxWorkers: 2,
          // A worker for many files: loading the same modules for each would take longer than several of the tests.
          isolate: false,
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
