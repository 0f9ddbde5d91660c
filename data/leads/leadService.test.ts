import { describe, expect, test } from 'vitest';
import { tailored } from '../offer/catalogue.ts';
import { orderText, serviceChoices } from '../offer/services.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { knownTitle, leadServices, serviceAsSent, serviceCodeOf, serviceName } from './leadService.ts';

const offers = [...content.services, content.pack];

describe('the code a service text names', () => {
  test.each(offers.map((offer) => [offer.code, offer] as const))(
    '%s is found in its code, its title and its order text, whatever the price',
    (code, offer) => {
      const texts = [
        code,
        offer.title,
        orderText(offer),
        orderText({ ...offer, price: offer.price + 37 }),
        `${offer.title} – 1 200,50 EUR`,
        `  ${offer.title.toUpperCase().normalize('NFD')} -\u00a0${offer.price}\u202f€ `,
      ];
      expect(texts.map(serviceCodeOf)).toEqual(texts.map(() => code));
    },
  );

  test('is found in every choice of the quote form, by code and by label', () => {
    const found = serviceChoices(content).map(({ code, label }) => [serviceCodeOf(code), serviceCodeOf(label)]);
    expect(found).toEqual(serviceChoices(content).map(({ code }) => [code, code]));
  });

  test('is the tailored work’s for the example that is ordered by its own name', () => {
    expect(serviceCodeOf(orderText(content.saas))).toBe(tailored.code);
  });

  test.each(['', 'Stratégie de prix', 'Étude', 'Étude de marché - néobanques', 'constructor', '- 120€', '120€'])(
    'is none for %j, which speaks for itself',
    (text) => {
      expect(serviceCodeOf(text)).toBeNull();
    },
  );

  test('is found or missed at once, however a text is made', () => {
    const before = process.cpuUsage();
    for (const piece of ['-1', ', 1', ' -', '1 ', ' par mois']) serviceCodeOf(piece.repeat(100_000 / piece.length));
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1000).toBeLessThan(2000);
  });
});

test('no two services share a code or a title', () => {
  expect(new Set(leadServices.map(({ code }) => code)).size).toBe(leadServices.length);
  expect(new Set(leadServices.map(({ label }) => label)).size).toBe(leadServices.length);
});

test('a lead keeps the price of its day, a bare code reads as its title, and a stranger’s text stays as it is', () => {
  const yesterday = { service: 'Étude de marché - 99€', service_code: 'etude-marche' };
  expect([serviceName(yesterday), serviceAsSent(yesterday)]).toEqual([
    'Étude de marché',
    'Étude de marché - 99\u00a0€',
  ]);
  const chosen = { service: 'strategie', service_code: 'strategie' };
  expect([serviceName(chosen), serviceAsSent(chosen)]).toEqual(['Stratégie', 'Stratégie']);
  const free = { service: 'Une affiche', service_code: null };
  expect([serviceName(free), serviceAsSent(free)]).toEqual(['Une affiche', 'Une affiche']);
  const coded = { service: 'conseil-export', service_code: null };
  expect([serviceName(coded), serviceAsSent(coded)]).toEqual(['Conseil export', 'Conseil export']);
  expect([serviceName({ service: null, service_code: null }), knownTitle(null)]).toEqual(['', undefined]);
});

test('a lead whose code left the catalogue shows its stored text', () => {
  const gone = { service: 'Audit - 90€', service_code: 'audit' };
  expect([serviceName(gone), serviceAsSent(gone)]).toEqual(['Audit - 90€', 'Audit - 90\u00a0€']);
});
