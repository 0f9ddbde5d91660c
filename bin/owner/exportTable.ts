import { once } from 'node:events';
import { eachLead } from '../../database/leads/leadList.ts';
import { eachNotice } from '../../database/people/contractNoticeList.ts';
import type { Connection } from '../../database/store.ts';
import { csvStyles } from '../../server/csv.ts';
import { type Columns, contractNoticeColumns, leadColumns, tableText } from '../../server/exportTables.ts';
import { type Command, withStore } from './command.ts';

/** A table as CSV on the standard output, never all in memory. */
const exportTable =
  <Row>(columns: Columns<Row>, rowsOf: (connection: Connection) => AsyncIterable<Row[]>): Command =>
  ({ settings }) =>
    withStore(settings, async ({ connection }) => {
      const { stdout } = process;
      for await (const text of tableText(columns, rowsOf(connection), csvStyles.rfc4180))
        if (!stdout.write(text)) await once(stdout, 'drain');
      return 0;
    });

/** Every lead of the inbox. */
export const exportLeads = exportTable(leadColumns, (connection) => eachLead(connection, { quarantine: false }));

/** Every notice that ends a contract or withdraws from it. */
export const exportContractNotices = exportTable(contractNoticeColumns, (connection) => eachNotice(connection));
