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

/** The one series of a chart of bars or columns. */
const oneSeries = (
  { measure, digits }: { measure: string; digits: number },
  bars: readonly { label: string; value: number }[],
) => [
  data(
    measure,
    bars.map(({ label }) => label),
    bars.map(({ value }) => value),
    digits,
  ),
];

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
  const paint = (hot: boolean | undefined) => shade(hot ? 'doc-blue' : 'line-strong');
  switch (chart.type) {
    case 'bars':
      slide.addChart('bar', oneSeries(chart, chart.rows), {
        ...common(chart, below),
        barDir: 'bar',
        barGapWidthPct: 45,
        // Bars run from the top; the types know one direction only.
        catAxisOrientation: 'maxMin' as 'minMax',
        valAxisMinVal: 0,
        chartColors: chart.rows.map(({ hot }) => paint(hot)),
        dataLabelFormatCode: decimals(chart.digits, chart.unit),
      });
      return;
    case 'columns':
      slide.addChart('bar', oneSeries(chart, chart.bars), {
        ...common(chart, below),
        barDir: 'col',
        barGapWidthPct: 60,
        valAxisMinVal: 0,
        chartColors: chart.bars.map(({ forecast }) => shade(forecast ? 'line-strong' : 'doc-ink')),
        dataLabelFormatCode: decimals(chart.digits),
      });
      return;
    case 'balance':
      slide.addChart('bar', oneSeries(chart, chart.bars), {
        ...common(chart, below),
        barDir: 'col',
        barGapWidthPct: 45,
        catAxisLabelPos: 'low',
        chartColors: chart.bars.map(({ hot, value }) =>
          shade(hot ? 'doc-blue' : value < 0 ? 'line-strong' : 'doc-ink'),
        ),
        dataLabelFormatCode: decimals(chart.digits),
      });
      return;
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
