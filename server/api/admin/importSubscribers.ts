import { setImmediate as yieldToOthers } from 'node:timers/promises';
import type { Router } from 'express';
import type { ImportVerdicts } from '../../../data/api/answers.ts';
import { importCheck, importPiece } from '../../../data/api/subscriberImportInput.ts';
import type { ImportVerdict } from '../../../data/people/subscriberImport.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { checkRows, importRows } from '../../newsletter/importRows.ts';
import { requireRecent } from '../../security/signIn/recent.ts';
import type { Services } from '../../services.ts';
import { jsonBody } from '../requests/body.ts';
import { parse } from '../requests/parse.ts';
import { resource } from '../resource.ts';
import { authorOf } from './authorOf.ts';

/** That many lines take some twenty milliseconds of the event loop. */
const STEP = 20;

/** `/api/admin/subscribers/import`: a file of subscribers, some lines a call, a few of which are a transaction; a line sent twice is added once. */
export function importSubscriberRoutes(router: Router, services: Services): void {
  const { connection, queue, now, live } = services;
  resource(router, '/subscribers/import/check', {
    post: [
      ...jsonBody,
      async (request) => {
        const { rows } = parse(importCheck, request.body);
        const verdicts: ImportVerdict[] = [];
        for (let from = 0; from < rows.length; from += STEP) {
          verdicts.push(...(await checkRows(services, connection, rows.slice(from, from + STEP))));
          await yieldToOthers();
        }
        return { success: true, verdicts } satisfies ImportVerdicts;
      },
    ],
  });
  resource(router, '/subscribers/import', {
    post: [
      requireRecent(services),
      ...jsonBody,
      async (request, response) => {
        const { rows, announced } = parse(importPiece, request.body);
        const { actor, at } = authorOf(response, now);
        const verdicts: ImportVerdict[] = [];
        for (let from = 0; from < rows.length; from += STEP) {
          const some = rows.slice(from, from + STEP);
          const judged = await queue.write(async (writer) => {
            if (announced !== undefined && from === 0)
              await writeJournal(writer, { action: 'subscribers-imported', account: actor, amount: announced, at });
            return importRows(services, writer, { rows: some, actor, at });
          });
          verdicts.push(...judged);
          await yieldToOthers();
        }
        live.publish({ kind: 'subscriber' });
        return { success: true, verdicts } satisfies ImportVerdicts;
      },
    ],
  });
}
