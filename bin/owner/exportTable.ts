import { once } from 'node:events';
import type { JournalAction } from '../../data/desk/journalActions.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { eachLead } from '../../database/leads/leadList.ts';
import { eachNotice } from '../../database/people/contractNotices.ts';
import { bookOfReceipts, eachQuote } from '../../database/quotes/quoteList.ts';
import type { Connection } from '../../database/store.ts';
import {
  type Columns,
  contractNoticeColumns,
  csvStyles,
  leadColumns,
  quoteColumns,
  receiptColumns,
  tableText,
} from '../../server/exportTables.ts';
import type { Settings } from '../../server/start/settings.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, withStore } from './command.ts';

/** A table as CSV on the standard output, never all in memory. */
const exportTable =
  <Row>(
    action: JournalAction,
    columns: Columns<Row>,
    rowsOf: (connection: Connection) => AsyncIterable<Row[]>,
  ): Command =>
  async ({ settings }) => {
    await noteExport(settings, action);
    return withStore(settings, async ({ connection }) => {
      const { stdout } = process;
      for await (const text of tableText(columns, rowsOf(connection), csvStyles.rfc4180))
        if (!stdout.write(text)) await once(stdout, 'drain');
      return 0;
    });
  };

/** A full disk must not keep the owner from taking everything away: the export goes on without its line. */
async function noteExport(settings: Settings, action: JournalAction): Promise<void> {
  try {
    await withStore(settings, ({ write }) =>
      write((connection) => writeJournal(connection, { action, origin: 'command', at: new Date().toISOString() })),
    );
  } catch (error) {
    if (error instanceof StartRefusal) throw error;
    console.warn(`Cet export n’a pas pu être noté au journal : ${error instanceof Error ? error.message : error}.`);
  }
}

/** Every lead of the inbox. */
export const exportLeads = exportTable('leads-exported', leadColumns, (connection) =>
  eachLead(connection, { quarantine: false }),
);

/** Every quote that was sent. */
export const exportQuotes = exportTable('quotes-exported', quoteColumns, (connection) =>
  eachQuote(connection, new Date()),
);

/** The book of receipts. */
export const exportReceipts = exportTable('receipts-exported', receiptColumns, bookOfReceipts);

/** Every notice that ends a contract or withdraws from it. */
export const exportContractNotices = exportTable('notices-exported', contractNoticeColumns, (connection) =>
  eachNotice(connection),
);
