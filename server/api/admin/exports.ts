import { once } from 'node:events';
import type { Request, Response, Router } from 'express';
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
  /** The line of the journal is on disk before the first row leaves. */
  const exported = <Row>(
    path: string,
    action: JournalAction,
    { rows: rowsOf, ...table }: Pick<Table<Row>, 'name' | 'columns'> & { rows: (asked: Request) => Table<Row>['rows'] },
  ) =>
    resource(router, `/exports/${path}.csv`, {
      get: [
        recent,
        async (request, response) => {
          const { format, titles } = parseQuery(exportQuery, request);
          const rows = rowsOf(request);
          const { actor: account, at } = authorOf(response, now);
          await queue.write((writer) => writeJournal(writer, { action, account, at }));
          const titled = path !== 'leads' || titles === 'true';
          await sendTable(response, { ...table, rows, style: csvStyles[format], now, titled });
        },
      ],
    });
  exported('contract-notices', 'notices-exported', {
    ...{ name: 'contrats', columns: contractNoticeColumns },
    rows: (request) => eachNotice(connection, contractNoticeFilter(request)),
  });
  exported('leads', 'leads-exported', {
    ...{ name: 'leads', columns: leadColumns },
    rows(request) {
      const { ids } = parseQuery(exportQuery, request);
      return ids ? chosen(connection, ids) : eachLead(connection, leadFilterQuery(request, now));
    },
  });
  exported('subscribers', 'subscribers-exported', {
    ...{ name: 'abonnes', columns: subscriberColumns },
    rows: (request) => eachSubscriber(connection, subscriberFilterQuery(request)),
  });
  exported('journal', 'journal-exported', {
    ...{ name: 'journal', columns: journalColumns },
    rows: (request) => eachJournalLine(connection, parseQuery(journalQuery, request).kind),
  });
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
