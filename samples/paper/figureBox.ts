import { chartTable } from '../../components/figures/charts/chartTable.ts';
import { drawChart } from '../../components/figures/charts/drawChart.ts';
import type { Drawing, Paint, Shape } from '../../components/figures/charts/shapes.ts';
import { formatCell } from '../../components/ui/formatNumber.ts';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { type Box, type Place, textBox, together } from './boxes.ts';
import type { Paper } from './Paper.ts';
import { paints, words } from './parts.ts';
import { CAPTION, SMALL } from './tableBox.ts';

/** Draws a chart's shapes as vectors, its top left corner at (x, y), its units being points. */
function printDrawing(paper: Paper, { shapes }: Drawing, x: number, y: number): void {
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
      const text = words(shape.text);
      paper.use({
        face: shape.serif ? 'serif' : shape.bold ? 'bold' : 'sans',
        size: shape.size,
        fill: paints[shape.fill],
      });
      const width = pdf.widthOfString(text);
      const left = shape.anchor === 'end' ? shape.x - width : shape.anchor === 'middle' ? shape.x - width / 2 : shape.x;
      pdf.save();
      if (shape.turn) pdf.rotate(shape.turn, { origin: [shape.x, shape.y] });
      pdf.text(text, left, shape.y, { lineBreak: false, baseline: 'alphabetic' });
      pdf.restore();
    }
  }
}

/** How far each kind of chart may grow before it looks blown up. */
const MOST: Record<Chart['type'], number> = {
  bars: 1.8,
  columns: 1.6,
  lines: 1.6,
  map: 1.5,
  gantt: 1.5,
  dots: 1.4,
  flow: 1.9,
  balance: 1.6,
};

/** What a chart says, for those who hear the document: its conclusion, what is measured, each value. */
export function spokenChart(chart: Chart): string {
  const { columns, rows } = chartTable(chart);
  const values = rows.map((row) => {
    const [name, ...cells] = row.cells.map((cell, index) => formatCell(cell, columns[index] ?? { label: '' }, row));
    if (columns.length === 2) return `${name} : ${cells.join('')}`;
    return `${name} : ${cells.map((cell, index) => `${columns[index + 1]?.label} ${cell}`).join(', ')}`;
  });
  return `${chart.title}. ${chart.measure}. ${values.join(' ; ')}.`;
}

/** A chart under its conclusion and what it measures, above its source: one figure of the structure tree. */
export function figureBox(paper: Paper, chart: Chart, { x, width }: Place, source: string, stretch: number): Box {
  const narrow = width < 400;
  const drawing = drawChart(chart, {
    width,
    size: narrow ? 9.4 : 10,
    compact: chart.type === 'flow' || chart.type === 'dots',
    stretch: Math.min(stretch, MOST[chart.type]) * (chart.type === 'balance' || chart.type === 'lines' ? 0.8 : 1),
    values: true,
  });
  const place = { x, width };
  const caption = together([
    textBox(paper, 'P', chart.title, CAPTION, 1, place),
    textBox(paper, 'P', chart.measure, { size: 9.5, fill: paints['ink-2'], leading: 1.35 }, 8, place),
  ]);
  const height = caption.height + caption.after + drawing.height;
  const figure: Box = {
    height,
    after: 5,
    print: (y, parent) => {
      const element = paper.within(parent, 'Figure', { alt: spokenChart(chart), bbox: [x, y, x + width, y + height] });
      caption.print(y, paper.within(element, 'Caption'));
      element.add(() => printDrawing(paper, drawing, x, y + height - drawing.height));
    },
  };
  return together([figure, textBox(paper, 'P', `Source : ${chart.source ?? source}`, SMALL, 1, place)], 16);
}
