import { once } from 'node:events';
import type { Response, Router } from 'express';
import { z } from 'zod';
import { exportQuery } from '../../../data/api/queries.ts';
import type { JournalAction } from '../../../data/desk/journalActions.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { type Columns, type CsvStyle, csvStyles, moment, tableText } from '../../exportTables.ts';
import { requireRecent, sessionOf } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import { asking, authorOf, resource } from '../route.ts';

interface Exported<Row, Shape extends z.core.$ZodShape> extends Pick<Table<Row>, 'name' | 'columns'> {
  action: JournalAction;
  /** Query parameters that filter the table. */
  query: z.ZodObject<Shape>;
  rows: (parsed: z.output<z.ZodObject<Shape>>) => Table<Row>['rows'];
  /** Whether the table has column titles; true when absent. */
  titled?: (parsed: z.output<z.ZodObject<Shape>>) => boolean;
}

/**
 * `GET /api/admin/exports/PATH.csv`: streams a table while its rows are read, a few hundred in memory at a time. The line of the journal is
 * on disk before the first row is sent.
 */
export function exportTable<Row, Shape extends z.core.$ZodShape>(
  router: Router,
  services: Services,
  path: string,
  { action, query, rows, titled = () => true, ...table }: Exported<Row, Shape>,
): void {
  const { queue, now } = services;
  resource(router, `/exports/${path}.csv`, {
    get: [
      requireRecent(services),
      asking(z.object({ ...query.shape, ...exportQuery.shape }), async (whole, _request, response) => {
        const { format } = whole as z.output<typeof exportQuery>;
        const parsed = whole as z.output<z.ZodObject<Shape>>;
        const { actor: account, at } = authorOf(response, now);
        await queue.write((writer) => writeJournal(writer, { action, account, at }));
        const how = { style: csvStyles[format], now, titled: titled(parsed) };
        await sendTable(response, { ...table, ...how, rows: rows(parsed) });
      }),
    ],
  });
}

interface Table<Row> {
  name: string;
  columns: Columns<Row>;
  rows: AsyncIterable<Row[]>;
  style: CsvStyle;
  now: () => Date;
  titled: boolean;
}

/**
 * Sends the next piece of a download, and waits when the client reads more slowly. Ends the download when the session has ended.
 * @returns whether a further piece may be sent.
 */
export async function sendPiece(response: Response, text: string): Promise<boolean> {
  if (response.destroyed || !(await sessionOf(response).isOpen())) {
    response.destroy();
    return false;
  }
  if (response.write(text)) return true;
  // Removes both listeners once one event came: otherwise a long download would add thousands of them.
  const waiting = new AbortController();
  await Promise.race(['drain', 'close'].map((event) => once(response, event, { signal: waiting.signal })));
  waiting.abort();
  return true;
}

/** Sends a table as a file named after what it holds and the day. */
export async function sendTable<Row>(response: Response, table: Table<Row>): Promise<void> {
  const { name, columns, rows, style, now, titled } = table;
  const [day] = moment(now().toISOString()).split(' ');
  response.attachment(`${name}-${day}.csv`).type('text/csv; charset=utf-8');
  for await (const text of tableText(columns, rows, style, titled)) if (!(await sendPiece(response, text))) return;
  response.end();
}
