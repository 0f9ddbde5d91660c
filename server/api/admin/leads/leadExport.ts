import type { Router } from 'express';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { requireRecent } from '../../../security/signIn/recent.ts';
import type { Services } from '../../../services.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';
import { idOf } from '../idOf.ts';
import { fileOf } from './changeLeadRoute.ts';
import { write, writeFiles } from './writeFiles.ts';

/**
 * `GET /api/admin/leads/:id/export`: everything stored of a lead as one JSON file: what was asked, its history, notes, mails
 * and replies, and after them the attached files in base64, one in memory at a time.
 */
export function leadExportRoutes(router: Router, services: Services): void {
  const { connection, queue, now } = services;
  resource(router, '/leads/:id/export', {
    get: [
      requireRecent(services),
      async (request, response) => {
        const { success, ...file } = await fileOf(connection, idOf(request));
        const { actor: account, at } = authorOf(response, now);
        await queue.write((writer) => writeJournal(writer, { action: 'lead-exported', account, at }));
        response.attachment(`${file.lead.reference}.json`).type('application/json; charset=utf-8');
        await write(response, `${JSON.stringify(file).slice(0, -1)},"files":[`);
        await writeFiles(response, connection, [file]);
        response.end(']}');
      },
    ],
  });
}
