import { describe, expect, it } from 'vitest';
import { exampleOf } from './examples.ts';
import { priceText } from './offer/promiseWords.ts';
import { orderText, serviceChoices } from './offer/services.ts';
import { closingTitle, orderLabel, sampleOf, serviceDescription, servicePageOf, serviceTitle } from './servicePages.ts';
import { unchangedContent as content } from './settings/unchangedContent.ts';

/**
 * Facts of each service that the owner cannot change: its name and second button. Prices, delays and formats may change in `services.ts`
 * and are written nowhere else (docs/decisions/0035-one-fact.md).
 */
const fixed = [
  ['etude-marche', 'Étude de marché', 'Questions ? Contactez-nous'],
  ['contenu-premium', 'Contenu premium', undefined],
  ['automatisation', 'Automatisation', 'Calculer vos économies'],
  ['strategie', 'Stratégie', 'Évaluation gratuite'],
  ['analyse-financiere', 'Analyse financière', 'Audit gratuit 15 min'],
] as const;

describe.each(fixed)('the service %s', (code, title, secondary) => {
  const { service, page } = servicePageOf(content, code);

  const { price, deliveryHours: hours, format } = service;

  it('has the title of the specification', () => {
    expect(service.title).toBe(title);
  });

  it('says the same price and delay in its title, description, order button and closing sentence', () => {
    expect(serviceTitle(service)).toContain(priceText(price));
    expect(serviceTitle(service)).toContain(`${hours} h`);
    expect(serviceDescription(service, page)).toContain(`${priceText(price)}, ${hours} h, ${format}`);
    expect(orderLabel(service)).toBe(`Commander - ${priceText(price)}`);
    expect(closingTitle(service, page)).toMatch(new RegExp(`${hours} h après le brief validé\\.$`));
  });

  it('orders with the text of the contract', () => {
    expect(orderText(service)).toBe(`${title} - ${price}€`);
  });

  it('names no other price or delay in its own words', () => {
    const words = JSON.stringify(page) + service.line;
    expect(words.match(/\d+ ?€/g)).toBeNull();
    expect(words.match(/\d+ ?h\b/g)).toBeNull();
  });

  it('shows every part of its example, and no other', () => {
    const { parts, total } = sampleOf(content, { service, page });
    expect(Object.keys(page.sample.items)).toEqual(parts.map((part) => part.title));
    expect(exampleOf(content, service.example).service).toMatchObject({ code, title, price });
    const announced = page.metrics.find((metric) => metric.label === 'pages');
    if (announced) expect(announced.figure).toBe(String(total));
  });

  it('describes itself in at most 155 characters', () => {
    expect(serviceDescription(service, page).length).toBeLessThanOrEqual(155);
  });

  it('has its second button', () => {
    if (secondary) expect(page.closing.secondary).toMatchObject({ label: secondary });
    else expect(page.closing.secondary.href).toBe('/exemples/contenu-premium');
  });
});

it('the form offers the prices of the catalogue', () => {
  for (const { code, title, price } of [...content.services, content.pack]) {
    const label = serviceChoices(content).find((choice) => choice.code === code)?.label;
    expect(label).toContain(title);
    expect(label).toContain(priceText(price));
  }
});

it('the metrics are those of the specification', () => {
  const pages = content.services.map(({ code }) => servicePageOf(content, code).page);
  const figures = pages.map(({ metrics }) => metrics.map(({ figure, unit = '' }) => figure + unit));
  expect(figures[0]).toEqual(['47', '23', '15', '8']);
  expect(figures[1]).toEqual(['12\u00a0000+', '25', '6', '8']);
  expect(figures[2]).toContain('340%');
  expect(figures[3]).toContain('18');
  expect(figures[4]?.slice(0, 2)).toEqual(['3', '3']);
});
