import { type DataTable, modelName, partsOf, totalPages } from '../../data/examples/types.ts';
import { covers } from '../../data/offer/covers.ts';
import { modelRoles } from '../../data/offer/panel.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import type { Sample } from '../models/sample.ts';
import { type Box, heightOf, textBox, together, wholeColumn } from './boxes.ts';
import { figureBox } from './figureBox.ts';
import { HEADING, LABEL, LEAD, titleBox } from './layOut.ts';
import { body, column, type Paper, page } from './Paper.ts';
import { coverFacts, paints } from './parts.ts';
import { SMALL, tableBox } from './tableBox.ts';

const RULE = 628;
const quiet = { size: 10, fill: paints['ink-2'] };

/** The cover: what, for whom, the sample's own figure. */
export function printCover(paper: Paper, example: Sample, extent: { extract: number; whole: number }): void {
  const { pdf } = paper;
  const { kind, title, line } = covers(content)[example.cover];
  const part = paper.section();
  pdf.addPage();
  paper.tagged(part, 'P', () => {
    paper.place(kind, page.left, 56, column, { face: 'serif', size: 15 });
  });
  const heading = { face: 'serif', size: 50, leading: 1.04 } as const;
  // A title that would run to the margin is set on two lines.
  const width = paper.balanced(title, column * 0.85, heading);
  const height = paper.height(title, width, heading);
  paper.tagged(part, 'H1', () => paper.place(title, page.left, 118, width, heading));
  const under = 118 + height + 14;
  paper.tagged(part, 'P', () => paper.place(line, page.left, under, column, { size: 13, fill: paints['ink-2'] }));
  const top = under + 44;
  const tried = [1.6, 1.4, 1.2, 1, 0.85, 0.7].map((stretch) =>
    figureBox(paper, example.document.cover, wholeColumn, example.document.source, stretch),
  );
  const figure = tried.find((box) => box.height <= RULE - 24 - top);
  if (!figure) throw new Error(`The cover of ${example.slug} has no room for its figure`);
  figure.print(top, part);
  paper.artifact(() => paper.rule(RULE, paints.ink, 1.4));
  coverFacts(example, `Extrait : ${extent.extract} pages, d’un livrable de ${extent.whole}`).forEach(
    ([label, value], index) => {
      const y = RULE + 16 + index * 18;
      paper.tagged(part, 'P', () => {
        paper.place(label, page.left, y, 60, quiet);
        paper.place(value, page.left + 66, y, column - 66, { face: 'bold', size: 10 });
      });
    },
  );
  const note = { size: 8.5, fill: paints['ink-2'], leading: 1.4 };
  const foot = page.bottom - paper.height(example.notice, column, note);
  paper.tagged(part, 'P', () => paper.place(example.notice, page.left, foot, column, note));
  paper.fills.push(1);
}

/** A line of the list: what, on which page of the deliverable and of the extract. */
export interface Entry {
  title: string;
  /** Its page in the whole deliverable; null: it closes the extract. */
  folio: number | null;
  page: number;
}

/** Four figures of the deliverable, each under a rule. */
function figures(paper: Paper, { snapshot }: Sample): Box {
  const width = column / Math.max(3, snapshot.figures.length);
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

export const methodTitle = 'Qui a fait quoi';
export const sourcesTitle = 'Sources';

/** Who did what, what is illustration, then every source: they run on from page to page. */
export function backMatter(paper: Paper, example: Sample, roomier: number): Box[] {
  const { method, notice, sources, sourcesNote } = example;
  const text = { face: 'serif', size: 10.8 + 1.2 * roomier, leading: 1.42 } as const;
  const roles: DataTable = {
    caption: 'Rôle et apport de chaque modèle',
    columns: [{ label: 'Modèle' }, { label: 'Rôle' }, { label: 'Apport' }],
    rows: method.roles.map((role, index) => ({ cells: [modelName(index), modelRoles[index] ?? null, role] })),
    note: 'Modèles A à E : cinq modèles de langage, d’éditeurs différents, chacun dans un rôle. Cet exemple n’a pas été commandé : leurs réponses sont composées.',
  };
  const heading = (words: string): Box => ({ ...textBox(paper, 'H3', words, HEADING, 4), keep: true });
  return [
    { ...textBox(paper, 'P', 'Méthode', LABEL, 2), keep: true },
    titleBox(paper, methodTitle),
    { ...textBox(paper, 'P', method.lead, LEAD, 14), keep: true },
    tableBox(paper, roles, undefined, roomier),
    heading('Ce qui est illustratif'),
    textBox(paper, 'P', notice, text, 24 * roomier),
    { ...textBox(paper, 'P', 'Références', LABEL, 2), keep: true },
    titleBox(paper, sourcesTitle),
    { ...textBox(paper, 'P', sourcesNote, { ...LEAD, size: 10.5 }, 12), keep: true },
    ...sources.map((source, index) => sourceBox(paper, source, index + 1)),
  ];
}

/** A source with its number, its scope and its address, which is a link. */
function sourceBox(paper: Paper, { label, scope, url }: Sample['sources'][number], number: number): Box {
  const place = { x: page.left + 22, width: column - 22 };
  const link = { size: 8, fill: paints.blue, leading: 1.25 };
  const name = textBox(paper, 'P', `${number}. ${label}`, { face: 'bold', size: 10, leading: 1.3 }, 0, place);
  const range = textBox(paper, 'P', scope, { ...SMALL, size: 9.5, leading: 1.3 }, 0, place);
  const height = paper.height(url, place.width, link);
  const address: Box = {
    height,
    after: 7,
    print: (y, parent) => {
      const element = paper.within(paper.within(parent, 'P'), 'Link');
      element.add(() => paper.place(url, place.x, y, place.width, link));
      // A String object is written as text, a bare string as a name.
      const options = { structParent: element, Contents: new String(`${label} : ${url}`) } as unknown;
      paper.pdf.link(place.x, y, place.width, height, url, options as PDFKit.Mixins.AnnotationOption);
    },
  };
  return together([name, range, address]);
}
