import { globSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { bakedData } from './bin/build/bakedData.ts';
import { BROWSER, isQuickTest, TRUST, testFiles, UNIT } from './bin/test/concernedTests.ts';
import { PATIENCE } from './e2e/testing/patience.ts';

const mocking = globSync(UNIT, { cwd: import.meta.dirname }).filter((file) =>
  /vi\.(mock|resetModules)\(/.test(readFileSync(new URL(file, import.meta.url), 'utf8')),
);

// The many processes that tests start need not compile the same files again.
process.env.NODE_COMPILE_CACHE ??= path.join(tmpdir(), 'tests-compile-cache');

/**
 * Workers at once, for tests that render pages and for all others, on the two cores or more of a test machine. Rendering keeps the cores
 * busy: a fourth worker beside three only slows all four. Most other tests wait, for a mail, a process or a hash.
 */
const [PAGES_AT_ONCE, AT_ONCE] = [3, 5];

/** Time limit of a whole test, which may wait for up to five things. */
const WHOLE_TEST = 5 * PATIENCE;

const waiting = { poll: { timeout: PATIENCE } };

/** Test files left out by `--mode`: `quick` leaves out all but the quick tests, `rest` leaves out the quick tests. */
const leftAside: Record<string, string[]> = {
  quick: testFiles().filter((file) => !isQuickTest(file)),
  rest: testFiles().filter(isQuickTest),
};

export default defineConfig(({ mode }) => {
  const isLong = mode === 'long';
  const aside = leftAside[mode] ?? [];
  const unit = {
    plugins: [bakedData()],
    oxc: { jsx: { runtime: 'automatic' as const, importSource: '@emotion/react' } },
    test: {
      maxWorkers: AT_ONCE,
      // Runs this project before or after the browser tests, since Vitest needs another group for another number of workers.
      sequence: { groupOrder: 1 },
      testTimeout: WHOLE_TEST,
      hookTimeout: WHOLE_TEST,
      expect: waiting,
    },
  };
  return {
    test: {
      // No retry: a loss of data that one run in three shows is a fault.
      retry: 0,
      // Off: the key of this cache leaves out the sources a `*.baked.ts` module reads (bin/build/bakedData.ts), so that a changed article
      // would be tested in its former version.
      fsModuleCache: false,
      projects: [
        {
          ...unit,
          test: { ...unit.test, name: 'unit', include: [UNIT], exclude: [...mocking, ...aside], isolate: false },
        },
        // Files that mock modules have a worker each: a mocked module would stay mocked for the next file of the same worker.
        { ...unit, test: { ...unit.test, name: 'unit, mocking', include: mocking, exclude: aside } },
        {
          test: {
            name: 'browser',
            include: [BROWSER],
            exclude: mode === 'wide' ? [] : ['e2e/**/*.wide.test.ts', ...aside],
            globalSetup: './e2e/globalSetup.ts',
            setupFiles: './e2e/testing/closeAfterEach.ts',
            testTimeout: WHOLE_TEST,
            hookTimeout: WHOLE_TEST,
            expect: waiting,
            maxWorkers: mode === 'quick' ? AT_ONCE : PAGES_AT_ONCE,
            sequence: { groupOrder: mode === 'quick' ? 1 : 0 },
            // Off, so that the test files of a worker share browser contexts: making one takes longer than most tests.
            isolate: false,
          },
        },
        {
          test: {
            name: 'trust',
            include: [TRUST],
            exclude: aside,
            globalSetup: './trust/globalSetup.ts',
            testTimeout: isLong ? 3_600_000 : WHOLE_TEST,
            hookTimeout: WHOLE_TEST,
            expect: waiting,
            // The long form measures times: nothing else may run beside it.
            fileParallelism: !isLong,
            maxWorkers: AT_ONCE,
            sequence: { groupOrder: 1 },
            // A worker for many files: loading the same modules for each would take longer than several of the tests.
            isolate: false,
          },
        },
      ],
    },
  };
});
