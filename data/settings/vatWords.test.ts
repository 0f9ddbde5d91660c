import { expect, test } from 'vitest';
import { examples } from '../examples.ts';
import { advantages, quoteSection, servicesSection } from '../home.ts';
import { makeContent, UNCHANGED } from './makeContent.ts';
import { unchangedContent } from './unchangedContent.ts';
import { vatWords } from './vatWords.ts';

const whoseVatIs = (vat: string) => makeContent({ ...UNCHANGED, settings: { identity: { vat } } });
const exempt = whoseVatIs('TVA non applicable, art. 293 B du CGI');

test('who charges no value added tax writes nowhere that prices include it', () => {
  const told = JSON.stringify([
    servicesSection(exempt),
    advantages(exempt),
    quoteSection(exempt),
    vatWords(exempt).sentence,
    examples(exempt),
  ]);
  expect(told).toContain('Prix nets');
  expect(told).toContain('Total net');
  expect(told).not.toMatch(/TTC|toutes taxes/);
});

test('an owner with a VAT number, or who has not said yet, calls prices « TTC »', () => {
  for (const content of [unchangedContent, whoseVatIs('FR44 732829320')])
    expect(servicesSection(content).lead).toContain('Prix TTC');
});
