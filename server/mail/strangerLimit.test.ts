import { describe, expect, test } from 'vitest';
import { recipientKey, strangerLimitUntil } from './strangerLimit.ts';

const HOUR = 3_600_000;
const NOW = 1_800_000_000_000;
const none = { toRecipient: [], fromOrigin: [], toStrangers: [] };
const iso = (...times: number[]) => times.map((time) => new Date(time).toISOString());

describe('the limit on mail to strangers', () => {
  test('lets a first mail go', () => expect(strangerLimitUntil(NOW, none)).toBeUndefined());

  test('holds the fourth mail to a mailbox until a day after the third last', () => {
    const toRecipient = iso(NOW - 20 * HOUR, NOW - 3 * HOUR, NOW - HOUR);
    expect(strangerLimitUntil(NOW, { ...none, toRecipient })).toBe(NOW + 4 * HOUR);
    expect(strangerLimitUntil(NOW, { ...none, toRecipient: toRecipient.slice(1) })).toBeUndefined();
  });

  test('holds the eleventh mail an hour that forms from one place cause', () => {
    const fromOrigin = iso(...Array.from({ length: 10 }, (_, index) => NOW - HOUR / 2 + index));
    expect(strangerLimitUntil(NOW, { ...none, fromOrigin })).toBe(NOW + HOUR / 2);
    expect(strangerLimitUntil(NOW, { ...none, fromOrigin: fromOrigin.slice(1) })).toBeUndefined();
  });

  test('holds mail to anybody when an hour is full; of a network that had none yet, once it is full twice', () => {
    const sent = (count: number) => iso(...Array.from({ length: count }, (_, index) => NOW - HOUR / 2 + index));
    const fromOrigin = iso(NOW - HOUR / 2);
    expect(strangerLimitUntil(NOW, { ...none, fromOrigin, toStrangers: sent(120) })).toBe(NOW + HOUR / 2);
    expect(strangerLimitUntil(NOW, { ...none, fromOrigin, toStrangers: sent(119) })).toBeUndefined();
    expect(strangerLimitUntil(NOW, { ...none, toStrangers: sent(239) })).toBeUndefined();
    expect(strangerLimitUntil(NOW, { ...none, toStrangers: sent(240) })).toBe(NOW + HOUR / 2);
  });

  test('is not held by mails a wrong clock dated in the future', () =>
    expect(strangerLimitUntil(NOW, { ...none, toRecipient: iso(NOW + 1, NOW + 2, NOW + HOUR) })).toBeUndefined());
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
