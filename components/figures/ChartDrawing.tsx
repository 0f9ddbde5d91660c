import styled from '@emotion/styled';
import type { Chart } from '../../data/examples/chartTypes.ts';
import { media } from '../theme.ts';
import { canvases } from './charts/canvases.ts';
import { drawChart } from './charts/drawChart.ts';
import { DrawingSvg } from './DrawingSvg.tsx';

const Drawings = styled.div`
  & .phone, & .medium { display: none; }
  ${media.phone} { & .large { display: none; } & .phone { display: block; } }
  @media screen and (min-width: 701px) and (max-width: 1279.98px) { & .medium { display: block; & + .large { display: none; } } }
`;

/** A chart drawn for large screens, for phones and, where it is very wide, for what lies between; the browser shows one. */
export function ChartDrawing({ chart, place }: { chart: Chart; place: keyof typeof canvases }) {
  const { large, medium, phone } = canvases[place];
  const on = place === 'document' ? 'document' : 'page';
  return (
    <Drawings>
      {medium && <DrawingSvg className="medium" drawing={drawChart(chart, medium)} on={on} />}
      <DrawingSvg className="large" drawing={drawChart(chart, large)} on={on} />
      <DrawingSvg className="phone" drawing={drawChart(chart, phone)} on={on} />
    </Drawings>
  );
}
