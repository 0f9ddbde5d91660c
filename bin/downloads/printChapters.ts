import type { DataTable, Example } from '../../data/examples/types.ts';
import { partsOf, totalPages } from '../../data/examples/types.ts';
import { arbitrationTitle, modelRoles, sharesNote } from '../../data/modelRoles.ts';
import { models } from '../../data/models.ts';
import { column, type Paper, page } from './Paper.ts';
import { paints, token } from './palette.ts';
import { TEXT } from './printBlocks.ts';
import { printTable } from './printTable.ts';

export const LEAD = { size: 12, fill: paints['ink-2'], leading: 1.45 } as const;

/** What is printed without a break. */
export type Unit = (on: Paper) => void;

/** A chapter of the extract: its title and what stands below it. */
export interface Chapter {
  /** Where it comes from: above its title and in the contents. */
  origin: string;
  section?: string;
  title: string;
  units: readonly Unit[];
  /** How many units its title never parts from; absent: two. */
  opening?: number;
}

/** Four figures, the parts of the whole deliverable, then what this extract holds and on which page. */
export function contents(example: Example, chapters: readonly Chapter[], pages: readonly number[]): Chapter {
  const whole: DataTable = {
    caption: 'Sommaire du livrable complet',
    columns: [{ label: 'Partie' }, { label: 'Contenu' }, { label: 'Page', digits: 0 }, { label: 'Pages', digits: 0 }],
    rows: [
      ...partsOf(example).map(({ title, pages: count, first }, index) => ({
        cells: [title, example.structure.sections[index]?.text ?? null, first, count],
      })),
      { cells: ['Total', null, null, totalPages(example)], look: 'total' },
    ],
  };
  const extract: DataTable = {
    caption: 'Dans cet extrait',
    columns: [{ label: 'Titre' }, { label: 'Origine' }, { label: 'Page', digits: 0 }],
    rows: chapters.map(({ title, origin }, index) => ({ cells: [title, origin, pages[index] ?? 0] })),
  };
  return {
    origin: 'Sommaire',
    title: 'Ce que contient le livrable',
    units: [(on) => printFigures(on, example), (on) => printTable(on, whole, 3), (on) => printTable(on, extract, 3)],
  };
}

function printFigures(paper: Paper, { snapshot }: Example): void {
  const width = column / 4;
  paper.artifact(() => paper.rule(paper.y, paints.ink));
  snapshot.figures.forEach(({ figure, unit, label, detail }, index) => {
    const x = page.left + width * index;
    const y = paper.y + 12;
    paper.tagged('P', () => {
      paper.place(unit ? `${figure} ${unit}` : figure, x, y, width, { face: 'serif', size: 25, leading: 1.1 });
      paper.place(label, x, y + 36, width - 10, { face: 'bold', size: 9.5, leading: 1.3 });
      paper.place(detail, x, y + 50, width - 10, { size: 9, fill: paints['ink-2'], leading: 1.3 });
    });
  });
  paper.y += 96;
}

/** Shares as one bar, to scale, with a row of words per share; then its table, unless an inner page prints it. */
export function recommendation({ recommendation: { title, lead, split, table }, preview }: Example): Chapter {
  const printed = preview.pages.find(({ blocks }) =>
    blocks.some((block) => block.kind === 'table' && block.table === table),
  );
  const where = printed && `${table?.caption} : page ${printed.folio} du livrable, reprise plus haut.`;
  return {
    origin: 'Recommandation',
    title: title.join(' '),
    units: [
      (on) => on.block('P', lead, LEAD, 16),
      (on) => printSplit(on, split),
      ...(where ? [(on: Paper) => on.block('Note', where, { size: 9, fill: paints['ink-2'] })] : []),
      ...(table && !printed ? [(on: Paper) => printTable(on, table)] : []),
    ],
  };
}

