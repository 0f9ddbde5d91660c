import styled from '@emotion/styled';
import { color, radius, tabular } from '../../theme.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import type { Bar } from './figures.ts';

const Table = styled.table`
  border-top: 1px solid ${color.ink};
  font-size: 16px;
  & th, & td { padding: 9px 0; border-bottom: 1px solid ${color.line}; font-weight: 400; text-align: left; }
  & th { width: 42%; padding-right: 12px; overflow-wrap: anywhere; }
  & th span { display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 3; overflow: hidden; }
  & td:last-of-type:not(:only-child) { width: 64px; padding-left: 12px; text-align: right; white-space: nowrap; ${tabular} }
  & td:only-child { color: ${color['ink-3']}; }
  & i { display: block; height: 12px; border-radius: ${radius.bar}; background: ${color.ink}; }
  & tr[data-mark='true'] i { background: ${color.blue}; }
`;

/** Counts as bars inside the table that holds them; `mark` is the label of the one to look at. */
export function BarTable({ bars, caption, mark }: { bars: readonly Bar[]; caption: string; mark?: string }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <Table>
      <caption className="sr">{caption}</caption>
      <tbody>
        {bars.length === 0 && (
          <tr>
            <td>Rien à compter pour le moment.</td>
          </tr>
        )}
        {bars.map(({ label, value }) => (
          <tr key={label} data-mark={label === mark}>
            <th scope="row">
              <span>{label}</span>
            </th>
            <td>
              <i style={{ width: `${(value / most) * 100}%` }} />
            </td>
            <td>{formatNumber(value)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
