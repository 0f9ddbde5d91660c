import type { DataTable } from '../../data/examples/types.ts';
import { modelRoles } from '../../data/offer/modelRoles.ts';
import { models } from '../../data/offer/models.ts';
import { panelNote } from '../../data/offer/panel.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import type { Sample } from '../models/sample.ts';
import { type Box, textBox, together } from './boxes.ts';
import { HEADING, LABEL, LEAD, titleBox } from './layOut.ts';
import { column, type Paper, page } from './Paper.ts';
import { paints } from './palette.ts';
import { SMALL, tableBox } from './tableBox.ts';

export const methodTitle = 'Qui a fait quoi';
export const sourcesTitle = 'Sources';

/** Who did what, what is illustration, then every source: they run on from page to page. */
export function backMatter(paper: Paper, example: Sample, roomier: number): Box[] {
  const { method, notice, sources, sourcesNote } = example;
  const text = { face: 'serif', size: 10.8 + 1.2 * roomier, leading: 1.42 } as const;
  const roles: DataTable = {
    caption: 'Rôle et apport de chaque modèle',
    columns: [{ label: 'Modèle' }, { label: 'Rôle' }, { label: 'Apport' }],
    rows: models.map(({ name }, index) => ({
      cells: [
        // A model's name is never cut.
        name.replaceAll(' ', '\u00a0'),
        modelRoles[index] ?? null,
        method.roles[index] ?? null,
      ],
    })),
    note: panelNote(content),
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