function printSplit(paper: Paper, { caption, parts }: Example['recommendation']['split']): void {
  paper.block('Caption', caption, { face: 'bold', size: 11 }, 6);
  const fills = [paints.blue, paints.ink, paints['ink-2'], paints['line-strong']];
  let x = page.left;
  paper.tagged(
    'Figure',
    () =>
      parts.forEach(({ share }, index) => {
        const width = (column * share) / 100;
        paper.pdf.rect(x, paper.y, width - 1.5, 58).fill(fills[index] ?? paints.line);
        const fill = index === 3 ? paints.ink : paints.paper;
        const slim = share < 10;
        const size = slim ? 12 : 17;
        paper.place(`${share} %`, x + (slim ? 4 : 8), paper.y + 34, 60, { face: 'serif', size, fill, leading: 1.1 });
        x += width;
      }),
    parts.map(({ label, share }) => `${label} ${share} %`).join(', '),
  );
  paper.y += 72;
  printTable(paper, {
    caption: 'Détail',
    columns: [{ label: 'Poste' }, { label: 'Part', digits: 0, unit: '%' }, { label: 'Montant' }],
    rows: parts.map(({ label, share, amount }) => ({ cells: [label, share, amount] })),
  });
}

/** The part of each model, then a disagreement and how it was settled. */
export function method({ method: { lead, roles, arbitration } }: Example): Chapter {
  return {
    origin: 'Méthode',
    title: 'Qui a fait quoi',
    units: [
      (on) => on.block('P', lead, LEAD, 14),
      (on) => {
        models.forEach((model, index) => {
          printRole(on, model, index, roles[index]);
        });
        on.block('Note', sharesNote, { size: 8.5, fill: paints['ink-2'] }, 12);
      },
      (on) => {
        on.block('H2', arbitrationTitle, { face: 'bold', size: 11.5 }, 4);
        on.block('P', arbitration, TEXT);
      },
    ],
  };
}

function printRole(
  paper: Paper,
  { id, name }: (typeof models)[number],
  index: number,
  { contribution = '', share = 0 }: { contribution?: string; share?: number } = {},
): void {
  const { y } = paper;
  const said = { size: 10, fill: paints['ink-2'], leading: 1.25 };
  paper.artifact(() => {
    paper.rule(y, index === 0 ? paints.ink : paints.line);
    paper.pdf.circle(page.left + 4, y + 15, 4).fill(token(`ia-${id}`));
    paper.pdf.rect(page.right - 100, y + 24, share * 2.6, 6).fill(token(`ia-${id}`));
  });
  paper.tagged('P', () => {
    paper.place(name, page.left + 16, y + 8, 104, { face: 'bold', size: 11 });
    paper.place(modelRoles[index] ?? '', page.left + 120, y + 8, 250, { size: 11 });
    paper.place(contribution, page.left + 120, y + 23, 255, said);
    paper.place(`${share} %`, page.right - 100, y + 7, 100, { size: 10.5 });
  });
  paper.y = y + 30 + paper.height(contribution, 255, said);
}

/** Each source with its scope and its address, which is a link. */
export function sources({ sources: list, sourcesNote }: Example): Chapter {
  return {
    origin: 'Références',
    title: 'Sources',
    units: [
      (on) => on.block('P', sourcesNote, { ...LEAD, size: 10.5 }, 10),
      ...list.map((source, index) => (on: Paper) => printSource(on, source, index + 1)),
    ],
  };
}

function printSource(paper: Paper, { label, scope, url }: Example['sources'][number], number: number): void {
  const { y } = paper;
  paper.artifact(() => paper.place(`${number}`, page.left, y, 20, { size: 10.5, fill: paints['ink-2'] }));
  paper.block('P', label, { face: 'bold', size: 10, leading: 1.25 }, 0, column, 22);
  paper.block('P', scope, { size: 9.5, fill: paints['ink-2'], leading: 1.25 }, 0, column, 22);
  const link = { size: 8, fill: paints.blue, leading: 1.2 };
  const height = paper.height(url, column - 22, link);
  paper.pdf.link(page.left + 22, paper.y, column - 22, height, url);
  paper.block('Link', url, link, 4, column, 22);
}
