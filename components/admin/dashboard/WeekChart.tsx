import styled from '@emotion/styled';
import { color, focusRing, media, tabular } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import type { Bar } from './figures.ts';

const WIDTH = 624;
const HEIGHT = 180;
const STEP = WIDTH / 26;

const Figure = styled.figure`
  & svg { width: 100%; height: auto; overflow: visible; }
  & text { fill: ${color['ink-3']}; font-size: 12px; ${tabular} }
  ${media.phone} { & text { font-size: 20px; } }
  & .axis { stroke: ${color.ink}; }
  & .bar { fill: ${color.ink}; }
  & .bar.last { fill: ${color.blue}; }
  & .line { fill: none; stroke: ${color.blue}; stroke-width: 2.25; stroke-linejoin: round; }
  & details { margin-top: 12px; font-size: 15px; }
  & summary { display: inline-block; min-height: 24px; color: ${color['ink-2']}; cursor: pointer; border-radius: 2px; ${focusRing(color.link)} }
  & table { max-width: 280px; margin-top: 8px; ${tabular} }
  & th, & td { padding: 4px 0; border-bottom: 1px solid ${color.line}; font-weight: 400; text-align: left; }
  & td { text-align: right; }
`;

/** The outer labels stay inside the drawing. */
const ANCHORS: Record<number, 'start' | 'end'> = { 0: 'start', 25: 'end' };

interface Props {
  weeks: readonly Bar[];
  kind: 'bars' | 'line';
  /** What is drawn, in one sentence: the drawing's text. */
  sentence: string;
  unit: string;
}

/** Twenty-six weeks, as bars or as a line, with the same numbers in a table. */
export function WeekChart({ weeks, kind, sentence, unit }: Props) {
  const most = Math.max(1, ...weeks.map(({ value }) => value));
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 24);
  const middle = (index: number) => STEP * (index + 0.5);
  return (
    <Figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={sentence}>
        {kind === 'bars' ? (
          weeks.map(({ label, value }, index) => (
            <rect
              key={label}
              className={index === weeks.length - 1 ? 'bar last' : 'bar'}
              x={STEP * index + 4}
              width={STEP - 8}
              y={y(value)}
              height={HEIGHT - y(value)}
            />
          ))
        ) : (
          <polyline
            className="line"
            points={weeks.map(({ value }, index) => `${middle(index)},${y(value).toFixed(1)}`).join(' ')}
          />
        )}
        {weeks.map(({ label, value }, index) =>
          index === weeks.length - 1 || (value === most && weeks.findIndex((week) => week.value === most) === index) ? (
            <text
              key={label}
              x={index === weeks.length - 1 ? WIDTH : middle(index)}
              y={y(value) - 8}
              textAnchor={ANCHORS[index] ?? 'middle'}
            >
              {formatNumber(value)}
            </text>
          ) : null,
        )}
        <path className="axis" d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} />
        {weeks.map(({ label }, index) =>
          index % 5 === 0 ? (
            <text
              key={label}
              x={index === 0 ? 0 : middle(index)}
              y={HEIGHT + 20}
              textAnchor={ANCHORS[index] ?? 'middle'}
            >
              {label}
            </text>
          ) : null,
        )}
      </svg>
      <details>
        <summary>Voir les chiffres</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Semaine du</th>
              <td>{unit}</td>
            </tr>
          </thead>
          <tbody>
            {weeks.map(({ label, value }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>{formatNumber(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Figure>
  );
}
