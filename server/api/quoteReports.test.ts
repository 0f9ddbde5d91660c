import { expect, test } from 'vitest';
import { paymentCode } from '../../data/quotes/payment.ts';
import { nextQuoteNumber } from '../../database/quotes/quotes.ts';
import { quoteWorld } from '../testing/quoteWorld.ts';

// Faults that users of other programs reported, each named by its thread.

// Dolibarr #37658 and #25714; crater and Invoice Ninja have the like.
test('half a cent is rounded as on paper, of a discount too, and the total is the sum of the amounts shown', async () => {
  const { sent } = await quoteWorld();
  const lines = [
    { text: 'Feuilles', quantity: 680, unit_price: 3.35 },
    { text: 'Demi-heure', quantity: 0.5, unit_price: 0.29 },
    { text: 'Une heure et demie', quantity: 1.5, unit_price: 0.35 },
    { text: 'Remise', quantity: 0.5, unit_price: -0.29 },
  ];
  // 2278 + 0.15 + 0.53 - 0.15; in binary, 0.5 × 0.29 is 0.14499…
  expect((await sent({ lines })).quote.total).toBe(2278.53);
});

// Invoice Ninja UI #2997, Odoo #44268.
test.each([
  ['2026-12-31', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
  ['2027-07-01', '2027-07-01T21:59:59Z', '2027-07-01T22:00:00Z'],
])('a quote valid until %s may be accepted until midnight of Paris', async (valid_until, before, after) => {
  const { sent, accept, clock } = await quoteWorld();
  const [one, two] = [await sent({ valid_until }), await sent({ valid_until })];
  clock.time = new Date(before);
  await accept(one.token).expect(201);
  clock.time = new Date(after);
  await accept(two.token).expect(409);
});

// Invoice Ninja #10516 and #9093.
test('numbers begin again with the year of Paris', async () => {
  const { services } = await quoteWorld();
  const numbers: string[] = [];
  for (const at of ['2026-12-31T22:30:00Z', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z', '2027-01-01T12:00:00Z'])
    numbers.push(await services.queue.write((writer) => nextQuoteNumber(writer, new Date(at))));
  expect(numbers).toEqual(['D-2026-0001', 'D-2026-0002', 'D-2027-0001', 'D-2027-0002']);
});

// Odoo #72264, Invoice Ninja #10729.
test('the payment code has the IBAN in capitals, the amount with a point, and a name of 70 characters at most', () => {
  const seller = { name: 'N'.repeat(71), iban: 'fr76 3000 6000 0112 3456 7890 189', reference: 'D-2026-0001' };
  expect(paymentCode({ ...seller, cents: 123_450 }).split('\n')).toEqual([
    ...['BCD', '002', '1', 'SCT', '', 'N'.repeat(70), 'FR7630006000011234567890189', 'EUR1234.50', '', ''],
    'D-2026-0001',
  ]);
});

// Link scanners of mail programs: go-api pull request #1294.
test('a program that follows the link neither opens the quote nor accepts it', async () => {
  const { sent, api, record } = await quoteWorld();
  const { token } = await sent();
  await api.head(`/devis/${token}`);
  await api.get(`/devis/${token}`).set('User-Agent', 'Mozilla/5.0 (compatible; bingbot/2.0)');
  expect((await record()).quotes[0]).toMatchObject({ status: 'sent', opened_at: null });
  await api.get(`/devis/${token}`).set('User-Agent', 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0');
  expect((await record()).quotes[0]).toMatchObject({ status: 'sent', opened_at: expect.any(String) });
});
