import styled from '@emotion/styled';
import { color } from '../theme.ts';
import { tenth } from '../ui/formatNumber.ts';

const Drawing = styled.svg`
  width: 100%;
  height: auto;
  overflow: visible;
`;
const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 24px;
  margin-top: 16px;
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
const COLUMNS = 20;

/**
 * Path of one square crossed out by a line. The squares of a group are joined into one path: a hundred elements, drawn twice, would be most
 * of the page's elements.
 */
const struck = (x: number, y: number) => `M${tenth(x + 0.7)} ${tenth(y + 29.3)}h28.6v-28.6h-28.6zl28.6-28.6`;
const filled = (x: number, y: number) => `M${x} ${y}h${CELL}v${CELL}h-${CELL}z`;

const GROUPS = [
  { until: STRUGGLING, path: struck, paint: { fill: 'none', stroke: color['ink-3'], strokeWidth: 1.4 } },
  { until: 100 - SUCCEEDING, path: filled, paint: { fill: color['line-strong'] } },
  { until: 100, path: filled, paint: { fill: color.blue } },
];

/** The hundred squares, in five rows. */
function Squares() {
  return GROUPS.map(({ until, path, paint }, group) => {
    const from = GROUPS[group - 1]?.until ?? 0;
    const cells = Array.from({ length: until - from }, (_, index) => from + index);
    const d = cells.map((cell) => path((cell % COLUMNS) * STEP, Math.floor(cell / COLUMNS) * STEP)).join('');
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

/** Chart of a hundred squares: failures are outlined and crossed out, the middle group is grey, successes are blue. */
export function UnitChart({ label, legend }: Props) {
  return (
    <div>
      <div role="img" aria-label={label}>
        <Drawing viewBox="0 0 733 178" aria-hidden="true">
          <Squares />
        </Drawing>
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
