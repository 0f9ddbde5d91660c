import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { exampleOf, examples } from '../examples.ts';
import { decimal } from '../french/frenchNumbers.ts';
import { typo } from '../french/typo.ts';
import { unchangedContent as content } from '../settings/unchangedContent.ts';
import type { BarsChart } from './chartTypes.ts';
import { filled } from './filled.ts';
import { saasB2b } from './saasB2b/saasB2b.ts';
import { authorOf, outlineOf, structureTree, walk } from './testing/structureTree.ts';
import { zippedParts } from './testing/zippedParts.ts';
import { type Block, type Example, innerPage } from './types.ts';

test('an example says the price, the delay and the format that are sold now', () => {
  const dearer = { ...content, saas: { ...content.saas, price: 315, deliveryHours: 72, format: 'PDF / Excel' } };
  const { service, meta, badges, closing } = filled(dearer, saasB2b);
  expect(service.price).toBe(315);
  expect(meta.description).toContain('315 €, 72 h');
  expect(badges.map(({ text }) => text)).toEqual(['Format Livrable', '72 h', '315 €', 'PDF + Excel']);
  expect(closing.title).toContain('72 h après le brief validé');
});

test('an object without names in braces is returned itself, and a name missing from the catalogue throws', () => {
  expect(filled(content, saasB2b).pages).toBe(saasB2b.pages);
  expect(() => filled(content, { ...saasB2b, lead: 'En {weeks}' })).toThrow('{weeks}');
});

const FOLDER = path.join(import.meta.dirname, '../../public/telechargements');
const bytesOf = (file: string) => readFileSync(path.join(FOLDER, file));
const all = examples(content);

/** Sets a text in French typography and makes every kind of space a plain one, so that texts which look alike compare as equal. */
const plain = (text: string) => typo(text).replace(/[\s\u00a0\u202f]+/g, ' ');

const blocksOf = ({ pages }: Example): Block[] => pages.flatMap(({ blocks }) => blocks);

const barsOf = ({ rows, digits }: BarsChart) =>
  rows.map(({ label, value }) => `${plain(label).split(' : ')[0]}|${plain(decimal(value, digits))}`);

/** Returns the words of an example's page that its PDF lacks: page titles in the outline, and bar values in the alternative texts. */
function missingIn(pdf: Buffer, example: Example): string[] {
  const tree = walk(structureTree(pdf));
  const spoken = tree.flatMap(({ type, alt }) => (type === 'Figure' && alt ? [plain(alt)] : []));
  const outline = plain(outlineOf(pdf).join('\n')).toLowerCase();
  // Pages that continue an article have no entry in the PDF's outline.
  const titles = example.pages
    .map(({ title }) => title)
    .filter((title) => !title.endsWith('(suite)') && !title.startsWith('Deuxième chantier'));
  const values = blocksOf(example).flatMap((block) =>
    block.kind === 'chart' && block.chart.type === 'bars' ? barsOf(block.chart) : [],
  );
  return [
    ...titles.filter((title) => !outline.includes(plain(title).toLowerCase())),
    ...values.filter((pair) => !spoken.some((alt) => pair.split('|').every((one) => alt.includes(one)))),
  ];
}

test('the site offers the files that its samples name and no other, each about as heavy as its link says', () => {
  const named = all.flatMap(({ downloads }) => downloads);
  expect(readdirSync(FOLDER).sort()).toEqual(named.map(({ file }) => file).sort());
  for (const { file, kilobytes } of named)
    expect(Math.abs(bytesOf(file).length / 1000 / kilobytes - 1), file).toBeLessThan(0.15);
});

describe.each(all)('the files of $slug', (example) => {
  const pdf = bytesOf(`${example.slug}.pdf`);

  test('say the conclusions and the values of the page, as many pages long as the link says', () => {
    expect(missingIn(pdf, example)).toEqual([]);
    const [link] = example.downloads;
    expect(pdf.toString('latin1')).toContain(`\n/Count ${link?.count}\n`);
  });

  test('a page that differs from the files is found', () => {
    const [page, ...others] = example.pages;
    const pages = page ? [{ ...page, title: 'Autre conclusion' }, ...others] : [];
    expect(missingIn(pdf, { ...example, pages })).toEqual(['Autre conclusion']);
  });
});

