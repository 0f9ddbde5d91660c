import type PptxGenJS from 'pptxgenjs';
import { drawMap } from '../../../components/figures/charts/drawMap.ts';
import type { MapChart } from '../../../data/examples/chartTypes.ts';
import { spokenChart } from '../figureBox.ts';
import { paints } from '../palette.ts';
import { faces, words } from './deckStyle.ts';
import type { Frame } from './placeChart.ts';

const POINTS = 72;
const bare = (colour: string) => colour.slice(1);

/** The map of the page as shapes and words that can be moved: its drawing, in inches. */
export function placeMap(slide: PptxGenJS.Slide, chart: MapChart, { x, y, w, h }: Frame): void {
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
