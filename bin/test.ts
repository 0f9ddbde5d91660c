import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { whatIsStale } from './build/whatIsStale.ts';
import { concernedTests, isQuickTest, testFiles } from './test/concernedTests.ts';

const ROOT = path.dirname(import.meta.dirname);

/** Runs types, lint and build at the same time, then the quick tests; prints which tests were left out. */
async function askFirst(): Promise<number> {
  const checks = [['tsc', '--noEmit'], ['biome', 'check', '.'], ['knip'], ...build()];
  const failed = (await Promise.all(checks.map(runAndPrint))).filter((status) => status !== 0);
  const [status = 1] = failed.length > 0 ? failed : [await vitest('--mode', 'quick')];
  const left = testFiles().filter((file) => !isQuickTest(file));
  const twins = (files: string[]) => files.reduce((sum, file) => sum + twinsOf(file), 0);
  process.stdout.write(
    [
      `Asked: ${testFiles().length - left.length} of ${testFiles().length} test files, and ${twins(testFiles()) - twins(left)} of ${twins(testFiles())} deliberate defects (twins, docs/trust.md).`,
      'Not asked: the slow tests of the rooms, every browser test but the journeys, durability and attacks but for one row.',
      'They are asked by npm run test:rest, and must pass before a change lands (npm run test:all: both).',
      '',
    ].join('\n'),
  );
  return status;
}

async function askAbout(named: readonly string[]): Promise<number> {
  const found = named.map((place) => ({ place, tests: concernedTests(ROOT, place) }));
  const without = found.filter(({ tests }) => tests.length === 0);
  for (const { place } of without) console.error(`No test concerns ${place || 'the whole project: npm run test:all'}.`);
  const tests = [...new Set(found.flatMap((one) => one.tests))];
  if (tests.length === 0) return 1;
  const needsBuild = tests.some((test) => /^(e2e|trust|bin)\//.test(test));
  const built = needsBuild ? await Promise.all(build().map(runAndPrint)) : [];
  if (built.some((status) => status !== 0)) return 1;
  const wide = named.some((place) => place.includes('.wide.')) ? ['--mode', 'wide'] : [];
  const status = await vitest(...wide, ...tests);
  return without.length > 0 ? 1 : status;
}

/** Returns the commands that build `dist/` when it is missing or older than its sources; none otherwise. */
function build(): string[][] {
  const stale = whatIsStale(ROOT);
  return stale === 'nothing' ? [] : [['node', 'bin/build.ts', stale]];
}

/** Counts the tests of a file that switch a protection off (twins). */
const twinsOf = (file: string): number =>
  readFileSync(path.join(ROOT, file), 'utf8').match(/^ *test\S*\(\s*['"`].*\btwin\b/gm)?.length ?? 0;

const vitest = (...words: string[]): Promise<number> => ended(start(['vitest', 'run', ...words], 'inherit'));

/** Runs a command; afterwards prints its name, time and whole output together. */
async function runAndPrint(words: readonly string[]): Promise<number> {
  const began = performance.now();
  const child = start(words, 'pipe');
  const [status, out, err] = await Promise.all([ended(child), read(child.stdout), read(child.stderr)]);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stdout.write(`${status === 0 ? 'passed' : 'FAILED'} ${words.join(' ')} (${seconds} s)\n${out}${err}`);
  return status;
}

const read = (stream: ChildProcess['stdout']): Promise<string> => (stream ? text(stream) : Promise.resolve(''));

function start([program = '', ...words]: readonly string[], output: 'inherit' | 'pipe'): ChildProcess {
  const local = path.join(ROOT, 'node_modules', '.bin');
  const env = { ...process.env, PATH: `${local}${path.delimiter}${process.env.PATH}` };
  return spawn(program, words, {
    cwd: ROOT,
    env,
    stdio: ['ignore', output, output],
    shell: process.platform === 'win32',
  });
}

async function ended(child: ChildProcess): Promise<number> {
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** `npm test`: the quick tests. `npm test -- PLACE…`: the tests that concern these files and folders, in every test project. */
const places = process.argv.slice(2).map((place) => path.relative(ROOT, path.resolve(place)));
process.exitCode = places.length === 0 ? await askFirst() : await askAbout(places);
