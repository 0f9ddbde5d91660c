import { expect, test } from 'vitest';
import { matching } from './useFound.ts';

const all = [
  { label: 'Étude de marché : prix', hint: 'Offres', to: '/reglages?champ=etude' },
  { label: 'Analyse financière : prix', hint: 'Offres', to: '/reglages?champ=analyse' },
  { label: 'Téléphone', hint: 'Contact', to: '/reglages?champ=phone' },
  { label: 'L’œuvre des sœurs', to: '/articles/1' },
];

test('every word that is typed must be in it, without accents and in whatever order', () => {
  expect(matching(all, 'prix etude').map(({ to }) => to)).toEqual(['/reglages?champ=etude']);
  expect(matching(all, 'OFFRES prix')).toHaveLength(2);
  expect(matching(all, 'etude téléphone')).toEqual([]);
  expect(matching(all, 'soeurs l oeuvre')).toHaveLength(1);
});

test('no more are shown than requested', () => {
  expect(matching(all, 'offres', 1)).toHaveLength(1);
});
