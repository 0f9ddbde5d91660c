import type { ElementType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { jsx } from './jsx-runtime.ts';

const html = (type: ElementType, children: unknown) => renderToStaticMarkup(jsx(type, { children }));
const whole = (word: string) => `<bdi class="nowrap">${word}</bdi>`;

it('keeps a number in words on its line, in plain text and beside an element', () => {
  expect(html('p', 'dix-huit mois, vingt-cinq contenus')).toBe(
    `<p>${whole('dix-huit')} mois, ${whole('vingt-cinq')} contenus</p>`,
  );
  expect(html('p', ['Quatre-vingt-dix jours', null])).toBe(`<p>${whole('Quatre-vingt-dix')} jours</p>`);
});

it('keeps any short compound of a title on its line, and leaves those of a paragraph', () => {
  expect(html('h2', 'Où se trompe-t-on ?')).toBe(`<h2>Où se ${whole('trompe-t-on')}\u202f?</h2>`);
  expect(html('p', 'peut-être')).toBe('<p>peut-être</p>');
});

it('gives the first of the month its superscript, and elements that hold only text no element', () => {
  expect(html('p', 'le 1er mars')).toBe('<p>le 1<sup>er</sup>\u00a0mars</p>');
  expect(html('option', 'vingt-cinq')).toBe('<option>vingt-cinq</option>');
});
