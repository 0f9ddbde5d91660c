import { signature } from '../../components/figures/documents/signature.baked.ts';
import { signatory } from '../../data/company/signatory.ts';
import { covers } from '../../data/offer/covers.ts';
import { unchangedContent as content } from '../../data/settings/unchangedContent.ts';
import type { Sample } from '../models/sample.ts';
import { wholeColumn } from './boxes.ts';
import { figureBox } from './figureBox.ts';
import { coverFacts } from './office.ts';
import { column, type Paper, page } from './Paper.ts';
import { paints } from './palette.ts';

const RULE = 628;
const quiet = { size: 10, fill: paints['ink-2'] };

/** The cover: what, for whom, the sample's own figure, who signs when somebody does. */
export function printCover(paper: Paper, example: Sample, extent: { extract: number; whole: number }): void {
  const { pdf } = paper;
  const { kind, title, line } = covers(content)[example.cover];
  const part = paper.section();
  pdf.addPage();
  paper.tagged(part, 'P', () => {
    paper.place(content.site.brand, page.left, 56, 200, { face: 'serif', size: 15 });
    paper.place(kind, page.left, 60, column, { ...quiet, align: 'right' });
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
        paper.place(value, page.left + 66, y, column - 66 - (signatory(content) ? 160 : 0), { face: 'bold', size: 10 });
      });
    },
  );
  if (signatory(content) && signature) {
    const { d, width } = signature;
    paper.tagged(
      part,
      'Figure',
      () => {
        pdf
          .save()
          .translate(page.right - 150, RULE + 56)
          .scale(0.9)
          .fillColor(paints.blue);
        pdf.path(d).fill();
        pdf.moveTo(0, 12).lineTo(width, 12).lineWidth(1.4).strokeColor(paints.blue).stroke();
        pdf.restore();
      },
      { alt: `Signature de ${signatory(content)?.name}` },
    );
  }
  const note = { size: 8.5, fill: paints['ink-2'], leading: 1.4 };
  const foot = page.bottom - paper.height(example.notice, column, note);
  paper.tagged(part, 'P', () => paper.place(example.notice, page.left, foot, column, note));
  paper.fills.push(1);
}
