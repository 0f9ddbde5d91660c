import { color } from '../theme.ts';
import { tenth } from '../ui/formatNumber.ts';
import { saasMarks } from './documents/coverData.ts';

const ink = color['doc-ink'];
const quiet = color['doc-line'];
const mid = color['doc-ink-2'];
const blue = color['doc-blue'];

const CRITERIA = [0, 1, 2, 3, 4, 5];

/** Six actors by six criteria as dots; one blue row. */
export function SaasMotif() {
  return (
    <>
      {saasMarks.map((row, y) => {
        const own = y === 3;
        return (
          <g key={row}>
            <rect
              x="0"
              y={y * 34 + 13}
              width={own ? 66 : 46 + ((y * 13) % 22)}
              height="4"
              rx="1"
              fill={own ? blue : mid}
            />
            {CRITERIA.map((x) => {
              const size = Number(row[x]) || 0.5;
              return (
                <circle
                  key={x}
                  cx={100 + x * 40}
                  cy={y * 34 + 15}
                  r={tenth(2 + size * 1.9)}
                  fill={own ? blue : size < 2 ? 'none' : ink}
                  fillOpacity={own ? 1 : size > 2 ? 0.85 : 0.45}
                  stroke={!own && size < 2 ? mid : 'none'}
                />
              );
            })}
            {y < 5 && <path d={`M0 ${y * 34 + 32.5}H310`} stroke={quiet} />}
          </g>
        );
      })}
    </>
  );
}
