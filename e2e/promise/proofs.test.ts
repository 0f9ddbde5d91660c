import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { zippedParts } from '../../data/examples/testing/zippedParts.ts';
import { exampleOf } from '../../data/examples.ts';
import { typo } from '../../data/french/typo.ts';
import { servicePageOf } from '../../data/servicePages.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import { type Proof, proofs } from './proofs.ts';
import { pdfText } from './readSite.ts';

const FOLDER = path.join(import.meta.dirname, '../../public/telechargements');
/** Normalises typography and spaces, and removes a line break after a hyphen. */
const plain = (text: string) =>
  typo(text.replace(/-\n/g, '-'))
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();

/** Text of each page of the deliverable's extract, by the page's number. */
function pagesOf(slug: string): ReadonlyMap<number, string> {
  const [, ...parts] = pdfText(path.join(FOLDER, `${slug}.pdf`)).split(/Page (?=\d+ du livrable)/);
  return new Map(parts.map((part) => [Number.parseInt(part, 10), plain(part)]));
}

function isShown([, place, words]: Proof, pages: ReadonlyMap<number, string>): boolean {
  if (typeof place === 'number') return pages.get(place)?.includes(plain(words)) ?? false;
  const parts = zippedParts(readFileSync(path.join(FOLDER, place)));
  return [...parts.values()].some((text) => text.includes(words));
}

describe.each(content.services.map((service) => ({ service, slug: service.example })))('$slug', ({ service, slug }) => {
  const own = proofs[slug] ?? [];
  const pages = pagesOf(slug);

  test('has a proof for each promise of its page, and no other', () => {
    const promised = servicePageOf(content, service.code).page.features.cards.flatMap(({ items }) => items.map(plain));
    expect(own.map(([promise]) => plain(promise))).toEqual(promised);
  });

  test('shows each where its proof says; a page that the extract does not hold shows none', () => {
    expect(own.filter((proof) => !isShown(proof, pages))).toEqual([]);
    expect(own.filter(([promise, , words]) => isShown([promise, 0, words], pages))).toEqual([]);
  });

  test('comes in every format the service is sold in', () => {
    const endings: Record<string, string> = { PDF: 'pdf', PPT: 'pptx', Word: 'docx', Excel: 'xlsx' };
    const sold = service.format.split(' / ').map((name) => endings[name]);
    const given = exampleOf(content, slug).downloads.map(({ file }) => path.extname(file).slice(1));
    expect(given.toSorted()).toEqual(sold.toSorted());
  });
});
