import path from 'node:path';
import { type Plugin, runnerImport } from 'vite';
import { expect, test } from 'vitest';
import { SPECIMEN } from '../../data/company/signature.ts';
import { bakedData } from '../build/bakedData.ts';
import { frenchTypography } from '../build/frenchTypography.ts';
import type { rendered } from './identityPages.tsx';

const NAME = 'Jeanne Kerébel';
const RECORD = 'Quinze ans d’études de marché.';
const SIGNED = SPECIMEN.slice(0, SPECIMEN.lastIndexOf('c'));
const NOTE = 'enquête de juin 2026, 40 clients interrogés, 31 réponses';

/** Build plugin that fills in the owner's `data/source/site.ts` and the claims. */
const filledIn: Plugin = {
  name: 'filled-in',
  enforce: 'pre',
  transform(code, id) {
    if (!/data\/source\/(site|claims)\.ts$/.test(id)) return null;
    return code
      .replace("name: toComplete('nom et prénom')", `name: ${JSON.stringify(NAME)}`)
      .replace("record: toComplete('votre parcours, en un paragraphe')", `record: ${JSON.stringify(RECORD)}`)
      .replace("portrait: ''", "portrait: '/portrait.webp'")
      .replace("signature: ''", `signature: ${JSON.stringify(SIGNED)}`)
      .replaceAll(/toDocument\(\s*'[^']*',?\s*\)/g, JSON.stringify(NOTE));
  },
};

/** Build in which the owner has taken every claim off the pages. */
const nothingClaimed: Plugin = {
  name: 'nothing-claimed',
  enforce: 'pre',
  transform: (code, id) => (id.endsWith('data/source/site.ts') ? code.replaceAll("'shown'", "'withdrawn'") : null),
};

/** Renders the same parts of the pages as a build does, from the source's identity or a filled-in one. */
async function pages(plugins: Plugin[]) {
  const { module } = await runnerImport<{ rendered: typeof rendered }>(
    path.join(import.meta.dirname, 'identityPages.tsx'),
    {
      root: path.join(import.meta.dirname, '..', '..'),
      configFile: false,
      logLevel: 'error',
      plugins: [...plugins, bakedData(), frenchTypography()],
      oxc: { jsx: { runtime: 'automatic', importSource: '@emotion/react' } },
    },
  );
  return module.rendered;
}

/** Returns a page's text without tags and styles, and with plain spaces instead of no-break ones. */
const plain = (html: string) =>
  html
    .replaceAll(/<style.*?<\/style>|<[^>]*>/g, '')
    .replaceAll(/[\u00a0\u202f]/g, ' ')
    .replaceAll('\u2060', '');
const times = (text: string, part: string) => text.split(part).length - 1;
const PORTRAIT = '<img src="/portrait.webp"';

test('once the identity is filled in, the person who signs is named, shown and signs everywhere the same way', async () => {
  const { about, article, posting, cover } = await pages([filledIn]);
  for (const part of [NAME, RECORD, PORTRAIT, 'data-signature="own"']) expect(about).toContain(part);
  for (const part of [`Par ${NAME}`, RECORD, PORTRAIT]) expect(article).toContain(part);
  expect(JSON.parse(posting).author).toMatchObject({ '@type': 'Person', name: NAME, description: RECORD });
  for (const part of ['data-signature="own"', 'relu, signé']) expect(cover).toContain(part);
  expect(cover).not.toContain('spécimen');
  expect(about + article + posting).not.toContain('à compléter');
}, 120_000);

test('until then no person is shown: no name, no portrait, no signature, and articles are the brand’s', async () => {
  const { about, article, posting, cover } = await pages([]);
  for (const text of [about, article, cover]) {
    expect(text).not.toContain('data-signature="own"');
    expect(text).not.toContain('<img');
  }
  expect(about).toContain('Son nom et son parcours seront donnés ici');
  expect(article).toContain('Par Cinq &amp; Un');
  expect(JSON.parse(posting).author).toMatchObject({ '@type': 'Organization' });
  expect(article + posting).not.toContain('à compléter');
  expect(plain(cover)).toContain('Signature : spécimen');
  expect(cover).not.toContain('relu, signé');
}, 120_000);

test('a claim shows what was counted once that is written, and only that it is the service’s own until then', async () => {
  const [now, then] = [await pages([]), await pages([filledIn])];
  for (const { home, service, about } of [now, then]) {
    for (const claim of [/93\s?%/, /96,3/, /dix fois moins cher/i]) expect(home).toMatch(claim);
    expect(service).toContain('340');
    expect(about).toMatch(/10 fois moins cher/);
  }
  expect(times(now.home + now.service + now.about, NOTE)).toBe(0);
  expect(now.home).not.toContain('à documenter');
  expect(plain(now.home)).toContain('Annoncé par le service, sans étude publiée : 93 %, 96,3 %');
  expect(then.home).not.toContain('sans étude publiée');
  // The home page shows five claims with the note: prices of firms, satisfaction, precision, « ten times », return.
  expect(times(then.home, NOTE)).toBe(5);
  expect(times(then.service, NOTE)).toBe(1);
  expect(times(then.about, NOTE)).toBe(1);
}, 120_000);

test('a claim taken off the pages is on none of them, and its sentence reads without it', async () => {
  const { home, service, about } = await pages([nothingClaimed]);
  const claimed = /93 ?%|96,3|340 ?%|(?:dix|10) fois moins|700 à|données? internes?|undefined|false/gi;
  expect([home, service, about].flatMap((html) => plain(html).match(claimed) ?? [])).toEqual([]);
  for (const words of ['100 % confidentiel', 'annoncé d’avance', '+43']) expect(plain(home)).toContain(words);
  // Not only « À propos » mentions the confidentiality agreement (« NDA »); the home page does too, but only in its questions.
  expect(plain(about)).toContain('NDA');
  expect(times(service, '<li>')).toBe(3);
}, 120_000);