test('the financial workbook computes by formulas, and holds every number of every table of the page', () => {
  const sheets = [...zippedParts(bytesOf('analyse-financiere.xlsx'))].filter(([name]) => name.includes('worksheets/'));
  const cells = sheets.map(([, xml]) => xml).join('');
  expect(cells.match(/<f>/g)?.length).toBeGreaterThan(1000);
  const held = [...cells.matchAll(/<v>([^<]*)<\/v>/g)].map(([, value]) => Number(value));
  // Factors between a workbook's value and the value the page shows: thousands and millions, shares and percentages. Signs are ignored,
  // since charges are negative in a workbook.
  const scales = [1, 1000, 0.001, 100, 0.01];
  const holds = (shown: number, digits: number) =>
    held.some((value) =>
      scales.some((scale) => Math.abs(Math.abs(shown) - Math.abs(value * scale)) <= 0.5 * 10 ** -digits + 1e-9),
    );
  const tables = blocksOf(exampleOf(content, 'analyse-financiere')).flatMap((one) =>
    one.kind === 'table' ? [one.table] : [],
  );
  expect(tables.length).toBeGreaterThan(10);
  for (const { caption, columns, rows } of tables)
    for (const row of rows)
      row.cells.forEach((cell, index) => {
        const digits = row.digits ?? columns[index]?.digits ?? 0;
        if (typeof cell === 'number' && Math.abs(cell) > 12)
          expect(holds(cell, digits), `${caption}: ${cell}`).toBe(true);
      });
});

test('each deck has as many slides as its link says, and the Word extract every paragraph of the article', () => {
  const decks = all.flatMap(({ downloads }) => downloads).filter(({ file }) => file.endsWith('.pptx'));
  expect(decks.length).toBeGreaterThan(2);
  for (const { file, count } of decks) {
    const slides = [...zippedParts(bytesOf(file)).keys()].filter((name) => /slides\/slide\d+\.xml$/.test(name));
    expect(slides, file).toHaveLength(count ?? 0);
  }
  const text = plain(
    (zippedParts(bytesOf('contenu-premium.docx')).get('word/document.xml') ?? '').replace(/<[^>]*>/g, ''),
  );
  const article = exampleOf(content, 'contenu-premium');
  const blocks = [5, 6, 7].flatMap((folio) => innerPage(article, folio).blocks);
  const paragraphs = blocks.flatMap((block) => (block.kind === 'text' ? [plain(block.text)] : []));
  expect(paragraphs.length).toBeGreaterThan(10);
  expect(paragraphs.filter((one) => !text.includes(one.replaceAll('&', '&amp;')))).toEqual([]);
});

test('every run of the deck is French; English, the twin, is found', () => {
  const runs = [...zippedParts(bytesOf('etude-marche.pptx'))]
    .filter(([name]) => /slides\/slide\d+\.xml$/.test(name))
    .flatMap(([, xml]) => xml.match(/<a:r>.*?<\/a:r>/gs) ?? []);
  expect(runs.length).toBeGreaterThan(300);
  const isFrench = (run: string) => /<a:rPr [^>]*\blang="fr-FR"/.test(run);
  expect(runs.filter((run) => !isFrench(run))).toEqual([]);
  expect(isFrench((runs[0] ?? '').replace('fr-FR', 'en-US'))).toBe(false);
});

/** Texts the owner may change at the desk: no downloadable file may contain one of them. */
const ofTheOwner = [
  content.site.brand,
  content.site.owner.name,
  content.site.panel,
  'à compléter',
  'au devis et au livrable',
];
const changeableIn = (facts: string) => ofTheOwner.filter((words) => plain(facts).includes(plain(words)));

test('no file says what the owner may change: brand, name, panel; the day of each is that of its cover', () => {
  const files = readdirSync(FOLDER);
  const factsOf = (file: string) =>
    file.endsWith('.pdf')
      ? `${authorOf(bytesOf(file))} ${outlineOf(bytesOf(file)).join(' ')}`
      : [...zippedParts(bytesOf(file)).values()].join(' ').replaceAll('&amp;', '&');
  expect(files.filter((file) => changeableIn(factsOf(file)).length > 0)).toEqual([]);
  expect(changeableIn(`Étude signée ${content.site.brand}`)).toEqual([content.site.brand]);
  const days = files.map((file) =>
    file.endsWith('.pdf')
      ? (/\(D:(\d{8})/.exec(bytesOf(file).toString('latin1'))?.[1] ?? '')
      : (/<dcterms:modified[^>]*>([\d-]{10})/
          .exec(zippedParts(bytesOf(file)).get('docProps/core.xml') ?? '')?.[1]
          ?.replaceAll('-', '') ?? ''),
  );
  expect(Object.fromEntries(files.map((file, index) => [file, days[index]]))).toEqual({
    'analyse-financiere.pdf': '20250718',
    'analyse-financiere.xlsx': '20250718',
    'automatisation.pdf': '20261125',
    'automatisation.pptx': '20261125',
    'contenu-premium.docx': '20250715',
    'contenu-premium.pdf': '20250715',
    'etude-marche.pdf': '20261128',
    'etude-marche.pptx': '20261128',
    'saas-b2b.pdf': '20260813',
    'saas-b2b.xlsx': '20260813',
    'strategie.pdf': '20250731',
    'strategie.pptx': '20250731',
  });
});
