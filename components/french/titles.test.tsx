import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { headline, wholeTitle } from './titles.tsx';

it.each([
  ['Sept lignes suffisent à comparer trois modèles', 'Sept lignes suffisent à\u00a0comparer trois modèles'],
  ['ROI de l’IA : un mois de mesures', 'ROI de\u00a0l’IA : un\u00a0mois de\u00a0mesures'],
  ['Fin de la partie : on y va', 'Fin de\u00a0la\u00a0partie : on\u00a0y\u00a0va'],
])('no line of %j ends with a word that leans on the next', (text, set) => {
  expect(headline(text)).toBe(set);
  expect(headline(set)).toBe(set);
});

it('keeps the short compounds of a title whole, with its words as they are', () => {
  expect(renderToStaticMarkup(<h2>{wholeTitle('Garde-fous : où se trompe-t-on ?')}</h2>)).toBe(
    '<h2><bdi class="nowrap">Garde-fous</bdi> : où se <bdi class="nowrap">trompe-t-on</bdi> ?</h2>',
  );
});

it('leaves a title without compounds, and what is no text', () => {
  expect(wholeTitle('Sources')).toBe('Sources');
  expect(wholeTitle(12)).toBe(12);
});
