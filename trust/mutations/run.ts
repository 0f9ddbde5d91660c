import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { concernedTests } from '../../bin/test/concernedTests.ts';
import { type Mutant, mutantsOf } from './mutants.ts';

/**
 * Changes one sign at a time in a copy of the sources and runs the nearest unit tests: `node trust/mutations/run.ts 120 58` takes 120 of all
 * changes, in the order of the seed 58. Prints what became of each, then the sums.
 */
const ROOMS = ['server/security', 'server/limits', 'database/leads', 'server/mail', 'server/letters', 'server/bounces'];
const ROOT = path.dirname(path.dirname(import.meta.dirname));
/** Number of test files run for each change; the files of its own folder are run first. */
const NEAREST = 6;
const PATIENCE_MS = 180_000;

/** Shuffles by a seed (mulberry32), the same on every machine. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  let state = seed;
  const random = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return items
    .map((item) => ({ item, place: random() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

const allMutants = (): Mutant[] =>
  globSync(
    ROOMS.map((room) => `${room}/**/*.ts`),
    { cwd: ROOT },
  )
    .filter((file) => !/\.test\.ts$|\/testing\//.test(file))
    .sort()
    .flatMap((file) => mutantsOf(file, readFileSync(path.join(ROOT, file), 'utf8')));

/** A copy of the tracked files, to be changed. */
function copyOfSources(): string {
  const copy = mkdtempSync(path.join(tmpdir(), 'mutants-'));
  const names = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: ROOT, encoding: 'utf8' });
  for (const name of names.split('\0').filter(Boolean)) cpSync(path.join(ROOT, name), path.join(copy, name));
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(copy, 'node_modules'));
  return copy;
}

function nearestTests(copy: string, { file }: Mutant): string[] {
  const isNear = (test: string) => (path.dirname(test) === path.dirname(file) ? 0 : 1);
  return concernedTests(copy, file)
    .filter((test) => !/^(e2e|trust)\//.test(test))
    .sort((one, other) => isNear(one) - isNear(other))
    .slice(0, NEAREST);
}

function pass(copy: string, tests: readonly string[]): boolean {
  const vitest = path.join(ROOT, 'node_modules/vitest/vitest.mjs');
  const run = spawnSync(process.execPath, [vitest, 'run', '--project', 'unit*', '--bail', '1', ...tests], {
    cwd: copy,
    stdio: 'ignore',
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
  return run.status === 0;
}

/** By file: whether its nearest tests pass without a change; where they do not, their failure proves nothing. */
const sound = new Map<string, boolean>();

type Verdict = 'noticed' | 'unnoticed' | 'without tests' | 'unsound';

/** Whether a test fails, or does not end, with the change. */
function verdictOn(copy: string, mutant: Mutant): Verdict {
  const tests = nearestTests(copy, mutant);
  if (tests.length === 0) return 'without tests';
  const target = path.join(copy, mutant.file);
  const text = readFileSync(target, 'utf8');
  writeFileSync(target, text.slice(0, mutant.at) + mutant.to + text.slice(mutant.at + mutant.from.length));
  const isUnnoticed = pass(copy, tests);
  writeFileSync(target, text);
  if (isUnnoticed) return 'unnoticed';
  if (!sound.has(mutant.file)) sound.set(mutant.file, pass(copy, tests));
  return sound.get(mutant.file) ? 'noticed' : 'unsound';
}

const [count = '40', seed = '58'] = process.argv.slice(2);
const all = allMutants();
const copy = copyOfSources();
const seen: Record<Verdict, number> = { noticed: 0, unnoticed: 0, 'without tests': 0, unsound: 0 };
try {
  for (const mutant of shuffled(all, Number(seed)).slice(0, Number(count))) {
    const verdict = verdictOn(copy, mutant);
    seen[verdict] += 1;
    const { file, line, from, to } = mutant;
    process.stdout.write(`${verdict}: ${file}:${line} ${from} → ${to || 'nothing'}\n`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
process.stdout.write(`${all.length} changes of one sign; ${JSON.stringify(seen)}\n`);
