import { expect, test } from 'vitest';
import { about } from '../company/about.ts';
import { totalPages } from '../examples/types.ts';
import { exampleOf } from '../examples.ts';
import { method } from '../home.ts';
import { makeContent, UNCHANGED } from '../settings/makeContent.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import { extents } from './extents.ts';
import { models } from './models.ts';
import { panelStops } from './panel.ts';

test('the parts of each sample add up to the pages that the site announces', () => {
  const pages = { 'etude-marche': extents.market, strategie: extents.strategy, 'analyse-financiere': extents.finance };
  for (const [slug, extent] of Object.entries({ ...pages, 'saas-b2b': extents.saas }))
    expect(totalPages(exampleOf(content, slug)), slug).toBe(extent.pages);
});

test('the first-year return that the service announces is the one its sample computes', () => {
  const percent = Math.round(extents.automation.firstYear * 100);
  const { snapshot, pages } = exampleOf(content, 'automatisation');
  expect(snapshot.figures.map(({ figure }) => figure)).toContain(`+${percent}`);
  expect(JSON.stringify(pages)).toMatch(new RegExp(`rapportent ${percent}\\s%`));
});

const renamed = makeContent({
  ...UNCHANGED,
  settings: {
    site: { panel: 'Panel de janvier 2027', models: { 0: { name: 'Successeur (1)', publisher: 'OpenAI' } } },
  },
});
const words = (content: typeof renamed) => JSON.stringify([about(content), method(content)]);

test('the owner names another model: pages name it with its date, and no longer the end of the former', () => {
  const before = words(makeContent(UNCHANGED));
  expect(before).toContain('GPT-O3-Pro, Claude Opus 4, Gemini 2.5 Pro, Grok 4 et Perplexity Pro');
  expect(before).toContain('s’arrêtent en 2026');
  const after = words(renamed);
  expect(after).toContain('Successeur (1), Claude Opus 4');
  expect(after).toContain('Panel de janvier 2027');
  expect(after).not.toMatch(/GPT-O3-Pro|s’arrêtent en 2026|Panel de mi-2025/);
  expect(renamed.site.models[1]).toEqual({ name: models[1].name, publisher: models[1].publisher });
  expect(panelStops(renamed).map(({ name }) => name)).not.toContain('GPT-O3-Pro');
});
