import styled from '@emotion/styled';
import type { DataTable } from '../../data/examples/types.ts';
import { color, media, tabular } from '../theme.ts';
import { stackedTable, stacks } from '../ui/table/stackedTable.ts';
import { TableRows } from '../ui/table/TableRows.tsx';

const Table = styled.table`
  font-size: 1.02em;
  line-height: 1.32;
  ${tabular}
  & caption { padding-bottom: .5em; text-align: left; font-weight: 600; font-size: 1.06em; }
  & th, & td { padding: .42em 0 .42em .9em; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid ${color['doc-line']}; }
  & th:first-of-type { padding-left: 0; }
  & thead th { border-color: ${color['doc-ink']}; color: ${color['doc-ink-2']}; font-size: .92em; vertical-align: bottom; }
  & .number { text-align: right; white-space: nowrap; }
  ${media.fromTablet} { & .number + :not(.number) { padding-left: 1.6em; } }
  & tr[data-look='total'] > * { font-weight: 600; border-color: ${color['doc-ink']}; }
  & tr[data-look='hot'] > * { font-weight: 600; color: ${color['doc-blue']}; }
  &[data-dense] :is(th, td) { padding-block: .2em; }
  ${media.phone} { &:not([data-miniature]) { & .number { white-space: normal; } & th, & td { padding-left: .6em; } & th:first-of-type { padding-left: 0; } } }
  ${stackedTable(color['doc-ink'], color['doc-line'], color['doc-ink-2'])}
`;
const Note = styled.div`
  margin-top: .6em;
  font-size: .92em;
  line-height: 1.4;
  color: ${color['doc-ink-2']};
`;

/** A table printed on a document; in a miniature it keeps its columns on phones too. */
export const DocumentTable = ({ table, miniature }: { table: DataTable; miniature: boolean }) => (
  <div>
    <Table
      data-miniature={miniature ? '' : undefined}
      data-stacks={stacks(table) && !miniature ? '' : undefined}
      data-dense={table.dense ? '' : undefined}
    >
      <caption>{table.caption}</caption>
      <TableRows table={table} />
    </Table>
    {table.note && <Note>{table.note}</Note>}
  </div>
);
