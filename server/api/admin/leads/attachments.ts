import type { RequestHandler, Router } from 'express';
import type { AttachmentStored } from '../../../../data/api/answers.ts';
import { newAttachment } from '../../../../data/api/deskInput.ts';
import { attachmentPartQuery } from '../../../../data/api/queries.ts';
import { attachmentLimits } from '../../../../data/desk/deskLimits.ts';
import {
  addPart,
  attachmentById,
  attachmentContent,
  beginAttachment,
  removeLoose,
} from '../../../../database/leads/attachments.ts';
import { Problem } from '../../../http/problem.ts';
import type { Services } from '../../../services.ts';
import { bytesBody, jsonBody } from '../../requests/body.ts';
import { parse } from '../../requests/parse.ts';
import { parseQuery } from '../../requests/parseQuery.ts';
import { resource } from '../../resource.ts';
import { idOf } from '../idOf.ts';
import { changeLeadRoute } from './changeLeadRoute.ts';

const noSuchFile = () => new Problem(404, 'Cette pièce jointe n’existe pas.');

/**
 * `/api/admin/leads/:id/attachments`: the files of the reply being written. A file is announced with its name and size;
 * its bytes follow as they are, some at a time, and are never read as anything.
 */
export function attachmentRoutes(router: Router, services: Services): void {
  resource(router, '/leads/:id/attachments', {
    post: [
      ...jsonBody,
      changeLeadRoute(services, async (writer, leadId, request, { at }) => {
        const added = await beginAttachment(writer, leadId, { ...parse(newAttachment, request.body), at });
        if (added === 'too-much')
          throw new Problem(
            422,
            `Les pièces jointes d’une réponse pèsent ${attachmentLimits.bytes / 1024 / 1024} Mo au plus, en ${attachmentLimits.files} fichiers au plus.`,
          );
      }),
    ],
  });
  resource(router, '/leads/:id/attachments/:file', {
    get: download(services),
    post: [...bytesBody(attachmentLimits.part), takePart(services)],
    delete: changeLeadRoute(services, async (writer, leadId, request) => {
      if (!(await removeLoose(writer, leadId, idOf(request, 'file')))) throw noSuchFile();
    }),
  });
}

function takePart({ queue }: Services): RequestHandler {
  return async (request) => {
    const { from } = parseQuery(attachmentPartQuery, request);
    const part = { id: idOf(request, 'file'), position: from, content: request.body as Buffer };
    const file = await queue.write((writer) => addPart(writer, idOf(request), part));
    if (!file) throw noSuchFile();
    if (file === 'out-of-place') throw new Problem(409, 'Cette partie du fichier n’est pas celle qui est attendue.');
    return { success: true, attachment: file } satisfies AttachmentStored;
  };
}

/** As bytes to keep, whatever they are: the browser shows none of it. */
function download({ connection }: Services): RequestHandler {
  return async (request, response) => {
    const file = await attachmentById(connection, idOf(request), idOf(request, 'file'));
    if (!file || file.received < file.size) throw noSuchFile();
    response
      .attachment(file.name)
      .type('application/octet-stream')
      .set('X-Content-Type-Options', 'nosniff')
      .send(await attachmentContent(connection, file.id));
  };
}
