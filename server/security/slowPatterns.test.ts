import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isEmailAddress } from '../../data/leads/contactDetails.ts';
import { leadLimits } from '../../data/leads/limits.ts';
import { spamReasons } from './spamReasons.ts';

/** A regular expression in the source. */
interface Pattern {
  place: string;
  pattern: RegExp;
}

/** Context in which a slash begins a regular expression rather than a division, a comment or the end of a tag. */
const LITERAL =
  /(?<=(?:[=(,:!&|?[{;]|=>|return|^)\s*)\/(?![*/])((?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+)\/([dgimsuvy]*)(?=[\s.,;)\]}:])/gm;

/** Every regular expression literal of what runs on the server and on the owner's desk. */
function patternsOfSource(): Pattern[] {
  const files = globSync('{server,database,data,renderer,components}/**/*.{ts,tsx}').filter(
    (file) => !/\.test\.|\/testing\//.test(file),
  );
  return files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(LITERAL)].map(([, source = '', flags]) => ({
      place: `${file}: /${source}/`,
      pattern: new RegExp(source, flags),
    })),
  );
}

/** Texts repeated to make a pattern backtrack. */
const PUMPS = [...'a0 \t\n.-/\\"<&=_é\u00a0\u0300', '\r\n'];
const PAIRS = ['a.', 'a-', 'a ', '0,', '//', 'a@', '<a ', '=?', '::', '%0', 'http://', 'www.', '[url', '\ud83d\ude00'];
const ENDS = ['', '!', '\u0000', '@'];

/** Texts of this length that make a backtracking pattern slow, some made of words from the pattern itself. */
function attacks({ source }: RegExp, length: number): string[] {
  const own = source.match(/[\p{L}\d]{2,}/gu)?.slice(0, 12) ?? [];
  const starts = ['', ...own.slice(0, 3), source.replace(/^\^|\\(?=[/.])/g, '').slice(0, 4)];
  return [...PUMPS, ...PAIRS, ...own].flatMap((pump) => {
    const body = pump.repeat(Math.ceil(length / pump.length)).slice(0, length);
    return starts.flatMap((start) => ENDS.map((end) => start + body + end));
  });
}

/** The longest field a visitor may fill. */
const LONGEST = leadLimits.message;

/** Least time of three runs, in milliseconds of this thread's processor time, which other programs do not lengthen. */
function least(work: () => unknown, enough = 0): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3 && best > enough; n += 1) {
    const begun = process.threadCpuUsage();
    work();
    const { user, system } = process.threadCpuUsage(begun);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/**
 * Milliseconds this machine takes to read a text of the longest length once, measured over a hundred times that length, since some clocks
 * are coarse.
 */
const once = () => {
  const text = 'a'.repeat(100 * LONGEST);
  return least(() => text.replace(/a/g, '')) / 100;
};
/** Maximum time of a pattern on a text, in multiples of reading the text once; a quadratic pattern takes over a thousand. */
const MOST_LOOKS = 400;

/** Slowest text for a pattern, and the pattern's time on it, in multiples of reading the text once. */
function slowest(pattern: RegExp, look: number) {
  let worst = { looks: 0, attack: '' };
  for (const attack of attacks(pattern, LONGEST)) {
    const looks = least(() => attack.replace(pattern, ''), MOST_LOOKS * look) / look;
    if (looks > worst.looks) worst = { looks, attack: `${attack.slice(0, 12)}…${attack.slice(-3)}` };
    if (looks > MOST_LOOKS) break;
  }
  return worst;
}

test('no regular expression of the source takes long over any text a visitor may send', () => {
  const patterns = patternsOfSource();
  expect(patterns.length).toBeGreaterThan(60);
  const look = once();
  for (const { place, pattern } of patterns) {
    const { looks, attack } = slowest(pattern, look);
    expect([place, attack, looks < MOST_LOOKS]).toEqual([place, attack, true]);
  }
}, 300_000);

test('fifty thousand characters of an address, and the longest message there is, are judged in one such time', () => {
  const address = `${'a.'.repeat(25_000)}@`;
  const suspect = { name: 'a'.repeat(200), email: 'a@b.fr', company: '', honeypot: '', shownFor: undefined };
  const message = '<a '.repeat(LONGEST / 3);
  const look = once();
  expect(isEmailAddress(address)).toBe(false);
  expect(least(() => isEmailAddress(address)) / look).toBeLessThan(MOST_LOOKS);
  expect(least(() => spamReasons({ ...suspect, message })) / look).toBeLessThan(MOST_LOOKS);
});

test('twin: a pattern that looks for the spaces at the end from each of them is found slow', () => {
  expect(slowest(/\s+$/, once()).looks).toBeGreaterThan(MOST_LOOKS);
});
