import type PptxGenJS from 'pptxgenjs';
import { drawMap } from '../../../components/figures/charts/drawMap.ts';
import type { Chart, MapChart } from '../../../data/examples/chartTypes.ts';
import { spokenChart } from '../figureBox.ts';
import { faces, paints, shade, words } from '../parts.ts';

/** Where something stands on a slide, in inches. */
export interface Frame {
  x: number;
  y: number;
  w: number;
  h: number;
}

const quiet = { fontFace: faces.sans, color: shade('doc-ink-2') };
const decimals = (digits: number, unit = ''): string =>
  `#,##0${digits ? `.${'0'.repeat(digits)}` : ''}${unit ? `" ${unit}"` : ''}`;

/** What every chart of the deck shares: the reader's own chart, in the house's colours, every value written. */
const common = (chart: Chart, frame: Frame): PptxGenJS.IChartOpts => ({
  ...frame,
  altText: words(spokenChart(chart)),
  showLegend: false,
  showTitle: false,
  showValue: true,
  dataLabelFontFace: faces.sans,
  dataLabelFontSize: 12,
  dataLabelColor: shade('doc-ink'),
  catAxisLabelFontFace: faces.sans,
  catAxisLabelFontSize: 12,
  catAxisLabelColor: shade('doc-ink'),
  catAxisLineShow: true,
  valAxisHidden: true,
  valAxisLineShow: false,
  valGridLine: { style: 'none' },
  catGridLine: { style: 'none' },
});

const data = (name: string, labels: readonly string[], values: readonly number[], digits: number) => ({
  name: words(name),
  labels: labels.map(words),
  values: values.map((value) => Number(value.toFixed(digits))),
});

interface Drawn {
  label: string;
  value: number;
  hot?: boolean;
  forecast?: boolean;
}
/** One series of bars, each in its colour. */
function addBars(
  slide: PptxGenJS.Slide,
  chart: Exclude<Chart, MapChart> & { digits: number },
  bars: readonly Drawn[],
  frame: Frame,
  colour: (bar: Drawn) => string,
  more: PptxGenJS.IChartOpts,
): void {
  const labels = bars.map(({ label }) => label);
  const values = bars.map(({ value }) => value);
  slide.addChart('bar', [data(chart.measure, labels, values, chart.digits)], {
    ...common(chart, frame),
    barDir: 'col',
    chartColors: bars.map((bar) => shade(colour(bar))),
    dataLabelFormatCode: decimals(chart.digits),
    ...more,
  });
}

/** Whether a slide can draw a chart; the others are shown as their values. */
export const drawsChart = ({ type }: Chart): boolean => ['bars', 'columns', 'balance', 'lines', 'map'].includes(type);

/** A chart as the presentation program's own chart, which stays editable; a map as shapes, a table of points having no names. */
export function placeChart(slide: PptxGenJS.Slide, chart: Chart, frame: Frame): void {
  const heading = { x: frame.x, y: frame.y, w: frame.w, h: 0.6 };
  slide.addText(
    [
      { text: words(chart.title), options: { bold: true, fontSize: 13, color: shade('doc-ink'), breakLine: true } },
      { text: words(chart.measure), options: { fontSize: 11, color: shade('doc-ink-2') } },
    ],
    { ...heading, ...quiet, margin: 0, valign: 'top', lang: 'fr-FR', fit: 'shrink' },
  );
  const below = { ...frame, y: frame.y + 0.66, h: frame.h - 0.66 };
  switch (chart.type) {
    case 'bars':
      addBars(slide, chart, chart.rows, below, ({ hot }) => (hot ? 'doc-blue' : 'line-strong'), {
        barDir: 'bar',
        barGapWidthPct: 45,
        // Bars run from the top; the types know one direction only.
        catAxisOrientation: 'maxMin' as 'minMax',
        valAxisMinVal: 0,
        dataLabelFormatCode: decimals(chart.digits, chart.unit),
      });
      return;
    case 'columns':
      addBars(slide, chart, chart.bars, below, ({ forecast }) => (forecast ? 'line-strong' : 'doc-ink'), {
        barGapWidthPct: 60,
        valAxisMinVal: 0,
      });
      return;
    case 'balance': {
      const colour = ({ hot, value }: Drawn) => (hot ? 'doc-blue' : value < 0 ? 'line-strong' : 'doc-ink');
      addBars(slide, chart, chart.bars, below, colour, { barGapWidthPct: 45, catAxisLabelPos: 'low' });
      return;
    }
    case 'lines':
      slide.addChart(
        'line',
        chart.series.map(({ name, values }) => data(name, chart.labels, values, chart.digits)),
        {
          ...common(chart, below),
          showLegend: true,
          legendPos: 'r',
          legendFontFace: faces.sans,
          legendFontSize: 12,
          valAxisMinVal: 0,
          lineSize: 2.5,
          chartColors: chart.series.map(({ hot }, index) =>
            shade(hot ? 'doc-blue' : index === 0 ? 'doc-ink' : 'line-strong'),
          ),
          dataLabelPosition: 't',
          dataLabelFormatCode: decimals(chart.digits),
        },
      );
      return;
    case 'map':
      placeMap(slide, chart, below);
      return;
    default:
      throw new Error(`No slide draws a chart of type ${chart.type}`);
  }
}

const POINTS = 72;
const bare = (colour: string) => colour.slice(1);

/** The map of the page as shapes and words that can be moved: its drawing, in inches. */
function placeMap(slide: PptxGenJS.Slide, chart: MapChart, { x, y, w, h }: Frame): void {
  const size = 12;
  const width = w * POINTS;
  const usual = drawMap(chart, { width, size });
  const drawing = drawMap(chart, { width, size, stretch: (h * POINTS - size * 4) / (usual.height - size * 4) });
  const at = (points: number) => points / POINTS;
  let described = false;
  for (const shape of drawing.shapes) {
    if (shape.kind === 'circle') {
      const box = {
        x: x + at(shape.x - shape.r),
        y: y + at(shape.y - shape.r),
        w: at(shape.r * 2),
        h: at(shape.r * 2),
      };
      const fill = { color: bare(paints[shape.fill === 'none' ? 'paper' : shape.fill]) };
      const line = { color: bare(paints[shape.stroke ?? 'ink-2']), width: 1 };
      slide.addShape('ellipse', { ...box, fill, line, ...(!described && { altText: words(spokenChart(chart)) }) });
      described = true;
    } else if (shape.kind === 'line') {
      shape.points.slice(1).forEach(([toX, toY], index) => {
        const [fromX, fromY] = shape.points[index] ?? [toX, toY];
        slide.addShape('line', {
          x: x + at(Math.min(fromX, toX)),
          y: y + at(Math.min(fromY, toY)),
          w: at(Math.abs(toX - fromX)),
          h: at(Math.abs(toY - fromY)),
          line: { color: bare(paints[shape.stroke]), width: 0.75, ...(shape.dashed && { dashType: 'dash' as const }) },
        });
      });
    } else if (shape.kind === 'text') {
      const room = 3;
      const ends = shape.anchor === 'end';
      slide.addText(words(shape.text), {
        x: x + at(shape.x) - (ends ? room : 0),
        y: y + at(shape.y - shape.size),
        w: room,
        h: at(shape.size * 1.3),
        margin: 0,
        align: ends ? 'right' : 'left',
        valign: 'middle',
        fontFace: faces.sans,
        fontSize: shape.size,
        bold: shape.bold ?? false,
        color: bare(paints[shape.fill]),
        lang: 'fr-FR',
        wrap: false,
      });
    }
  }
}
