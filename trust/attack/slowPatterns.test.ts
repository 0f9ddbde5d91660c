import { expect, test } from 'vitest';
import { isEmailAddress } from '../../data/leads/emailAddress.ts';
import { leadLimits } from '../../data/leads/limits.ts';
import { spamReasons } from '../../server/security/spamReasons.ts';
import { limit, report } from '../testing/form.ts';
import { attacks, patternsOfSource } from '../testing/patterns.ts';

/** The longest field a visitor may fill. */
const LONGEST = leadLimits.message;

/** The least of three times, in milliseconds of this thread's own work: what else the machine does is not the pattern's doing. */
function least(pattern: RegExp, text: string, enough: number): number {
  let best = Number.POSITIVE_INFINITY;
  for (let n = 0; n < 3 && best > enough; n += 1) {
    const begun = process.threadCpuUsage();
    text.replace(pattern, '');
    const { user, system } = process.threadCpuUsage(begun);
    best = Math.min(best, (user + system) / 1000);
  }
  return best;
}

/** The attack a pattern is slowest on, and its time. */
function slowest(pattern: RegExp, length: number, enough: number) {
  let worst = { ms: 0, attack: '' };
  for (const attack of attacks(pattern, length)) {
    const ms = least(pattern, attack, enough);
    if (ms > worst.ms) worst = { ms, attack: `${attack.slice(0, 12)}…${attack.slice(-3)}` };
    if (ms > enough) break;
  }
  return worst;
}

/** A quadratic pattern takes hundreds over such a text. */
const MOST_MS = 40;

test('no regular expression of the source takes long over any text a visitor may send', () => {
  const patterns = patternsOfSource();
  expect(patterns.length).toBeGreaterThan(60);
  let worst = 0;
  for (const { place, pattern } of patterns) {
    const { ms, attack } = slowest(pattern, LONGEST, MOST_MS);
    expect([place, attack, ms < MOST_MS]).toEqual([place, attack, true]);
    worst = Math.max(worst, ms);
  }
  report(
    'S16',
    `${patterns.length} regular expressions, ${LONGEST} characters at most: ${worst.toFixed(1)} ms at most`,
  );
}, 300_000);

test('fifty thousand characters of an address, and the longest message there is, are judged at once', () => {
  const address = `${'a.'.repeat(25_000)}@`;
  const suspect = { name: 'a'.repeat(200), email: 'a@b.fr', company: '', honeypot: '', shownFor: undefined };
  const begun = performance.now();
  expect(isEmailAddress(address)).toBe(false);
  spamReasons({ ...suspect, message: '<a '.repeat(6600) });
  expect(performance.now() - begun).toBeLessThan(limit(50));
});

test('twin: a pattern that looks for the spaces at the end from each of them is found slow', () => {
  expect(slowest(/\s+$/, LONGEST, MOST_MS).ms).toBeGreaterThan(MOST_MS);
});
