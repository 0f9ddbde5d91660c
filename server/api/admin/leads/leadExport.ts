import type { Router } from 'express';
import type { Services } from '../../../services.ts';
import { resource } from '../../resource.ts';
import { idOf } from '../idOf.ts';
import { fileOf } from './changeLeadRoute.ts';
import { write, writeFiles } from './writeFiles.ts';

/**
 * `GET /api/admin/leads/:id/export`: everything stored of a lead as one JSON file: what was asked, its history, notes, mails
 * and replies, and after them the attached files in base64, one in memory at a time.
 */
export function leadExportRoutes(router: Router, { connection }: Services): void {
  resource(router, '/leads/:id/export', {
    get: [
      async (request, response) => {
        const { success, ...file } = await fileOf(connection, idOf(request));
        response.attachment(`${file.lead.reference}.json`).type('application/json; charset=utf-8');
        await write(response, `${JSON.stringify(file).slice(0, -1)},"files":[`);
        await writeFiles(response, connection, [file]);
        response.end(']}');
      },
    ],
  });
}
