import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { DESK_VIEWS } from '../../data/desk/deskViews.ts';
import { guideFor, guidePages } from '../../data/desk/guidePages.ts';

const slugs = guidePages.map(({ slug }) => slug);
const textOf = (slug: string) => readFileSync(`${import.meta.dirname}/${slug}.md`, 'utf8');

test('every page of the guide has its text, and every text its page', () => {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.md'));
  expect(files.map((name) => name.slice(0, -3)).sort()).toEqual([...slugs].sort());
});

test('every view that the guide is about or leads to is one of the desk', () => {
  const led = slugs.flatMap((slug) => [...textOf(slug).matchAll(/\]\((\/[^)#]*)/g)].map(([, path]) => path ?? ''));
  const about = guidePages.flatMap(({ views }) => views.map((view) => `/admin${view === '/' ? '' : view}`));
  const unknown = [...led, ...about.filter((path) => path !== '/admin/leads')].filter((path) => !DESK_VIEWS.test(path));
  expect(unknown).toEqual([]);
});

test('a view asks for the page that is nearest to it', () => {
  const asked = ['/', '/leads/saisie', '/leads/7', '/personnes/effacements', '/journal', '/guide', '/nulle-part'];
  expect(asked.map((path) => guideFor(path)?.slug)).toEqual([
    'demandes',
    'demandes',
    'fiche',
    'personnes',
    'comptes',
    undefined,
    undefined,
  ]);
});
