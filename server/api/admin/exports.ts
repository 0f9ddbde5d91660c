import { once } from 'node:events';
import type { RequestHandler, Response, Router } from 'express';
import { journalQuery } from '../../../data/api/accounts.ts';
import { exportQuery } from '../../../data/api/queries.ts';
import type { Lead } from '../../../data/api/rows.ts';
import type { JournalAction } from '../../../data/desk/journalActions.ts';
import { eachJournalLine, writeJournal } from '../../../database/accounts/journal.ts';
import { eachLead } from '../../../database/leads/leadList.ts';
import { leadById } from '../../../database/leads/leads.ts';
import { eachNotice } from '../../../database/people/contractNotices.ts';
import { eachSubscriber } from '../../../database/people/subscribers.ts';
import type { Connection } from '../../../database/store.ts';
import {
  type Columns,
  type CsvStyle,
  contractNoticeColumns,
  csvStyles,
  journalColumns,
  leadColumns,
  moment,
  subscriberColumns,
  tableText,
} from '../../exportTables.ts';
import { requireRecent } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import { authorOf, leadFilterQuery, parseQuery, resource, subscriberFilterQuery } from '../route.ts';
import { contractNoticeFilter } from './contractNotices.ts';

/** `/api/admin/exports/…`: tables that leave as they are read, a few hundred rows in memory at a time. */
export function exportRoutes(router: Router, services: Services): void {
  const { connection, queue, now } = services;
  const recent = requireRecent(services);
  /** The line is on disk before the first row leaves. */
  const noted =
    (action: JournalAction): RequestHandler =>
    async (_request, response, next) => {
      const { actor: account, at } = authorOf(response, now);
      await queue.write((writer) => writeJournal(writer, { action, account, at }));
      next();
    };
  const leads: RequestHandler = async (request, response) => {
    const { format, ids, titles } = parseQuery(exportQuery, request);
    const filter = leadFilterQuery(request, now);
    const rows = ids ? chosen(connection, ids) : eachLead(connection, filter);
    const style = csvStyles[format];
    await sendTable(response, { name: 'leads', columns: leadColumns, rows, style, now, titled: titles === 'true' });
  };
  const subscribers: RequestHandler = async (request, response) => {
    const { format } = parseQuery(exportQuery, request);
    const rows = eachSubscriber(connection, subscriberFilterQuery(request));
    const style = csvStyles[format];
    await sendTable(response, { name: 'abonnes', columns: subscriberColumns, rows, style, now, titled: true });
  };
  const notices: RequestHandler = async (request, response) => {
    const { format } = parseQuery(exportQuery, request);
    const rows = eachNotice(connection, contractNoticeFilter(request));
    const style = csvStyles[format];
    await sendTable(response, { name: 'contrats', columns: contractNoticeColumns, rows, style, now, titled: true });
  };
  const journal: RequestHandler = async (request, response) => {
    const { format } = parseQuery(exportQuery, request);
    const rows = eachJournalLine(connection, parseQuery(journalQuery, request).kind);
    const style = csvStyles[format];
    await sendTable(response, { name: 'journal', columns: journalColumns, rows, style, now, titled: true });
  };
  const exported = (path: string, action: JournalAction, send: RequestHandler) =>
    resource(router, `/exports/${path}.csv`, { get: [recent, noted(action), send] });
  exported('contract-notices', 'notices-exported', notices);
  exported('leads', 'leads-exported', leads);
  exported('subscribers', 'subscribers-exported', subscribers);
  exported('journal', 'journal-exported', journal);
}

async function* chosen(connection: Connection, ids: readonly number[]): AsyncGenerator<Lead[]> {
  for (const id of ids) yield [await leadById(connection, id)].filter((lead) => lead !== undefined);
}

interface Table<Row> {
  name: string;
  columns: Columns<Row>;
  rows: AsyncIterable<Row[]>;
  style: CsvStyle;
  now: () => Date;
  titled: boolean;
}

/** Answers a table as a file named after what it holds and the day. */
export async function sendTable<Row>(response: Response, table: Table<Row>): Promise<void> {
  const { name, columns, rows, style, now, titled } = table;
  const [day] = moment(now().toISOString()).split(' ');
  response.attachment(`${name}-${day}.csv`).type('text/csv; charset=utf-8');
  for await (const text of tableText(columns, rows, style, titled)) {
    if (response.destroyed) return;
    if (!response.write(text)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
  }
  response.end();
}
