import { drawChart } from '../../components/figures/charts/drawChart.ts';
import type { Chart } from '../../data/examples/chartTypes.ts';
import type { Block } from '../../data/examples/types.ts';
import { column, type Paper, page } from './Paper.ts';
import { paints } from './palette.ts';
import { printDrawing } from './printDrawing.ts';
import { printTable } from './printTable.ts';

/** Running text. */
export const TEXT = { face: 'serif', size: 12, leading: 1.42 } as const;

/** A chart under its conclusion; what it says is also its alternative text. */
function printChart(paper: Paper, chart: Chart, titled: boolean): void {
  const drawing = drawChart(chart, {
    width: column,
    size: 10,
    compact: chart.type === 'flow' || chart.type === 'dots',
    plot: 0.32,
  });
  if (titled) paper.block('Caption', chart.title, { face: 'bold', size: 11 }, 0);
  paper.block('Caption', chart.measure, titled ? { size: 9.5, fill: paints['ink-2'] } : { face: 'bold', size: 11 }, 8);
  paper.tagged('Figure', () => printDrawing(paper, drawing, page.left, paper.y), `${chart.title}. ${chart.measure}.`);
  paper.y += drawing.height;
  paper.leave(14);
}

/** The blocks of a page or of a result, one under the other; the charts of a result bear their conclusion. */
export function printBlocks(paper: Paper, blocks: readonly Block[], titled = false): void {
  for (const block of blocks) {
    switch (block.kind) {
      case 'heading':
        paper.ensure(60);
        paper.y += 4;
        paper.block('H3', block.text, { face: 'bold', size: 11.5 }, 4);
        break;
      case 'text':
        paper.block('P', block.text, TEXT, 9);
        break;
      case 'quote':
        paper.block('BlockQuote', block.text, { face: 'serif', size: 16, leading: 1.25 }, 12, column, 24);
        break;
      case 'note':
        paper.block('Note', block.text, { size: 9, fill: paints['ink-2'] }, 8);
        break;
      case 'list':
        for (const item of block.items) {
          const y = paper.y;
          paper.block('P', item, TEXT, 6, column, 16);
          if (paper.y > y) paper.artifact(() => paper.place('–', page.left, y, 12, TEXT));
        }
        break;
      case 'table':
        printTable(paper, block.table);
        break;
      case 'chart':
        printChart(paper, block.chart, titled);
        break;
    }
  }
}
