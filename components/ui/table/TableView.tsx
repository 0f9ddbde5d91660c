import styled from '@emotion/styled';
import type { DataTable } from '../../../data/examples/types.ts';
import { color, media, tabular, type } from '../../theme.ts';
import { formatCell } from '../formatNumber.ts';
import { stackedTable, stacks } from './stackedTable.ts';

/** Keeps a short text (a month, a range of seconds) on one line. */
const short = (text: string) => (text.length <= 10 ? 'nowrap' : undefined);
const numeric = (index: number, digits: number | undefined) => index > 0 && digits !== undefined;

/** Head and body of a table; the cells of the first column are row headings. */
export const TableRows = ({ table, table: { columns, rows } }: { table: DataTable }) => (
  <>
    <thead>
      <tr>
        {columns.map(({ label, digits }, index) => (
          <th key={label} scope="col" className={numeric(index, digits) ? 'number' : undefined}>
            {label || <span className="sr">Ligne</span>}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.cells.slice(0, 2).join()} data-look={row.look}>
          {columns.map((column, index) => {
            const text = formatCell(row.cells[index], column, row);
            if (index === 0)
              return (
                <th key={column.label} scope="row" className={short(text)}>
                  {stacks(table) && short(text) && /^\d/.test(text) && (
                    <span className="label" aria-hidden="true">
                      {column.label}
                    </span>
                  )}
                  {text}
                </th>
              );
            return (
              <td
                key={column.label}
                className={
                  `${numeric(index, column.digits) ? 'number' : ''}${text ? '' : ' empty'}`.trim() || undefined
                }
              >
                {stacks(table) && (
                  <span className="label" aria-hidden="true">
                    {column.label}
                  </span>
                )}
                {text}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </>
);

const Table = styled.table`
  font-size: 16px;
  line-height: 1.45;
  ${tabular}
  & caption { padding-bottom: 20px; text-align: left; font-weight: 600; }
  & th, & td { padding: 15px 0 15px 16px; text-align: left; vertical-align: top; font-weight: 400; }
  & th:first-of-type { padding-left: 0; }
  & thead th { padding-block: 8px; border-bottom: 1px solid ${color.ink}; font-size: 14px; color: ${color['ink-3']}; vertical-align: bottom; }
  & .number { text-align: right; }
  & tbody .number { white-space: nowrap; }
  ${media.fromTablet} { & .number + :not(.number) { padding-left: 32px; } }
  & tbody tr > * { border-bottom: 1px solid ${color.line}; }
  & tr[data-look='total'] > * { font-weight: 600; border-bottom-color: ${color.ink}; }
  & tr[data-look='hot'] > * { font-weight: 600; background: ${color.wash}; }
  & tr[data-look='hot'] > th { box-shadow: inset 3px 0 ${color.link}; padding-left: 12px; }
  &[data-stacks] { font-size: 15px; }
  ${media.print} { & caption { padding-bottom: 8px; } & tbody tr > * { padding-block: 8px; } }
  ${media.phone} { font-size: clamp(15PX, 15px, 4.1vw); & th, & td { padding-left: 8px; } & thead th { font-size: clamp(13PX, 13px, 3.6vw); } }
  @media (max-width: 359.98px) { font-size: clamp(14PX, 14px, 4.1vw); & th, & td { padding-left: 6px; } }
  ${stackedTable(color.ink, color.line, color['ink-3'])}
`;
const Note = styled.p`
  ${type.caption}
  max-width: 36em;
  margin-top: 14px;
  color: ${color['ink-3']};
`;

interface Props {
  table: DataTable;
  /** Whether the caption is visible; false when a text beside the table repeats it, and only screen readers need it. */
  captioned?: boolean;
}

/** A table in the site's style, with its caption above and its note below. */
export const TableView = ({ table, captioned = true }: Props) => (
  <div>
    <Table data-stacks={stacks(table) ? '' : undefined}>
      <caption className={captioned ? undefined : 'sr'}>{table.caption}</caption>
      <TableRows table={table} />
    </Table>
    {table.note && <Note>{table.note}</Note>}
  </div>
);
