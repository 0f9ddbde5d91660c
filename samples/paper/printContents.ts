import { type DataTable, partsOf, totalPages } from '../../data/examples/types.ts';
import type { Sample } from '../models/sample.ts';
import { type Box, heightOf, textBox } from './boxes.ts';
import { LABEL, titleBox } from './layOut.ts';
import { body, column, type Paper, page } from './Paper.ts';
import { paints } from './palette.ts';
import { tableBox } from './tableBox.ts';

/** A line of the list: what, on which page of the deliverable and of the extract. */
export interface Entry {
  title: string;
  /** Its page in the whole deliverable; null: it closes the extract. */
  folio: number | null;
  page: number;
}

/** Four figures of the deliverable, each under a rule. */
function figures(paper: Paper, { snapshot }: Sample): Box {
  const width = column / 4;
  return {
    height: 84,
    after: 12,
    print: (y, parent) => {
      paper.artifact(() => paper.rule(y, paints.ink));
      snapshot.figures.forEach(({ figure, unit, label, detail }, index) => {
        const x = page.left + width * index;
        const top = y + 10;
        paper.tagged(parent, 'P', () => {
          const whole = unit ? `${figure} ${unit}` : figure;
          paper.place(whole, x, top, width, { face: 'serif', size: 25, leading: 1.1 });
          paper.place(label, x, top + 34, width - 10, { face: 'bold', size: 9.5, leading: 1.3 });
          paper.place(detail, x, top + 48, width - 10, { size: 9, fill: paints['ink-2'], leading: 1.3 });
        });
      });
    },
  };
}

/** The page of contents: the parts of the whole deliverable, then what this extract holds. Throws where it is longer. */
export function printContents(paper: Paper, example: Sample, entries: readonly Entry[]): Box[] {
  const total = totalPages(example);
  const whole: DataTable = {
    caption: 'Sommaire du livrable complet',
    columns: [{ label: 'Partie' }, { label: 'Contenu' }, { label: 'Page', digits: 0 }, { label: 'Pages', digits: 0 }],
    rows: [
      ...partsOf(example).map(({ title, pages: count, first }, index) => ({
        cells: [title, example.structure.sections[index]?.text ?? null, first, count],
      })),
      { cells: ['Total', null, null, total], look: 'total' },
    ],
  };
  const extract: DataTable = {
    caption: 'Dans cet extrait',
    columns: [{ label: 'Titre' }, { label: 'Livrable, page', digits: 0 }, { label: 'Extrait, page', digits: 0 }],
    rows: entries.map(({ title, folio, page: at }) => ({ cells: [title, folio, at] })),
  };
  for (const roomier of [1, 0.8, 0.6, 0.4, 0.2]) {
    const boxes = [
      textBox(paper, 'P', 'Sommaire', LABEL, 2),
      titleBox(paper, 'Ce que contient le livrable'),
      figures(paper, example),
      tableBox(paper, whole, undefined, roomier),
      tableBox(paper, extract, undefined, roomier),
    ];
    if (heightOf(boxes) <= body) return boxes;
  }
  throw new Error(`The contents of ${example.slug} are longer than a page`);
}
