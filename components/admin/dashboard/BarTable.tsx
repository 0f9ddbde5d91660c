import styled from '@emotion/styled';
import { color, media, radius, tabular } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import type { Bar } from './figures.ts';

const Table = styled.table`
  border-top: 1px solid ${color.ink};
  font-size: 16px;
  & thead th { padding: 6px 0; font-size: 13px; color: ${color['ink-3']}; white-space: nowrap; }
  & th, & td { padding: 9px 0; border-bottom: 1px solid ${color.line}; font-weight: 400; text-align: left; }
  & tbody th { width: 42%; padding-right: 12px; overflow-wrap: anywhere; }
  & tbody th span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
  & :is(td, th)[data-number] { width: 64px; padding-left: 12px; text-align: right; white-space: nowrap; ${tabular} }
  & td[data-quiet] { color: ${color['ink-3']}; }
  & td:only-child { color: ${color['ink-3']}; }
  & i { display: block; height: 12px; border-radius: ${radius.bar}; background: ${color.ink}; }
  & tr[data-mark='true'] i { background: ${color.blue}; }
  ${media.phone} { & tbody th { width: 46%; } & :is(td, th)[data-number] { width: 48px; padding-left: 8px; } }
`;

interface Props {
  bars: readonly Bar[];
  caption: string;
  /** Label of the bar to highlight. */
  mark?: string;
}

/**
 * Table of counts with a bar for each; where given, also with the count's share of the line above, and the count of the previous period.
 */
export function BarTable({ bars, caption, mark }: Props) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const hasRates = bars.some(({ rate }) => rate !== undefined);
  return (
    <Table>
      <caption className="sr">{caption}</caption>
      {bars.length > 0 && (
        <thead>
          <tr>
            <th scope="col" colSpan={2}>
              <span className="sr">Quoi</span>
            </th>
            <th scope="col" data-number>
              Nombre
            </th>
            {hasRates && (
              <th scope="col" data-number>
                <abbr title="Part de l’étape d’avant">Part</abbr>
              </th>
            )}
            <th scope="col" data-number>
              Avant
            </th>
          </tr>
        </thead>
      )}
      <tbody>
        {bars.length === 0 && (
          <tr>
            <td>Rien à compter sur cette période.</td>
          </tr>
        )}
        {bars.map(({ label, value, before, rate }) => (
          <tr key={label} data-mark={label === mark}>
            <th scope="row">
              <span>{label}</span>
            </th>
            <td>
              <i style={{ width: `${(value / most) * 100}%` }} />
            </td>
            <td data-number>{formatNumber(value)}</td>
            {hasRates && <td data-number>{rate === undefined ? '' : `${formatNumber(rate)} %`}</td>}
            <td data-number data-quiet>
              {before === undefined ? '' : formatNumber(before)}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
