import { describe, expect, it } from 'vitest';
import { exampleOf } from './examples.ts';
import { sampleOf } from './serviceExamples.ts';
import { closingTitle, orderLabel, serviceDescription, servicePageOf, serviceTitle } from './servicePages.ts';
import { monthlyPack, orderText, priceText, serviceChoices, services } from './services.ts';

/**
 * The specification's catalogue (docs/product/specification.md § 9), written out once more so that a slip in
 * `services.ts` shows.
 */
const catalogue = [
  ['etude-marche', 'Étude de marché', 120, 48, 'PDF / PPT', 'Questions ? Contactez-nous'],
  ['contenu-premium', 'Contenu premium', 100, 48, 'PDF / Word', undefined],
  ['automatisation', 'Automatisation', 150, 72, 'PDF / PPT', 'Calculer vos économies'],
  ['strategie', 'Stratégie', 70, 48, 'PDF / PPT', 'Évaluation gratuite'],
  ['analyse-financiere', 'Analyse financière', 130, 72, 'Excel / PDF', 'Audit gratuit 15 min'],
] as const;

describe.each(catalogue)('the service %s', (code, title, price, hours, format, secondary) => {
  const { service, page } = servicePageOf(code);

  it('has the price, delay and format of the specification', () => {
    expect(service).toMatchObject({ title, price, deliveryHours: hours, format });
  });

  it('says the same price and delay in its title, description, order button and closing sentence', () => {
    expect(serviceTitle(service)).toContain(`${price} €`);
    expect(serviceTitle(service)).toContain(`${hours} h`);
    expect(serviceDescription(service, page)).toContain(`${price} € TTC, ${hours} h, ${format}`);
    expect(orderLabel(service)).toBe(`Commander - ${price} €`);
    expect(closingTitle(service, page)).toMatch(new RegExp(`dans ${hours} h\\.$`));
  });

  it('orders with the text of the contract', () => {
    expect(orderText(service)).toBe(`${title} - ${price}€`);
  });

  it('names no other price or delay in its own words', () => {
    const words = JSON.stringify(page) + service.line;
    expect(words.match(/\d+ ?€/g)).toBeNull();
    expect(words.match(/\d+ ?h\b/g)).toBeNull();
  });

  it('shows its example as the example tells it: every part, and no other', () => {
    const { parts, total } = sampleOf({ service, page });
    expect(Object.keys(page.sample.items)).toEqual(parts.map((part) => part.title));
    expect(exampleOf(service.example).service).toMatchObject({ code, title, price });
    const announced = page.metrics.find((metric) => metric.label === 'pages');
    if (announced) expect(announced.figure).toBe(String(total));
  });

  it('describes itself in at most 155 characters', () => {
    expect(serviceDescription(service, page).length).toBeLessThanOrEqual(155);
  });

  it('has its second button', () => {
    if (secondary) expect(page.closing.secondary).toEqual({ label: secondary });
    else expect(page.closing.secondary.href).toBe('/exemples/contenu-premium');
  });
});

it('the form offers the prices of the catalogue', () => {
  for (const { code, title, price } of [...services, monthlyPack]) {
    const label = serviceChoices.find((choice) => choice.code === code)?.label;
    expect(label).toContain(title);
    expect(label).toContain(priceText(price));
  }
});

it('the metrics are those of the specification', () => {
  const pages = services.map(({ code }) => servicePageOf(code).page);
  const figures = pages.map(({ metrics }) => metrics.map(({ figure, unit = '' }) => figure + unit));
  expect(figures[0]).toEqual(['47', '23', '15', '8']);
  expect(figures[1]).toEqual(['12 000+', '25', '6', '8']);
  expect(figures[2]).toContain('340%');
  expect(figures[3]).toContain('18');
  expect(figures[4]?.slice(0, 2)).toEqual(['3', '3']);
});
