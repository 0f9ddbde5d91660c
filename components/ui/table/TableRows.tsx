import type { DataTable } from '../../../data/examples/types.ts';
import { formatCell } from './formatCell.ts';

/** A few characters stay on one line: a range of seconds, a month. */
const short = (text: string) => (text.length <= 10 ? 'nowrap' : undefined);
const numeric = (index: number, digits: number | undefined) => index > 0 && digits !== undefined;

/** Head and body of a table from its data; the first column heads the rows. */
export const TableRows = ({ table: { columns, rows } }: { table: DataTable }) => (
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
                  {short(text) && /^\d/.test(text) && (
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
                <span className="label" aria-hidden="true">
                  {column.label}
                </span>
                {text}
              </td>
            );
          })}
        </tr>
      ))}
    </tbody>
  </>
);
