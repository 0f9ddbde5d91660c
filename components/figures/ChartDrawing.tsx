import styled from '@emotion/styled';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { media } from '../theme.ts';
import { canvases, drawChart } from './charts/drawChart.ts';
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

/** A chart drawn for large screens, for phones and, where it is very wide, for what lies between; the browser shows one. */
export function ChartDrawing({ chart, place }: { chart: Chart; place: keyof typeof canvases }) {
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
