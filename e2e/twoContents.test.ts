import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Content } from '../data/settings/content.ts';
import { testMessage } from '../server/mail/messages/morningMessage.ts';
import { builtPages, type PageRenderer } from '../server/pages/pageRenderer.ts';
import { contentOfFields } from '../server/siteContent/pageSettings.ts';

const DIST = path.join(import.meta.dirname, '..', 'dist');
const PAGES = ['/services/etude-marche', '/legal/cgv'];
const TIMES = 100;

/** Changed settings of two sites, other values for the same fields. */
const words = {
  one: { 'site.brand': 'Kerébel', 'site.email': 'ici@kerebel.test', 'offers.etude-marche.price': 1234.5 },
  other: { 'site.brand': 'Ozouf', 'site.email': 'la@ozouf.test', 'offers.etude-marche.price': 9876.5 },
};
const content = { one: contentOfFields(words.one), other: contentOfFields(words.other) };
type Side = keyof typeof words;
const marks: Record<Side, RegExp> = { one: /Kerébel|kerebel|1\s?234|1234/, other: /Ozouf|ozouf|9\s?876|9876/ };

let renderer: PageRenderer;
beforeAll(async () => {
  renderer = await builtPages(DIST);
});

/** All the texts of a content: its pages, and a mail. */
async function textsOf(changes: Content): Promise<string[]> {
  const pages = PAGES.map((urlOriginal) => renderer.render({ urlOriginal, baseUrl: 'https://site.test', changes }));
  const identity = { from: 'a@site.test', notifyTo: 'b@site.test', baseUrl: 'https://site.test', content: changes };
  const { from, text } = testMessage(identity, '<1@site.test>');
  return [...(await Promise.all(pages)).map(({ html }) => html), `${from.name} ${text}`];
}

/** Returns the words of one content found in texts that were rendered from the other content. */
const strays = (texts: readonly string[], of: Side) => texts.flatMap((text) => marks[of].exec(text) ?? []);

test('two contents are rendered in one process in turn, a hundred times, and no word of one is in the other', async () => {
  const first = { one: await textsOf(content.one), other: await textsOf(content.other) };
  for (const side of ['one', 'other'] as const)
    expect(first[side].map((text) => marks[side].test(text))).toEqual(first[side].map(() => true));
  for (let time = 0; time < TIMES; time += 1) {
    const [one, other] = await Promise.all([textsOf(content.one), textsOf(content.other)]);
    expect([strays(one, 'other'), strays(other, 'one')]).toEqual([[], []]);
    expect([one, other]).toEqual([first.one, first.other]);
  }
});

test('twin: a word of the other content is found', async () => {
  expect(strays(await textsOf(content.other), 'other')).not.toEqual([]);
});
