import styled from '@emotion/styled';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { media } from '../theme.ts';
import { drawChart } from './charts/drawChart.ts';
import type { Canvas } from './charts/shapes.ts';
import { DrawingSvg } from './DrawingSvg.tsx';

const BETWEEN = '@media screen and (min-width: 701px) and (max-width: 1279.98px)';

const PhoneDrawing = styled(DrawingSvg)`
  display: none;
  ${media.phone} { display: block; }
`;
const MediumDrawing = styled(DrawingSvg)`
  display: none;
  ${BETWEEN} { display: block; }
`;
const LargeDrawing = styled(DrawingSvg)`
  ${media.phone} { display: none; }
  /* Where there is one for the widths between. */
  svg + & { ${BETWEEN} { display: none; } }
`;

/** Label sizes are those of the place: an SVG that shrinks would shrink its words. */
const canvases: Record<'beside' | 'wide' | 'document', { large: Canvas; medium?: Canvas; phone: Canvas }> = {
  beside: { large: { width: 560, size: 14 }, phone: { width: 350, size: 13 } },
  wide: { large: { width: 1280, size: 15 }, medium: { width: 760, size: 14 }, phone: { width: 350, size: 13 } },
  document: { large: { width: 356, size: 10.4, compact: true }, phone: { width: 300, size: 12 } },
};

/**
 * A chart drawn for large screens, for phones and, where it is very wide, for what lies between; the browser shows one. In a miniature (a document that shrinks
 * as a picture does) it is drawn once.
 */
export function ChartDrawing({ chart, place }: { chart: Chart; place: keyof typeof canvases | 'miniature' }) {
  if (place === 'miniature') return <DrawingSvg drawing={drawChart(chart, canvases.document.large)} on="document" />;
  const { large, medium, phone } = canvases[place];
  const on = place === 'document' ? 'document' : 'page';
  return (
    <div>
      {medium && <MediumDrawing drawing={drawChart(chart, medium)} on={on} />}
      <LargeDrawing drawing={drawChart(chart, large)} on={on} />
      <PhoneDrawing drawing={drawChart(chart, phone)} on={on} />
    </div>
  );
}
