import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { bakedData } from './bin/build/bakedData.ts';
import { LongestFirst } from './e2e/testing/longestFirst.ts';
import { isWide } from './e2e/testing/wide.ts';

const UNIT = ['{bin,components,content,data,database,renderer,server}/**/*.test.{ts,tsx}'];
const mocking = globSync(UNIT, { cwd: import.meta.dirname }).filter((file) =>
  /vi\.(mock|resetModules)\(/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
);

// The many processes that tests start need not compile the same files again.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'tests-compile-cache');

/**
 * For the two cores a test machine has at least. A page that is drawn keeps them busy, and a fourth beside three only makes all of
 * them dearer; most other tests wait, for a mail, a process or a hash.
 */
const [PAGES_AT_ONCE, AT_ONCE] = [3, 5];

const unit = {
  plugins: [bakedData()],
  oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
  test: {
    // A loss that shows once in three runs is a loss.
    retry: 0,
    maxWorkers: AT_ONCE,
    // Projects of unequal numbers of workers run one after the other.
    sequence: { groupOrder: 1 },
    // How busy the machine is, is not the test's doing.
    testTimeout: 60_000,
    hookTimeout: 20_000,
  },
};

export default defineConfig({
  test: {
    reporters: ['default', './e2e/testing/retriedTests.ts'],
    // What a `*.baked.ts` module reads (bin/build/bakedData.ts) is no part of its key: an article would be tested as it was.
    fsModuleCache: false,
    sequence: { sequencer: LongestFirst },
    projects: [
      { ...unit, test: { ...unit.test, name: 'unit', include: UNIT, exclude: mocking, isolate: false } },
      // A module that is replaced is replaced for whoever loads it next: these files have a worker each.
      { ...unit, test: { ...unit.test, name: 'unit, mocking', include: mocking } },
      {
        test: {
          name: 'browser',
          include: ['e2e/**/*.test.ts'],
          exclude: isWide ? [] : ['e2e/**/*.wide.test.ts'],
          globalSetup: './e2e/globalSetup.ts',
          setupFiles: './e2e/testing/closeAfterEach.ts',
          // A shared machine may stall a browser once; what needed a second try is counted and named at the end.
          retry: 1,
          testTimeout: 60_000,
          hookTimeout: 90_000,
          // As long as a page has to show something (e2e/testing/openPage.ts).
          expect: { poll: { timeout: 10_000 } },
          maxWorkers: PAGES_AT_ONCE,
          // The files of a worker share their browser contexts: making one costs more than most tests.
          isolate: false,
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
          maxWorkers: AT_ONCE,
          sequence: { groupOrder: 1 },
          // A worker for many files: loading the same modules for each would take longer than several of the tests.
          isolate: false,
        },
      },
    ],
  },
});
