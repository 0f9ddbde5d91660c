import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESK_VIEWS, deskViews, guideFor, viewAt } from '../../data/desk/deskViews.ts';
import { guidePages } from '../../data/desk/guidePages.ts';

const slugs = guidePages.map(({ slug }) => slug);
const textOf = (slug: string) => readFileSync(`${import.meta.dirname}/${slug}.md`, 'utf8');

test('every page of the guide has its text, and every text its page', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));
  expect(files.map((name) => name.slice(0, -3)).sort()).toEqual([...slugs].sort());
});

test('every view that the guide leads to is one of the desk, and every view names a page that is there', () => {
  const led = slugs.flatMap((slug) => [...textOf(slug).matchAll(/\]\((\/[^)#?]*)/g)].map(([, path]) => path ?? ''));
  expect(led.filter((path) => !DESK_VIEWS.test(path))).toEqual([]);
  const named = Object.values(deskViews).flatMap((view) => ('guide' in view ? [view.guide as string] : []));
  expect(named.filter((slug) => !slugs.includes(slug))).toEqual([]);
});

test('a view opens the guide’s page about it, a list of « Demandes » its own', () => {
  const pageAt = (path: string, search = '') => guideFor(viewAt(path, search))?.slug;
  expect([pageAt('/'), pageAt('/', '?liste=corbeille'), pageAt('/leads/saisie'), pageAt('/leads/7')]).toEqual([
    ...['demandes', 'corbeille', 'demandes', 'fiche'],
  ]);
  expect([pageAt('/guide'), pageAt('/nulle-part')]).toEqual([undefined, undefined]);
});
