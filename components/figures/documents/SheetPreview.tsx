import styled from '@emotion/styled';
import type { Sheet } from '../../../data/examples/types.ts';
import { decimal } from '../../../data/french/frenchNumbers.ts';
import { color, font, radius, shadow, tabular } from '../../theme.ts';
import { Icon } from '../../ui/Icon.tsx';

/** Window of a spreadsheet program; its first column is left-aligned, since it contains words. */
const Window = styled.div`
  border-radius: ${radius.document};
  background: ${color['doc-paper']};
  color: ${color['doc-ink']};
  box-shadow: inset 0 0 0 1px ${color['doc-edge']}, ${shadow.doc};
  font: 400 13PX/1.3 ${font.sans};
  ${tabular}
  & table { table-layout: auto; }
  & th, & td { padding: 8px 9px; border: 1px solid ${color['doc-line']}; font-weight: 400; text-align: right; white-space: nowrap; }
  & thead th { text-align: center; }
  & thead th, & tbody th { color: ${color['doc-ink-2']}; background: color-mix(in srgb, ${color['doc-line']} 32%, ${color['doc-paper']}); }
  & th:first-of-type { border-left-width: 0; }
  & td:first-of-type { text-align: left; }
  & td[data-selected] { outline: 2px solid ${color['doc-blue']}; outline-offset: -2px; }
`;
const FileName = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  padding: 12px 14px;
  font-weight: 600;
`;
const Tabs = styled.div`
  display: flex;
  gap: 20px;
  padding: 10px 14px 12px;
  color: ${color['doc-ink-2']};
  & span:first-of-type { color: ${color['doc-blue']}; font-weight: 600; box-shadow: 0 2px ${color['doc-blue']}; padding-bottom: 2px; }
`;

/** Draws a worksheet as a spreadsheet program shows it: file name, column letters, row numbers, one selected cell, tabs. */
export function SheetPreview({ sheet }: { sheet: Sheet }) {
  const { file, columns, rows, digits, selected, tabs } = sheet;
  return (
    <Window className="on-paper">
      <FileName>
        <Icon name="table" size={16} />
        {file}
      </FileName>
      <table aria-label={`Extrait de ${file}`}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">Ligne</span>
            </th>
            {columns.map((letter) => (
              <th key={letter} scope="col">
                {letter}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={String(row[0])}>
              <th scope="row">{index + 1}</th>
              {columns.map((letter, column) => {
                const cell = row[column];
                const chosen = selected[0] === index && selected[1] === column;
                return (
                  <td key={letter} data-selected={chosen ? '' : undefined}>
                    {typeof cell === 'number' ? decimal(cell, digits) : cell}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Tabs aria-hidden="true">
        {tabs.map((tab) => (
          <span key={tab}>{tab}</span>
        ))}
      </Tabs>
    </Window>
  );
}
