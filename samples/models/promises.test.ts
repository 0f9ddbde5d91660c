import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { zippedParts } from '../../data/examples/testing/zippedParts.ts';
import { typo } from '../../data/french/typo.ts';
import { servicePageOf } from '../../data/servicePages.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { samples } from '../samples.ts';
import type { Sample } from './sample.ts';

const ROOT = path.join(import.meta.dirname, '../..');
/** Signs alike for a reader are alike here. */
const plain = (text: string) =>
  typo(text)
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

interface Line {
  slug: string;
  promise: string;
  place: string;
  words: string;
}
/** The lines of the table of `docs/samples.md`. */
const lines: readonly Line[] = readFileSync(path.join(ROOT, 'docs/samples.md'), 'utf8')
  .split('\n## ')
  .filter((part) => part.startsWith('Promises\n'))
  .flatMap((part) => part.split('\n').filter((line) => line.startsWith('| ')))
  .slice(2)
  .map((line) => {
    const [slug = '', promise = '', place = '', words = ''] = line.slice(2, -2).split(' | ');
    return { slug, promise: plain(promise), place, words: plain(words) };
  });

const sampleOf = (slug: string): Sample => {
  const found = samples.find((one) => one.slug === slug);
  if (!found) throw new Error(`No sample ${slug}`);
  return found;
};

const textsIn = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : [];

/** All that a page of the deliverable says. */
const pageText = ({ analyses, preview, recommendation, method, document }: Sample, folio: number): string =>
  plain(
    [...analyses, ...preview.pages, ...(document.pages ?? []), recommendation, method.journal]
      .filter((one) => one.folio === folio)
      .flatMap(textsIn)
      .join(' '),
  );

/** Whether the words stand where the line says. */
function isShown({ slug, place, words }: Line, example = sampleOf(slug)): boolean {
  if (/^\d+$/.test(place)) return pageText(example, Number(place)).includes(words);
  if (!example.downloads.some(({ file }) => file === place)) return false;
  const parts = [...zippedParts(readFileSync(path.join(ROOT, 'public/telechargements', place)))];
  return parts.some(([name, text]) => name.includes(words) || plain(text).includes(words));
}

describe.each(content.services.map((service) => ({ service, slug: service.example })))('$slug', ({ service, slug }) => {
  const own = lines.filter((line) => line.slug === slug);

  test('has a line for each promise of its page, and no other', () => {
    const { features } = servicePageOf(content, service.code).page;
    const promised = features.cards.flatMap(({ items }) => items.map(plain));
    expect(own.map(({ promise }) => promise)).toEqual(promised);
  });

  test('shows each where its line says', () => {
    expect(own.filter((line) => !isShown(line))).toEqual([]);
  });

  test('comes in every format the service is sold in', () => {
    const endings = { PDF: 'pdf', PPT: 'pptx', Word: 'docx', Excel: 'xlsx' } as const;
    const sold = service.format.split(' / ').map((name) => endings[name as keyof typeof endings]);
    const given = sampleOf(slug).downloads.map(({ file }) => path.extname(file).slice(1));
    expect(given.toSorted()).toEqual(sold.toSorted());
  });

  test('is found out where a page is not in the sample', () => {
    for (const line of own.filter(({ place }) => /^\d+$/.test(place)))
      expect(isShown({ ...line, place: '0' }), line.promise).toBe(false);
  });
});
