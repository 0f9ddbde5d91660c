import { once } from 'node:events';
import type { JournalAction } from '../../data/desk/journalActions.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { type FileFolder, withCorrespondence } from '../../database/leads/correspondence.ts';
import { eachLead } from '../../database/leads/leadList.ts';
import { eachNotice } from '../../database/people/contractNotices.ts';
import { bookOfReceipts, eachQuote } from '../../database/quotes/quoteList.ts';
import type { Connection } from '../../database/store.ts';
import {
  type Columns,
  contractNoticeColumns,
  csvStyles,
  jsonText,
  leadTable,
  quoteColumns,
  receiptColumns,
  tableText,
} from '../../server/exportTables.ts';
import type { Settings } from '../../server/start/settings.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, withStore } from './command.ts';
import { fileFolder } from './fileFolder.ts';

/** Makes a command that writes a table as CSV to the standard output, a few rows at a time. */
const exportTable =
  <Row>(
    action: JournalAction,
    columns: Columns<Row>,
    rowsOf: (connection: Connection) => AsyncIterable<Row[]>,
  ): Command =>
  async ({ settings }) => {
    await noteExport(settings, action);
    return withStore(settings, async ({ connection }) => {
      await write(tableText(columns, rowsOf(connection), csvStyles.rfc4180));
      return 0;
    });
  };

async function write(texts: AsyncIterable<string>): Promise<void> {
  const { stdout } = process;
  for await (const text of texts) if (!stdout.write(text)) await once(stdout, 'drain');
}

/** Continues the export even if its journal line cannot be written: a full disk must not prevent the owner from exporting. */
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

const inbox = (connection: Connection) => eachLead(connection, { quarantine: false });
const leadsAsCsv = exportTable('leads-exported', leadTable, inbox);

/** Yields the requests of the inbox with their notes and replies. */
async function* inboxWhole(connection: Connection, folder: FileFolder | undefined) {
  for await (const leads of inbox(connection)) yield await withCorrespondence(connection, leads, folder);
}

/**
 * Exports every lead of the inbox. With `--json`: one request on each line, with every column as stored, its notes and its sent replies;
 * attachments are written to `--files=FOLDER`.
 */
export const exportLeads: Command = async (call) => {
  if (!call.operands.includes('--json')) return leadsAsCsv(call);
  await noteExport(call.settings, 'leads-exported');
  return withStore(call.settings, async ({ connection }) => {
    await write(jsonText(inboxWhole(connection, fileFolder(call.operands))));
    return 0;
  });
};

/** Exports every quote that was sent. */
export const exportQuotes = exportTable('quotes-exported', quoteColumns, (connection) =>
  eachQuote(connection, new Date()),
);

/** Exports the book of receipts (deposits and balances that were paid). */
export const exportReceipts = exportTable('receipts-exported', receiptColumns, bookOfReceipts);

/** Exports every notice that ends a contract or withdraws from it. */
export const exportContractNotices = exportTable('notices-exported', contractNoticeColumns, (connection) =>
  eachNotice(connection),
);
