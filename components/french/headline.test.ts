import { expect, it } from 'vitest';
import { headline } from './headline.ts';

it.each([
  ['Sept lignes suffisent à comparer trois modèles', 'Sept lignes suffisent à\u00a0comparer trois modèles'],
  ['ROI de l’IA : un mois de mesures', 'ROI de\u00a0l’IA : un\u00a0mois de\u00a0mesures'],
  ['Fin de la partie : on y va', 'Fin de\u00a0la\u00a0partie : on\u00a0y\u00a0va'],
])('no line of %j ends with a word that leans on the next', (text, set) => {
  expect(headline(text)).toBe(set);
  expect(headline(set)).toBe(set);
});
