import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { wholeTitle } from './wholeTitle.tsx';

it('keeps the short compounds of a title whole, with its words as they are', () => {
  expect(renderToStaticMarkup(<h2>{wholeTitle('Garde-fous : où se trompe-t-on ?')}</h2>)).toBe(
    '<h2><bdi class="nowrap">Garde-fous</bdi> : où se <bdi class="nowrap">trompe-t-on</bdi> ?</h2>',
  );
});

it('leaves a title without compounds, and what is no text', () => {
  expect(wholeTitle('Sources')).toBe('Sources');
  expect(wholeTitle(12)).toBe(12);
});
