import type { Sample } from '../models/sample.ts';
import { type Box, textBox, together, wholeColumn } from './boxes.ts';
import { column, type Paper, page } from './Paper.ts';
import { paints } from './palette.ts';
import { CAPTION, tableBox } from './tableBox.ts';

const HEIGHT = 58;
const FILLS = [paints.blue, paints.ink, paints['ink-2'], paints['line-strong']];

/** Shares as one bar, to scale, then the same as a table with its amounts. */
export function splitBox(
  paper: Paper,
  { caption, parts }: Sample['recommendation']['split'],
  source: string,
  roomier: number,
): Box {
  const title = textBox(paper, 'P', caption, CAPTION, 6);
  const top = title.height + title.after;
  const alt = `${caption}. ${parts.map(({ label, share, amount }) => `${label} : ${share} %, ${amount}`).join(' ; ')}.`;
  const bar: Box = {
    height: top + HEIGHT,
    after: 14,
    print: (y, parent) => {
      const { x, width } = wholeColumn;
      const figure = paper.within(parent, 'Figure', { alt, bbox: [x, y, x + width, y + top + HEIGHT] });
      title.print(y, paper.within(figure, 'Caption'));
      figure.add(() => {
        let left = page.left;
        parts.forEach(({ share }, index) => {
          const part = (column * share) / 100;
          paper.pdf.rect(left, y + top, part - 1.5, HEIGHT).fill(FILLS[index] ?? paints.line);
          const fill = index === 3 ? paints.ink : paints.paper;
          const slim = share < 10;
          const size = slim ? 12 : 17;
          const style = { face: 'serif', size, fill, leading: 1.1 } as const;
          paper.place(`${share} %`, left + (slim ? 4 : 8), y + top + 34, 60, style);
          left += part;
        });
      });
    },
  };
  const detail = {
    caption: 'Détail',
    columns: [{ label: 'Poste' }, { label: 'Part', digits: 0, unit: '%' }, { label: 'Montant' }],
    rows: parts.map(({ label, share, amount }) => ({ cells: [label, share, amount] })),
  };
  return together([bar, tableBox(paper, detail, source, roomier)]);
}
