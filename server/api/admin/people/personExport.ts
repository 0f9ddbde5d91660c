import type { Router } from 'express';
import { exportQuery } from '../../../../data/api/queries.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { addPersonEvent } from '../../../../database/people/people.ts';
import { personBin } from '../../../../database/people/personFile.ts';
import { csvStyles } from '../../../csv.ts';
import { personTable } from '../../../personTable.ts';
import { requireRecent } from '../../../security/signIn/recent.ts';
import type { Services } from '../../../services.ts';
import { parseQuery } from '../../requests/parseQuery.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';
import { sendTable } from '../exports.ts';
import { idOf } from '../idOf.ts';
import { write, writeFiles } from '../leads/writeFiles.ts';
import { personAnswer } from './personOf.ts';

/**
 * `GET /api/admin/people/:id/export.json` and `.csv`: all the site holds of a person, what is in the bin included (GDPR,
 * articles 15 and 20). That it was handed out is a line of their history. Files attached to replies are in the JSON alone.
 */
export function personExportRoutes(router: Router, services: Services): void {
  const { connection, queue, live, now } = services;
  const recent = requireRecent(services);
  const note = async (id: number, format: 'json' | 'csv', author: ReturnType<typeof authorOf>) => {
    await queue.write(async (writer) => {
      await addPersonEvent(writer, id, { kind: 'exporte', detail: { format }, ...author });
      await writeJournal(writer, { action: 'person-exported', account: author.actor, at: author.at });
    });
    live.publish({ kind: 'people' });
  };
  resource(router, '/people/:id/export.json', {
    get: [
      recent,
      async (request, response) => {
        const author = authorOf(response, now);
        const { success, ...file } = await personAnswer(connection, idOf(request), Number.MAX_SAFE_INTEGER);
        const { id } = file.person;
        await note(id, 'json', author);
        const whole = { exported_at: author.at, ...file, binned: await personBin(connection, id) };
        response.attachment(`personne-${id}.json`).type('application/json; charset=utf-8');
        await write(response, `${JSON.stringify(whole).slice(0, -1)},"files":[`);
        await writeFiles(response, connection, file.requests);
        response.end(']}');
      },
    ],
  });
  resource(router, '/people/:id/export.csv', {
    get: [
      recent,
      async (request, response) => {
        const { format } = parseQuery(exportQuery, request);
        const file = await personAnswer(connection, idOf(request), Number.MAX_SAFE_INTEGER);
        const { id } = file.person;
        await note(id, 'csv', authorOf(response, now));
        const style = csvStyles[format];
        const { columns, rows } = personTable({ ...file, binned: await personBin(connection, id) }, style);
        await sendTable(response, { name: `personne-${id}`, columns, rows, style, now, titled: true });
      },
    ],
  });
}
