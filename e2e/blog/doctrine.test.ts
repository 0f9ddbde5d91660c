import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { countedArticles } from '../../bin/build/blogTable.ts';
import { doctrine } from '../../data/blog/method.ts';
import { examples } from '../../data/examples.ts';
import { spelled } from '../../data/french/frenchNumbers.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { base } from '../testing/base.ts';
import { plain } from '../testing/wide.ts';

const WORDS = new Map(Array.from({ length: 100 }, (_, value) => [spelled(value), value]));
const numberIn = (text: string) => WORDS.get(text.toLowerCase()) ?? Number(text.replace(',', '.'));
const NUMBER = String.raw`(\d+(?:,\d+)?|${[...WORDS.keys()].sort((a, b) => b.length - a.length).join('|')})`;
const PAYBACKS = Object.values(doctrine.payback);

/** Rules of the doctrine, each with the pattern by which articles and examples word its number, and the numbers allowed there. */
const rules: readonly [what: string, stated: RegExp, values: readonly number[]][] = [
  [
    'the least fall of the duration',
    new RegExp(`(?:médiane?|durée|temps)[^.;]{0,40}(?:baisse|réduite?)s? d’au moins ${NUMBER} %`, 'giu'),
    [doctrine.keep.gain * 100],
  ],
  ['the least gain', new RegExp(`gain d’au moins ${NUMBER} % du temps`, 'giu'), [doctrine.keep.gain * 100]],
  [
    'how often a duration is measured',
    new RegExp(`${NUMBER} (?:chronométrages|exécutions chronométrées|durées chronométrées)`, 'giu'),
    [doctrine.measure.before, doctrine.measure.after, doctrine.measure.before + doctrine.measure.after],
  ],
  [
    'how long a trial is measured',
    new RegExp(`(?:au bout de|pendant|sur) ${NUMBER} semaines (?:consécutives|de mesures?)`, 'giu'),
    [doctrine.measure.weeks],
  ],
  [
    'the longest payback',
    new RegExp(`(?:limite de|remboursée?s? en|se rembourse pas en|délai accepté de) ${NUMBER} mois`, 'giu'),
    PAYBACKS,
  ],
  [
    'the weeks of a year',
    new RegExp(String.raw`${NUMBER} semaines (?:travaillées|par an\b)`, 'giu'),
    [doctrine.weeksAYear],
  ],
];
/** Words by which older texts marked a missing datum; no text may contain one. */
const OTHER_NAMES =
  /\[(?:MANQUE|PRÉCISER|À PRÉCISER|INCONNU|À CONFIRMER|À COMPLÉTER)\]|écrivez « (?:inconnu|je ne sais pas|à confirmer|manque) »/giu;

/** Texts of every article and every example, as readers see them. */
async function texts(): Promise<[name: string, text: string][]> {
  const samples = await Promise.all(
    examples(content).map(async ({ slug }): Promise<[string, string]> => {
      const page = parse(await (await fetch(`${base()}/exemples/${slug}`)).text());
      return [slug, plain(page.querySelector('main')?.structuredText ?? '')];
    }),
  );
  return [...countedArticles().map(({ slug, text }): [string, string] => [slug, plain(text)]), ...samples];
}

const others = (name: string, text: string) =>
  rules.flatMap(([what, stated, values]) =>
    [...text.matchAll(stated)]
      .filter(([, number = '']) => !values.includes(numberIn(number)))
      .map(([found]) => `${name}, ${what}: « ${found} »`),
  );

test('no article and no sample has another threshold than the doctrine', async () => {
  const all = await texts();
  expect(all.length).toBeGreaterThan(20);
  expect(all.flatMap(([name, text]) => others(name, text))).toEqual([]);
});

test('a missing datum has one name', async () => {
  const found = (await texts()).flatMap(([name, text]) =>
    [...text.matchAll(OTHER_NAMES)].map(([own]) => `${name}: ${own}`),
  );
  expect(found).toEqual([]);
});

test('twin: another threshold would be found, in figures or in letters', () => {
  expect(others('x', 'On garde si la durée médiane baisse d’au moins 25 %.')).toHaveLength(1);
  expect(others('x', 'Notez dix chronométrages, puis relisez.')).toHaveLength(1);
  expect(others('x', 'La limite de 18 mois vaut ici.')).toHaveLength(1);
  expect(others('x', 'Notez vingt chronométrages, sur quatre semaines consécutives.')).toEqual([]);
});
