import type { Drawing, Paint, Shape } from '../../components/figures/charts/shapes.ts';
import type { Paper } from './Paper.ts';
import { paints } from './palette.ts';

/** Draws a chart's shapes as vectors, its top left corner at (x, y), its units being points. */
export function printDrawing(paper: Paper, { shapes }: Drawing, x: number, y: number): void {
  const { pdf } = paper;
  pdf.save().translate(x, y);
  for (const shape of shapes) printShape(paper, shape);
  pdf.restore();
}

function paint(paper: Paper, fill: Paint | 'none' | undefined, stroke: Paint | undefined, width: number): void {
  const { pdf } = paper;
  if (stroke) pdf.strokeColor(paints[stroke]).lineWidth(width);
  if (fill && fill !== 'none') pdf.fillColor(paints[fill]);
  if (fill && fill !== 'none' && stroke) pdf.fillAndStroke();
  else if (stroke) pdf.stroke();
  else pdf.fill();
}

/** 45° lines inside a rectangle: what is forecast, readable without colour. */
function hatch({ pdf }: Paper, x: number, y: number, w: number, h: number): void {
  pdf.save().rect(x, y, w, h).clip().strokeColor(paints.blue).lineWidth(1.3);
  for (let from = x - h; from < x + w; from += 5) pdf.moveTo(from, y + h).lineTo(from + h, y);
  pdf.stroke().restore();
  pdf.rect(x, y, w, h).strokeColor(paints.blue).lineWidth(1).stroke();
}

function printShape(paper: Paper, shape: Shape): void {
  const { pdf } = paper;
  switch (shape.kind) {
    case 'rect': {
      const { x, y, w, h, fill, stroke } = shape;
      if (fill === 'hatch') {
        hatch(paper, x, y, w, h);
        return;
      }
      pdf.roundedRect(x, y, w, h, Math.min(shape.radius ?? 0, w / 2, h / 2));
      paint(paper, fill, stroke, 0.9);
      return;
    }
    case 'circle':
      pdf.circle(shape.x, shape.y, shape.r);
      paint(paper, shape.fill, shape.stroke, 0.9);
      return;
    case 'line': {
      const [first, ...rest] = shape.points;
      if (!first) return;
      pdf.moveTo(...first);
      for (const point of rest) pdf.lineTo(...point);
      if (shape.dashed) pdf.dash(2, { space: 3 });
      paint(paper, shape.fill, shape.stroke, shape.width * 0.75);
      pdf.undash();
      return;
    }
    case 'text': {
      const words = paper.text(shape.text);
      paper.use({
        face: shape.serif ? 'serif' : shape.bold ? 'bold' : 'sans',
        size: shape.size,
        fill: paints[shape.fill],
      });
      const width = pdf.widthOfString(words);
      const left = shape.anchor === 'end' ? shape.x - width : shape.anchor === 'middle' ? shape.x - width / 2 : shape.x;
      pdf.save();
      if (shape.turn) pdf.rotate(shape.turn, { origin: [shape.x, shape.y] });
      pdf.text(words, left, shape.y, { lineBreak: false, baseline: 'alphabetic' });
      pdf.restore();
    }
  }
}
