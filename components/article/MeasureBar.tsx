import styled from '@emotion/styled';
import { color, radius, tabular } from '../theme.ts';

const Row = styled.div`
  display: grid;
  grid-template-columns: var(--label, 1fr) minmax(0, 2fr) 52px;
  gap: 12px;
  align-items: center;
  ${tabular}
  & > :last-child { text-align: right; }
`;
/** Solid for the first series, hatched for the second: the difference survives without colour. */
const Bar = styled.i<{ percent: number }>`
  display: block;
  width: ${({ percent }) => percent}%;
  height: 12px;
  border-radius: ${radius.bar};
  background: ${color.ink};
  &[data-series='second'] {
    border: 1.5px solid ${color['ink-3']};
    background: repeating-linear-gradient(135deg, transparent 0 4.6px, ${color['ink-3']} 4.6px 7px);
  }
`;

interface Props {
  label: string;
  /** 0 to 100: the bar's share of its track. */
  percent: number;
  value: string;
  series?: 'first' | 'second';
}

/** One labelled bar, strictly proportional, with its value in words beside it. */
export const MeasureBar = ({ label, percent, value, series = 'first' }: Props) => (
  <Row>
    <span>{label}</span>
    <span aria-hidden="true">
      <Bar percent={percent} data-series={series} />
    </span>
    <span>{value}</span>
  </Row>
);
