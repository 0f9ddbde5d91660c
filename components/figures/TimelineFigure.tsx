import { caseTimeline } from '../../data/blog/blog.ts';
import { color, font } from '../theme.ts';

const WIDTH = 411;
/** Height of the drawing in the card beside it. */
const HEIGHT = 351;
const LEFT = 30;
const SCALE = (WIDTH - LEFT * 2) / 90;

/** Ninety days in four phases, the last one blue. */
export const TimelineFigure = () => (
  <svg
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    width="100%"
    role="img"
    aria-label="Quatre phases en quatre-vingt-dix jours."
    style={{ background: color.sunk }}
  >
    {caseTimeline.map(({ day, name, from, to }, row) => {
      const x = LEFT + from * SCALE;
      const last = row === caseTimeline.length - 1;
      const y = 42 + row * 85;
      return (
        <g key={day}>
          <text
            x={last ? WIDTH - LEFT : x}
            y={y}
            textAnchor={last ? 'end' : 'start'}
            style={{ font: `400 13px ${font.sans}`, fill: color['ink-2'] }}
          >
            {day} <tspan style={{ fontWeight: 550, fill: color.ink }}>{name}</tspan>
          </text>
          <rect x={x} y={y + 12} width={(to - from) * SCALE} height="13" rx="1" fill={last ? color.blue : color.ink} />
        </g>
      );
    })}
  </svg>
);
