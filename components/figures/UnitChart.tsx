import styled from '@emotion/styled';
import { color, media } from '../theme.ts';
import { tenth } from '../ui/formatNumber.ts';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
`;
const WideDrawing = styled(Drawing)`
  ${media.phone} { display: none; }
`;
const PhoneDrawing = styled(Drawing)`
  display: none;
  ${media.phone} { display: block; }
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

/** One path draws a whole group of squares: a hundred elements, twice, would be most of the page's. */
const struck = (x: number, y: number) => `M${tenth(x + 0.7)} ${tenth(y + 29.3)}h28.6v-28.6h-28.6zl28.6-28.6`;
const filled = (x: number, y: number) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;

const GROUPS = [
  { until: STRUGGLING, path: struck, paint: { fill: 'none', stroke: color['ink-3'], strokeWidth: 1.4 } },
  { until: 100 - SUCCEEDING, path: filled, paint: { fill: color['line-strong'] } },
  { until: 100, path: filled, paint: { fill: color.blue } },
];

/** The hundred squares, in rows of that length. */
function Squares({ columns }: { columns: number }) {
  return GROUPS.map(({ until, path, paint }, group) => {
    const from = GROUPS[group - 1]?.until ?? 0;
    const cells = Array.from({ length: until - from }, (_, index) => from + index);
    const d = cells.map((cell) => path((cell % columns) * STEP, Math.floor(cell / columns) * STEP)).join('');
    return <path key={until} d={d} {...paint} />;
  });
}

function Swatch({ group }: { group: number }) {
  const { path, paint } = GROUPS[group] ?? {};
  return (
    <svg viewBox="0 0 30 30" width="14" height="14" aria-hidden="true">
      <path d={path?.(0, 0)} {...paint} />
    </svg>
  );
}

interface Props {
  label: string;
  legend: { struggling: string; between: string; succeeding: string };
}

/** A hundred squares: failure outlined and struck, the middle grey, success blue. 20 x 5, or 10 x 10 on phones. */
export function UnitChart({ label, legend }: Props) {
  return (
    <div>
      <div role="img" aria-label={label}>
        <WideDrawing viewBox="0 0 733 178" aria-hidden="true">
          <Squares columns={20} />
        </WideDrawing>
        <PhoneDrawing viewBox="0 0 363 363" aria-hidden="true">
          <Squares columns={10} />
        </PhoneDrawing>
      </div>
      <Legend>
        {[legend.struggling, legend.between, legend.succeeding].map((text, group) => (
          <li key={text}>
            <Swatch group={group} />
            {text}
          </li>
        ))}
      </Legend>
    </div>
  );
}
