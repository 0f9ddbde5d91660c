import type { Router } from 'express';
import { z } from 'zod';
import type { JournalAction } from '../../../data/desk/journalActions.ts';
import { natureOf } from '../../../data/quotes/quoteWords.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { bookOfReceipts, eachQuote } from '../../../database/quotes/quoteList.ts';
import { quoteColumns, receiptColumns } from '../../exportTables.ts';
import { requireRecent } from '../../security/signIn/session.ts';
import type { Services } from '../../services.ts';
import { authorOf, resource } from '../route.ts';
import { exportTable, sendPiece } from './exports.ts';

const ALL = z.object({});

/** Exports of the sent quotes and of the book of receipts: tables, and JSON lists for programs. */
export function quoteExports(router: Router, services: Services): void {
  const { connection, queue, now } = services;
  const asJson = (path: string, action: JournalAction, name: string, rowsOf: () => AsyncIterable<unknown[]>) =>
    resource(router, `/exports/${path}.json`, {
      get: [
        requireRecent(services),
        async (_request, response) => {
          const { actor: account, at } = authorOf(response, now);
          await queue.write((writer) => writeJournal(writer, { action, account, at }));
          response.attachment(`${name}-${at.slice(0, 10)}.json`).type('application/json; charset=utf-8');
          let before = '[';
          for await (const rows of rowsOf()) {
            if (rows.length === 0) continue;
            if (!(await sendPiece(response, before + JSON.stringify(rows).slice(1, -1)))) return;
            before = ',';
          }
          if (await sendPiece(response, before === '[' ? '[]' : ']')) response.end();
        },
      ],
    });
  exportTable(router, services, 'quotes', {
    ...{ action: 'quotes-exported', name: 'devis', columns: quoteColumns, query: ALL },
    rows: () => eachQuote(connection, now()),
  });
  exportTable(router, services, 'receipts', {
    ...{ action: 'receipts-exported', name: 'livre-des-recettes', columns: receiptColumns, query: ALL },
    rows: () => bookOfReceipts(connection),
  });
  asJson('quotes', 'quotes-exported', 'devis', () => eachQuote(connection, now()));
  asJson('receipts', 'receipts-exported', 'livre-des-recettes', async function* () {
    for await (const rows of bookOfReceipts(connection))
      yield rows.map(({ received_on, number, client, lines, kind, amount_cents, means }) => ({
        ...{ on: received_on, reference: number, client, nature: natureOf(lines), kind },
        ...{ amount: amount_cents / 100, means },
      }));
  });
}
