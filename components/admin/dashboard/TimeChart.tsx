import styled from '@emotion/styled';
import { color, focusRing, media, tabular } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import type { Bar } from './figures.ts';

const WIDTH = 624;
const HEIGHT = 180;
/** Maximum labels under the drawing. */
const LABELS = 6;

const Figure = styled.figure`
  & svg { width: 100%; height: auto; overflow: visible; }
  & text { fill: ${color['ink-3']}; font-size: 12PX; ${tabular} }
  ${media.phone} { & text { font-size: 20PX; } }
  & details { margin-top: 12px; font-size: 15px; }
  & summary { display: inline-block; min-height: 24px; color: ${color['ink-2']}; cursor: pointer; border-radius: 2px; ${focusRing(color.link)} }
  & table { max-width: 280px; margin-top: 8px; ${tabular} }
  & th, & td { padding: 4px 0; border-bottom: 1px solid ${color.line}; font-weight: 400; text-align: left; }
  & :is(td, th:last-child) { text-align: right; }
  ${media.print} { & details { display: none; } }
`;
const Axis = styled.path`
  stroke: ${color.ink};
`;
const Week = styled.rect`
  fill: ${color.ink};
  &[data-last='true'] { fill: ${color.blue}; }
`;
const Line = styled.polyline`
  fill: none;
  stroke: ${color.blue};
  stroke-width: 2.25;
  stroke-linejoin: round;
`;

/** Width of a digit of a label on a phone, in units of the drawing. */
const FIGURE = 12;
interface Props {
  /** Days or weeks to draw, each under its first day. */
  bars: readonly Bar[];
  kind: 'bars' | 'line';
  /** Text alternative of the chart, in one sentence. */
  sentence: string;
  unit: string;
}

/** Chart of days or weeks, as bars or a line, with the same numbers in a table. */
export function TimeChart({ bars, kind, sentence, unit }: Props) {
  const step = WIDTH / Math.max(1, bars.length);
  const every = Math.ceil(bars.length / LABELS);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const y = (value: number) => HEIGHT - (value / most) * (HEIGHT - 24);
  const middle = (index: number) => step * (index + 0.5);
  // The last label ends at the right edge and covers part of the drawing, so it is raised above the bars there; if the highest bar is among
  // them, it gets no label.
  const last = bars.length - 1;
  /** Aligns the first and the last label inward, so that they stay inside the drawing. */
  const anchorOf = (index: number) => (index === 0 ? 'start' : index === last ? 'end' : 'middle');
  const below = last - Math.ceil((formatNumber(bars[last]?.value ?? 0).length * FIGURE) / step);
  const peak = bars.findIndex(({ value }) => value === most);
  const labelled = [...(peak >= 0 && peak < below - 1 ? [peak] : []), last];
  const labelTop = (index: number) =>
    Math.min(...bars.slice(index === last ? Math.max(0, below) : index, index + 1).map(({ value }) => y(value))) - 8;
  return (
    <Figure>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + 24}`} role="img" aria-label={sentence}>
        {kind === 'bars' ? (
          bars.map(({ label, value }, index) => (
            <Week
              key={label}
              data-last={index === last}
              x={step * (index + 0.15)}
              width={step * 0.7}
              y={y(value)}
              height={HEIGHT - y(value)}
            />
          ))
        ) : (
          <Line points={bars.map(({ value }, index) => `${middle(index)},${y(value).toFixed(1)}`).join(' ')} />
        )}
        {labelled.map((index) => (
          <text key={index} x={index === last ? WIDTH : middle(index)} y={labelTop(index)} textAnchor={anchorOf(index)}>
            {formatNumber(bars[index]?.value ?? 0)}
          </text>
        ))}
        <Axis d={`M0 ${HEIGHT + 0.5}H${WIDTH}`} />
        {bars.map(({ label }, index) =>
          index % every === 0 ? (
            <text
              key={label}
              x={index === 0 ? 0 : index === last ? WIDTH : middle(index)}
              y={HEIGHT + 20}
              textAnchor={anchorOf(index)}
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
              <th scope="col">À partir du</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {bars.map(({ label, value }) => (
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
