import { globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.dirname(path.dirname(import.meta.dirname));

/** Pattern of unit tests, which are beside the sources and start no browser or server process. */
export const UNIT = '{bin,components,content,data,database,renderer,server}/**/*.test.{ts,tsx}';
export const BROWSER = 'e2e/**/*.test.ts';
export const TRUST = 'trust/**/*.test.ts';

/**
 * Browser and durability tests included in the quick tests: a journey of each kind of person; D1 and D13 of docs/trust.md, with their
 * twins.
 */
const FIRST = ['e2e/journeys.test.ts', 'trust/killed/onFile.test.ts'];

/** Unit tests excluded from the quick tests: each keeps a processor core busy for at least four seconds. */
const SLOW = [
  'bin/identity/identity.test.ts',
  'bin/owner/restoreCopy.test.ts',
  'bin/readOnly.test.ts',
  'bin/site.test.ts',
  'database/file/restore.test.ts',
  'server/api/admin/accounts/accounts.test.ts',
  'server/api/admin/articles/articles.test.ts',
  'server/api/admin/media.test.ts',
  'server/api/admin/sampleFiles.test.ts',
  'server/api/secondFactor.test.ts',
  'server/canary/canary.test.ts',
  'server/jobs/clock.test.ts',
  'server/jobs/maintenance.test.ts',
  'server/jobs/unattended.test.ts',
  'server/letters/letters.test.ts',
  'server/letters/whileItLeaves.test.ts',
  'server/mail/delayedMail.test.ts',
  'server/mail/outage.test.ts',
  'server/mail/summaries.test.ts',
  'server/offsite/copies.test.ts',
  'server/security/signIn/attempts.test.ts',
  'server/siteContent/changedMails.test.ts',
  'server/watch/alerts.test.ts',
];

/** Paths of all test files from the root of the project, except those of the wide form (`*.wide.test.ts`). */
export const testFiles = (): string[] =>
  globSync([UNIT, BROWSER, TRUST], { cwd: ROOT }).filter((file) => !file.endsWith('.wide.test.ts'));

/** Whether `npm test` runs this test file; `npm run test:rest` runs all other test files. */
export const isQuickTest = (file: string): boolean =>
  /^(e2e|trust)\//.test(file) ? FIRST.includes(file) : !SLOW.includes(file);

const SOURCES = '{bench,bin,components,content,data,database,e2e,pages,renderer,server,trust}/**/*.{ts,tsx}';
const IMPORT = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)['"]/g;
/** Maximum number of imports between a test and a place it concerns; with more, every test would concern everything. */
const STEPS = 4;

/**
 * Returns the test files that concern a place, as paths from the project's root: tests under it, tests named after it, and those that
 * import it most directly; empty if there are none.
 * @param place a file or a folder, from the root
 */
export function concernedTests(root: string, place: string): string[] {
  const tests = globSync([UNIT, BROWSER, TRUST], { cwd: root });
  const isThere = statSync(path.join(root, place), { throwIfNoEntry: false });
  if (!isThere) return tests.filter((test) => test.startsWith(place));
  const isUnder = (file: string) => file === place || file.startsWith(`${place}/`);
  const under = tests.filter(isUnder);
  if (under.includes(place)) return under;
  const named = tests.filter((test) => isNamedAfter(test, place));
  return [...new Set([...under, ...named, ...nearestImporters(root, isUnder)])].sort();
}

const stem = (file: string): string => path.basename(file).split('.')[0] ?? '';

/**
 * Whether a test is named after a place: `worker.test.ts` after `worker.ts`, files in `article-3/` after `article-3.md`, and a browser test
 * after the folder it tests, as `e2e/forms/newsletter.test.ts` after `components/newsletter`.
 */
function isNamedAfter(test: string, place: string): boolean {
  const folder = path.dirname(place);
  if (path.dirname(test) === folder && stem(test) === stem(place)) return true;
  if (test.startsWith(`${path.join(folder, stem(place))}/`)) return true;
  if (!test.startsWith('e2e/') || !/^(components|pages)\//.test(place)) return false;
  const names = [...place.split('/').slice(1, -1), stem(place)];
  return names.some((name) => stem(test).split(/(?=[A-Z])/)[0] === name);
}

/**
 * Returns the tests that import the place directly; if there are none, those that do so through one other module, and so on up to `STEPS`
 * imports.
 */
function nearestImporters(root: string, isUnder: (file: string) => boolean): string[] {
  const files = globSync(SOURCES, { cwd: root });
  const importers = new Map<string, string[]>();
  for (const file of files) {
    const text = readFileSync(path.join(root, file), 'utf8');
    for (const [, name = ''] of text.matchAll(IMPORT)) {
      const imported = path.join(path.dirname(file), name);
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  const seen = new Set(files.filter(isUnder));
  let reached = [...seen];
  for (let step = 0; step < STEPS; step += 1) {
    const next = new Set(reached.flatMap((file) => importers.get(file) ?? []).filter((file) => !seen.has(file)));
    const tests = [...next].filter((file) => file.includes('.test.'));
    if (tests.length > 0) return tests;
    for (const file of next) seen.add(file);
    reached = [...next];
  }
  return [];
}
