import { chartTable } from '../../components/figures/charts/chartTable.ts';
import { drawChart } from '../../components/figures/charts/drawChart.ts';
import { formatCell } from '../../components/ui/table/formatCell.ts';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { type Box, type Place, textBox, together } from './boxes.ts';
import type { Paper } from './Paper.ts';
import { paints } from './palette.ts';
import { printDrawing } from './printDrawing.ts';
import { CAPTION, SMALL } from './tableBox.ts';

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
