import { describe, expect, test } from 'vitest';
import { recipientKey, strangerLimitUntil } from './strangerLimit.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const none = { toRecipient: [], fromOrigin: [], toStrangers: [] };
const iso = (...times: number[]) => times.map((time) => new Date(time).toISOString());

test('a mail waits until the third last mail to its mailbox is a day old; mails dated in the future by a wrong clock do not count', () => {
  const toRecipient = iso(NOW - 20 * HOUR, NOW - 3 * HOUR, NOW - HOUR);
  expect(strangerLimitUntil(NOW, { ...none, toRecipient })).toBe(NOW + 4 * HOUR);
  expect(strangerLimitUntil(NOW, { ...none, toRecipient: iso(NOW + 1, NOW + 2, NOW + HOUR) })).toBeUndefined();
});

describe('a mailbox', () => {
  test.each([
    ['Lea@Exemple.fr', 'lea@exemple.fr'],
    ['lea+devis@exemple.fr', 'lea@exemple.fr'],
    ['l.e.a@gmail.com', 'lea@googlemail.com'],
  ])('%s is the one of %s', (one, other) => expect(recipientKey(one)).toBe(recipientKey(other)));

  test.each([
    ['l.ea@exemple.fr', 'lea@exemple.fr'],
    ['lea@exemple.fr', 'lea@exemple.com'],
  ])('%s is not the one of %s', (one, other) => expect(recipientKey(one)).not.toBe(recipientKey(other)));

  test('is kept as a hash only', () => expect(recipientKey('lea@exemple.fr')).toMatch(/^[\w-]{43}$/));
});
