import styled from '@emotion/styled';
import { color, media } from '../theme.ts';

const Grid = styled.div`
  & > div svg { width: 100%; height: auto; overflow: visible; }
  & .phone { display: none; }
  ${media.phone} { & .wide { display: none; } & .phone { display: block; } }
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 32px;
  margin-top: 24px;
  font-size: 15px;
  line-height: 1.5;
  & li { display: flex; align-items: center; gap: 10px; }
  & li:last-of-type { font-weight: 600; }
  & svg { flex: none; }
`;

const STRUGGLING = 74;
const SUCCEEDING = 4;
const CELL = 30;
const STEP = 37;

function Cell({ index, x, y }: { index: number; x: number; y: number }) {
  if (index < STRUGGLING) {
    return (
      <path
        d={`M${x + 0.7} ${y + 0.7}h28.6v28.6h-28.6zM${x + 0.7} ${y + 29.3}l28.6 -28.6`}
        fill="none"
        stroke={color['ink-3']}
        strokeWidth="1.4"
      />
    );
  }
  return (
    <rect
      x={x}
      y={y}
      width={CELL}
      height={CELL}
      rx="1"
      fill={index < 100 - SUCCEEDING ? color['line-strong'] : color.blue}
    />
  );
}

const CELLS = [...Array(100).keys()];
const squares = (columns: number) =>
  CELLS.map((cell) => (
    <Cell key={cell} index={cell} x={(cell % columns) * STEP} y={Math.floor(cell / columns) * STEP} />
  ));

interface Props {
  label: string;
  legend: { struggling: string; between: string; succeeding: string };
}

/** A hundred squares: failure outlined and struck, the middle grey, success blue. 20 x 5, or 10 x 10 on phones. */
export function UnitChart({ label, legend }: Props) {
  const swatch = (index: number) => (
    <svg viewBox="0 0 30 30" width="14" height="14" aria-hidden="true">
      <Cell index={index} x={0} y={0} />
    </svg>
  );
  return (
    <Grid>
      <div role="img" aria-label={label}>
        <svg className="wide" viewBox="0 0 733 178" aria-hidden="true">
          {squares(20)}
        </svg>
        <svg className="phone" viewBox="0 0 363 363" aria-hidden="true">
          {squares(10)}
        </svg>
      </div>
      <Legend>
        <li>
          {swatch(0)}
          {legend.struggling}
        </li>
        <li>
          {swatch(80)}
          {legend.between}
        </li>
        <li>
          {swatch(99)}
          {legend.succeeding}
        </li>
      </Legend>
    </Grid>
  );
}
