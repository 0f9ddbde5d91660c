import { SIGNATURE, UNDERLINE } from '../../components/figures/signaturePaths.ts';
import { crossings, mergedStrand, type Weave } from '../../components/figures/weave.ts';
import { covers } from '../../data/covers.ts';
import type { Example } from '../../data/examples/types.ts';
import { models } from '../../data/models.ts';
import { site } from '../../data/site.ts';
import { column, type Paper, page } from './Paper.ts';
import { paints, token } from './palette.ts';

const WEAVE: Weave = { xs: 0, x0: 100, x1: 356, xm: 428, yc: 500, gap: 30 };

/** Five strands, one per model, ten crossings, one blue line that runs to the margin. */
function strands(paper: Paper): void {
  const { pdf } = paper;
  pdf.save().translate(page.left, 0).lineCap('round');
  models.forEach(({ id, name }, strand) => {
    pdf
      .path(mergedStrand(WEAVE, strand))
      .lineWidth(1.7)
      .strokeColor(token(`ia-${id}`))
      .stroke();
    paper.use({ size: 8.5, fill: paints.ink });
    pdf.text(paper.text(name), 0, WEAVE.yc + (strand - 2) * WEAVE.gap - 15, { lineBreak: false });
  });
  pdf.moveTo(WEAVE.xm, WEAVE.yc).lineTo(column, WEAVE.yc).lineWidth(2.4).strokeColor(paints.blue).stroke();
  for (const { x, y } of crossings(WEAVE)) pdf.circle(x, y, 3.6).lineWidth(1.1).fillAndStroke(paints.paper, paints.ink);
  pdf.restore();
}

/** The cover: who, what, the five-strand figure, who signed. */
export function printCover(paper: Paper, example: Example, pages: { extract: number; whole: number }): void {
  const { pdf } = paper;
  const { kind, title, line, meta } = covers[example.cover];
  pdf.addPage();
  paper.tagged('P', () => {
    paper.place(site.brand, page.left, 56, 200, { face: 'serif', size: 15 });
    paper.place(kind, page.left, 60, column, { size: 10, fill: paints['ink-2'], align: 'right' });
  });
  const heading = { face: 'serif', size: 54, leading: 1.04 } as const;
  // A title that would run to the margin is set on two lines.
  const width = paper.balanced(title, column * 0.85, heading);
  const height = paper.height(title, width, heading);
  paper.tagged('H1', () => paper.place(title, page.left, 132, width, heading));
  paper.tagged('P', () => paper.place(line, page.left, 132 + height + 18, column, { size: 13, fill: paints['ink-2'] }));
  paper.tagged(
    'Figure',
    () => strands(paper),
    'Cinq traits, un par modèle d’IA, se croisent deux à deux puis forment une seule ligne.',
  );
  paper.artifact(() => paper.rule(650, paints.ink, 1.4));
  paper.tagged(
    'Figure',
    () => {
      pdf.save().translate(page.left, 676).scale(0.95).lineCap('round').lineJoin('round').strokeColor(paints.blue);
      pdf.path(SIGNATURE).lineWidth(2).stroke();
      pdf.path(UNDERLINE).lineWidth(1.6).stroke();
      pdf.restore();
    },
    'Signature',
  );
  paper.tagged('P', () => {
    const facts = [...meta, `Extrait : ${pages.extract} pages sur ${pages.whole}`];
    const x = page.left + column - 190;
    facts.forEach((fact, index) => {
      paper.place(fact, x, 672 + index * 16, 190, { size: 10, fill: paints['ink-2'] });
    });
  });
  paper.tagged('Note', () => paper.place(example.notice, page.left, 772, column, { size: 8.5, fill: paints['ink-2'] }));
}
