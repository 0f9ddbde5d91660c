// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these strings are sources
import { expect, it } from 'vitest';
import { setSource } from './setSource.ts';

const set = (code: string) => setSource(code, 'Page.tsx')?.code ?? code;
const whole = (word: string) => `<bdi className="nowrap">${word}</bdi>`;

it('sets words between tags, on one line or on several', () => {
  expect(set("<p>L'offre : 12 % !</p>")).toBe('<p>L’offre\u00a0: 12\u00a0%\u202f!</p>');
  expect(set("<p>\n  L'offre\n  : 12 %{' '}\n</p>")).toBe("<p>L’offre\u00a0: 12\u00a0%{' '}\n</p>");
});

it('keeps the unit of a number written elsewhere with it, and the number of a range', () => {
  expect(set('<p>{n} % sur {m} mois</p>')).toBe('<p>{n}\u00a0% sur {m}\u00a0mois</p>');
  expect(set('const t = `de ${a} à ${b} jours`;')).toBe('const t = `de ${a}\u00a0à\u00a0${b}\u00a0jours`;');
  expect(set('const t = `${service} à ${price} €`;')).toBe('const t = `${service} à ${price}\u00a0€`;');
});

it('leaves what is written at once after a value where it is', () => {
  const code = 'const t = `${title} - ${price}€, ${n} mot${s}s`;';
  expect(set(code)).toBe(code);
});

it('sets the strings of data and of attributes that people read or hear', () => {
  expect(set("const faq = { question: 'Un devis ?' };")).toBe('const faq = { question: "Un devis\u202f?" };');
  expect(set('<button aria-label="Fermer : menu" />')).toBe('<button aria-label="Fermer\u00a0: menu" />');
  expect(set('<Field hint="Un mot ?" />')).toBe('<Field hint="Un mot\u202f?" />');
});

it.each([
  "import { a } from './a : b.ts';",
  "const s = css`content: 'a' ; width: 10 %`;",
  "if (kind === 'Prix : bas') stop();",
  "const o = { 'Prix : bas': 1 };",
  "throw new Error('Prix : bas');",
  "const r = new RegExp('a ; b');",
  "const has = text.includes('Prix : bas');",
  "const path = 'M12 600 H 400 500';",
  "const sizes = '120ms cubic-bezier(.2, 0, .2, 1)';",
  "const url = 'https://example.org/a : b';",
  "const placeholder = 'vous@exemple.fr';",
  "type Kind = 'Prix : bas';",
  'const wire = verbatim`${label} : ${value}`;',
  '<p className="a : b" style={{ font: "500 9px serif" }} />',
  '<code>12 %</code>',
  '<p lang="en">Really ?</p>',
  '<svg viewBox="0 0 1440 790" />',
])('never touches %s', (code) => {
  expect(set(code)).toBe(code);
});

it('keeps the escapes of a template string', () => {
  expect(set('const t = `a\\`b \\${c} : «\\u00a0d`;')).toBe('const t = `a\\`b \\${c}\u00a0: «\u00a0d`;');
});

it('keeps numbers in words, and any compound of a title, off the end of a line', () => {
  expect(set('<p>dix-huit, peut-être</p>')).toBe(`<p>${whole('dix-huit')}, peut-être</p>`);
  expect(set('<h2>Où se trompe-t-on ?</h2>')).toBe(`<h2>Où se ${whole('trompe-t-on')}\u202f?</h2>`);
  expect(set('<option>dix-huit</option>')).toBe('<option>dix-huit</option>');
  expect(set('<h2>{card.title}</h2>')).toContain('<h2>{wholeTitle_(card.title)}</h2>');
});
