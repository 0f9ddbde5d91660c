import type { Chart } from '../../../data/examples/chartTypes.ts';
import { drawBalance } from './drawBalance.ts';
import { drawBars } from './drawBars.ts';
import { drawColumns } from './drawColumns.ts';
import { drawDots } from './drawDots.ts';
import { drawFlow } from './drawFlow.ts';
import { drawGantt } from './drawGantt.ts';
import { drawLines } from './drawLines.ts';
import { drawMap } from './drawMap.ts';
import type { Canvas, Drawing } from './shapes.ts';

/** A chart as shapes, at the width and label size of the place it is drawn. */
export function drawChart(chart: Chart, canvas: Canvas): Drawing {
  switch (chart.type) {
    case 'columns':
      return drawColumns(chart, canvas);
    case 'bars':
      return drawBars(chart, canvas);
    case 'map':
      return drawMap(chart, canvas);
    case 'gantt':
      return drawGantt(chart, canvas);
    case 'dots':
      return drawDots(chart, canvas);
    case 'flow':
      return drawFlow(chart, canvas);
    case 'lines':
      return drawLines(chart, canvas);
    case 'balance':
      return drawBalance(chart, canvas);
  }
}
