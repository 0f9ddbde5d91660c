import { usageShares } from '../../data/home.ts';
import { models } from '../../data/models.ts';
import { color, font } from '../theme.ts';

const HEIGHT = 315;
const GAP = 14;
const LEFT = 185;
const RIGHT = 737;

/** The split of the work between the models as bands that join: internal, indicative shares (specification § 9). */
export function UsageFlow({ title }: { title: string }) {
  const scale = (HEIGHT - 40 - GAP * 4) / 100;
  let left = 20;
  let right = (HEIGHT - 100 * scale) / 2;
  return (
    <svg
      viewBox={`0 0 ${RIGHT} ${HEIGHT}`}
      width="100%"
      role="img"
      aria-label={title}
      style={{ background: color.sunk }}
    >
      {models.map(({ id, name }, index) => {
        const share = usageShares[index] ?? 0;
        const height = share * scale;
        const [y0, y1] = [left, right];
        left += height + GAP;
        right += height;
        return (
          <g key={id}>
            <path
              d={`M${LEFT} ${y0}H${LEFT + 110}C${LEFT + 220} ${y0} ${LEFT + 210} ${y1} ${LEFT + 320} ${y1}H${RIGHT}v${height}H${LEFT + 320}C${LEFT + 210} ${y1 + height} ${LEFT + 220} ${y0 + height} ${LEFT + 110} ${y0 + height}H${LEFT}z`}
              fill={`var(--ia-${id})`}
            />
            <text x="29" y={y0 + height / 2 + 5} style={{ font: `500 14px ${font.sans}`, fill: color.ink }}>
              {name}
            </text>
            <text
              x="175"
              y={y0 + height / 2 + 5}
              textAnchor="end"
              style={{ font: `400 14px ${font.sans}`, fill: color['ink-2'] }}
            >
              {share}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
