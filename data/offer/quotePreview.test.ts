import { expect, test } from 'vitest';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { deliveryDays } from './orderFigures.ts';
import { quotePreview } from './quotePreview.ts';

const SATURDAY = '2026-11-28';
const shown = (code: string, timeline = '', title?: string) => {
  const { price, parts, delivery } = quotePreview(content, { code, timeline, title }, SATURDAY);
  return [price, ...parts, delivery].map((row) => row.join(' : ').replaceAll('\u00a0', ' '));
};

test('a service shows its price, both parts and the day of its delivery; an urgent one costs half as much again', () => {
  expect(shown('etude-marche')).toEqual([
    'Prix TTC : 120 €',
    'À la commande, 50 % : 60 €',
    'À la livraison, 50 % : 60 €',
    'Livraison, si le brief est validé lundi 30 novembre : mercredi 2 décembre',
  ]);
  expect(shown('etude-marche', 'urgent')).toEqual([
    'Prix TTC : 180 €',
    'À la commande, 50 % : 90 €',
    'À la livraison, 50 % : 90 €',
    'Livraison, si le brief est validé lundi 30 novembre : mardi 1er décembre',
  ]);
});

test('the pack is paid for the month that begins; tailored work has no price and no parts; without a choice the preview is empty', () => {
  expect(shown('pack-mensuel', 'urgent')).toEqual([
    'Prix TTC, par mois : 240 €',
    'À la commande, le mois qui commence : 240 €',
    'Livraison : fixée au devis',
  ]);
  expect(shown('sur-mesure')).toEqual(['Prix TTC : sur devis', 'Livraison : fixée au devis']);
  expect(shown('sur-mesure', '', content.saas.title)[0]).toBe('Prix TTC : 240 €');
  expect(shown('').every((row) => row.endsWith(' : '))).toBe(true);
  expect(quotePreview(content, { code: '', timeline: '' }, SATURDAY).summary).toBe('');
});

test('a brief is validated on a working day, after the hours of the reply and of the brief', () => {
  const briefOf = (sentOn: string) => deliveryDays(content, 48, sentOn).brief;
  // Requests sent on a Wednesday, Thursday, Friday and Saturday: no brief is validated on a weekend.
  expect(['2026-11-25', '2026-11-26', '2026-11-27', '2026-11-28'].map(briefOf)).toEqual([
    '2026-11-27',
    '2026-11-30',
    '2026-11-30',
    '2026-11-30',
  ]);
});
