import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { answersIn } from '../data/leads/leadMessage.ts';
import type { NewLead } from '../database/leads/leads.ts';

const CITIES = ['Lyon', 'Nantes', 'Bordeaux', 'Lille', 'Rennes', 'Dijon', 'Metz', 'Toulouse'];
const WORDS_A_LEAD = 12;

/** The words of the site's own articles, the most frequent first: what requests are written in. */
export const vocabulary: readonly string[] = (() => {
  const root = path.dirname(import.meta.dirname);
  const count = new Map<string, number>();
  for (const file of globSync('content/blog/article-*.md', { cwd: root }))
    for (const word of readFileSync(path.join(root, file), 'utf8')
      .toLowerCase()
      .match(/\p{L}{4,}/gu) ?? [])
      count.set(word, (count.get(word) ?? 0) + 1);
  return [...count]
    .sort(([one, often], [other, seldom]) => seldom - often || (one < other ? -1 : 1))
    .map(([word]) => word);
})();

/** The words of the nth lead, the same at every run, the first of the vocabulary far more often than the last. */
function wordsOf(n: number): string {
  const words: string[] = [];
  for (let k = 0, seed = n + 1; k < WORDS_A_LEAD; k += 1) {
    // A generator of Lehmer's: 48,271 is a primitive root of 2 ** 31 - 1.
    seed = (seed * 48_271) % 2_147_483_647;
    words.push(vocabulary[Math.floor(vocabulary.length * (seed / 2_147_483_647) ** 4)] ?? '');
  }
  return words.join(' ');
}

/** One lead in fifty thousand names the rare word; each names « marché ». */
export const leadNumber = (n: number): NewLead => ({
  name: `Camille Roux ${n}`,
  email: `camille.${n}@exemple.fr`,
  company: `Atelier ${CITIES[n % CITIES.length]}`,
  service: 'Étude de marché - 120€',
  ...answersIn(null),
  description: `un marché à étudier, dossier ${n}, ${wordsOf(n)}${n % 50_000 === 49_999 ? ', quincaillerie' : ''}`,
  idempotencyKey: null,
  firstPage: '/',
  formPage: '/',
  opener: 'hero',
  referrerHost: null,
  utm: null,
  quarantineReasons: [],
});
