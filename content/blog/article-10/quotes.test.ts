import { expect, test } from 'vitest';
import { unchangedContent as content } from '../../../data/settings/unchangedContent.ts';
import { agency, costs, evenHour, fullCost, own, ownQuote } from './quotes.ts';

test('with VAT and without, a full cost is the price and the client’s hours at forty euros', () => {
  expect(fullCost(agency, 'withVat')).toBe(2700 + 4 * 40);
  expect(fullCost(agency, 'withoutVat')).toBe(2250 + 4 * 40);
  const at120 = ownQuote(120);
  expect(fullCost(at120, 'withVat')).toBe(120 + 16 * 40);
  expect(fullCost(at120, 'withoutVat')).toBeCloseTo(100 + 16 * 40, 9);
});

test('at the hour’s cost where they cross, both quotes cost the same', () => {
  for (const unit of ['withVat', 'withoutVat'] as const) {
    const hour = evenHour(agency, own(content), unit);
    expect(fullCost(agency, unit, hour)).toBeCloseTo(fullCost(own(content), unit, hour), 9);
  }
});

test('the article’s conclusions hold at the catalogue’s price, and would at twice that', () => {
  for (const quote of [own(content), ownQuote(own(content).withVat * 2)]) {
    const full = (unit: 'withVat' | 'withoutVat') => fullCost(agency, unit) / fullCost(quote, unit);
    // Once the client's hours are counted, the ratio of the full costs is less than half the ratio of the prices.
    expect(full('withVat')).toBeLessThan(agency.withVat / quote.withVat / 2);
    expect(full('withoutVat')).toBeGreaterThan(1);
    expect(evenHour(agency, quote, 'withoutVat')).toBeGreaterThan(40);
  }
});

test('a cost that both quotes hold has one value', () => {
  expect(costs(content).own.fullWithVat).toBe(costs(content).ownWithoutVatExempt);
});
