import { once } from 'node:events';
import type { Response, Router } from 'express';
import { attachmentContent } from '../../../../database/leads/attachments.ts';
import type { Services } from '../../../services.ts';
import { resource } from '../../resource.ts';
import { idOf } from '../idOf.ts';
import { fileOf } from './changeLeadRoute.ts';

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
        const files = [...file.replies.flatMap(({ attachments }) => attachments), ...file.attachments];
        for (const [index, { id, name, size }] of files.entries()) {
          const content = (await attachmentContent(connection, id)).toString('base64');
          await write(response, `${index > 0 ? ',' : ''}${JSON.stringify({ id, name, size, content })}`);
        }
        response.end(']}');
      },
    ],
  });
}

async function write(response: Response, text: string): Promise<void> {
  if (response.destroyed) return;
  if (!response.write(text)) await Promise.race([once(response, 'drain'), once(response, 'close')]);
}
