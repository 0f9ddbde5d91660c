import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { testFiles } from './concernedTests.ts';

/** Matches measured times: a difference of clocks, or the `ms` that a function in `trust/testing` returns. */
const MEASURES = /(?:performance|Date)\.now\(\) -|CpuUsage\(|hrtime|\.ms\b|\bms\b *[},]|\bmsUntil\(/;
/** Matches bounds with which a test may compare a time: timeouts, and `limit(…)`, which applies only in the long form of the tests. */
const BOUNDS = /^(?:limit\(|PATIENCE\b)/;
/** Matches comparisons of two times measured in the same run: their ratio does not depend on the machine. */
const RATIO = /^[^)]*[*/] *\w/;

const names = (pattern: string) => pattern.match(/\w+/g) ?? [];

/**
 * Returns the variables of a test that contain measured times: assigned from a measurement or from such a variable, or lists to which one
 * is added.
 */
function measured(text: string): Set<string> {
  const found = new Set<string>();
  const holds = (value: string) => MEASURES.test(value) || names(value).some((name) => found.has(name));
  // Two passes, since a variable may be used above the line that assigns it.
  for (let round = 0; round < 2; round += 1) {
    for (const [, name = '', value = ''] of text.matchAll(/\b(\w+)\.push\(([^;]*)\);/g))
      if (MEASURES.test(value)) found.add(name);
    for (const [, pattern = '', value = ''] of text.matchAll(/\b(?:const|let) (\w+|\[[\w, =]+\]) = ([^;]*);/g))
      if (holds(value) && !value.includes('=>')) for (const name of names(pattern)) found.add(name);
  }
  return found;
}

/** Returns the lines of a test that compare a time with a bound in milliseconds. */
function timeAssertions(text: string): string[] {
  const quick = text.replace(/\ntest\.runIf\(isLong\)[\s\S]*?(?=\n(?:test|describe|shared|$))/g, '');
  const held = measured(quick);
  return quick.split('\n').flatMap((line) => {
    const [, value = '', bound = ''] = /expect\((.*)\)\.toBeLessThan(?:OrEqual)?\((.*)/.exec(line) ?? [];
    const isTime = MEASURES.test(value) || names(value).some((name) => held.has(name));
    return isTime && !/isLong/.test(line) && !BOUNDS.test(bound) && !RATIO.test(bound) ? [line.trim()] : [];
  });
}

test('no test holds the site to a time that a machine decides (docs/decisions/0079-quick-tests.md)', () => {
  const found = testFiles()
    .filter((file) => file !== 'bin/test/timeAssertions.test.ts')
    .flatMap((file) => timeAssertions(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});

test('twin: a bound in milliseconds is found, however it is named; a ratio, a long form and patience are not', () => {
  const begun = 'const begun = performance.now();\n';
  for (const line of [
    'expect(performance.now() - begun).toBeLessThan(50);',
    'const took = performance.now() - begun;\nexpect(took).toBeLessThan(5);',
    'times.push(performance.now() - begun);\nconst worst = Math.max(...times);\nexpect(worst).toBeLessThan(2000);',
    'expect((await call(lead)).ms).toBeLessThanOrEqual(100);',
  ])
    expect(timeAssertions(begun + line), line).toHaveLength(1);
  for (const line of [
    'expect(performance.now() - begun).toBeLessThan(limit(50));',
    'expect(performance.now() - begun).toBeLessThan(PATIENCE);',
    'const [one, ten] = [1, 10].map(() => performance.now() - begun);\nexpect(ten).toBeLessThan(20 * one);',
  ])
    expect(timeAssertions(begun + line), line).toEqual([]);
});
