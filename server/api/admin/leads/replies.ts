import type { RequestHandler, Router } from 'express';
import {
  leadAnswered,
  leadReply,
  newAttachment,
  replyTemplates as templatesInput,
} from '../../../../data/api/deskInput.ts';
import { attachmentPartQuery } from '../../../../data/api/queries.ts';
import type { AttachmentStored, ReplyTemplateList } from '../../../../data/api/responses.ts';
import { signatory } from '../../../../data/company/signatory.ts';
import { attachmentLimits, deskLimits, UNDO_SECONDS } from '../../../../data/desk/deskLimits.ts';
import { houseTemplates } from '../../../../data/desk/replyTemplates.ts';
import type { Content } from '../../../../data/settings/content.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import {
  addPart,
  attachmentById,
  attachmentContent,
  beginAttachment,
  removeLoose,
} from '../../../../database/leads/attachments.ts';
import { addReplyEvent, removeReplyEvent } from '../../../../database/leads/firstReply.ts';
import { leadById } from '../../../../database/leads/leads.ts';
import { addReply, takeBackReply } from '../../../../database/leads/replies.ts';
import { readSetting, writeSetting } from '../../../../database/settings/settings.ts';
import type { Connection } from '../../../../database/store.ts';
import { Problem } from '../../../http/problem.ts';
import { headerText } from '../../../mail/messages/mailLayout.ts';
import type { Services } from '../../../services.ts';
import { asking, authorOf, bytesBody, idOf, jsonBody, parse, resource } from '../../route.ts';
import { requireMailServer } from '../mail.ts';
import { changeLeadRoute, type LeadJob, noSuchLead } from './leadRecords.ts';

/** `/api/admin/leads/:id/replies` and `…/answered`: the owner's replies sent from the desk, and those made elsewhere and noted by hand. */
export function replyRoutes(router: Router, services: Services): void {
  const changing = (job: LeadJob) => changeLeadRoute(services, job);
  const host = new URL(services.settings.baseUrl).hostname;
  resource(router, '/leads/:id/replies', {
    post: [
      requireMailServer(services),
      ...jsonBody,
      changeLeadRoute(
        services,
        async (writer, leadId, request, { actor, at }) => {
          const { key, subject, ...words } = parse(leadReply, request.body);
          const recipient = (await leadById(writer, leadId))?.email;
          if (!recipient) throw noSuchLead();
          const now = new Date(at);
          const added = await addReply(writer, {
            ...words,
            leadId,
            recipient,
            subject: headerText(subject, deskLimits.templateSubject),
            idempotencyKey: key,
            author: actor,
            host,
            now,
            due: new Date(now.getTime() + UNDO_SECONDS * 1000),
          });
          if (added === 'other-words')
            throw new Problem(
              409,
              'Cette réponse est déjà enregistrée, avec d’autres mots : elle est dans l’historique.',
            );
          if (added === 'missing')
            throw new Problem(409, 'Une pièce jointe manque ou n’est pas arrivée entière : joignez-la de nouveau.');
        },
        services.mailWaiting,
      ),
    ],
  });
  resource(router, '/leads/:id/replies/:reply', {
    delete: changing(async (writer, leadId, request) => {
      if (!(await takeBackReply(writer, leadId, idOf(request, 'reply'))))
        throw new Problem(409, 'Trop tard : cette réponse est partie, ou en train de partir.');
    }),
  });
  resource(router, '/leads/:id/answered', {
    post: [
      ...jsonBody,
      changing(async (writer, leadId, request, author) => {
        const { way, note } = parse(leadAnswered, request.body);
        await addReplyEvent(writer, leadId, { kind: 'answered', detail: JSON.stringify({ way, note }), ...author });
      }),
    ],
  });
  resource(router, '/leads/:id/answered/:event', {
    delete: changing((writer, leadId, request) => removeReplyEvent(writer, leadId, idOf(request, 'event'))),
  });
}

const noSuchFile = () => new Problem(404, 'Cette pièce jointe n’existe pas.');

/**
 * `/api/admin/leads/:id/attachments`: the files of the reply being written. A file is announced with its name and size; its bytes follow
 * unchanged, some at a time, and are never interpreted.
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
  return asking(attachmentPartQuery, async ({ from }, request) => {
    const part = { id: idOf(request, 'file'), position: from, content: request.body as Buffer };
    const file = await queue.write((writer) => addPart(writer, idOf(request), part));
    if (!file) throw noSuchFile();
    if (file === 'out-of-place') throw new Problem(409, 'Cette partie du fichier n’est pas celle qui est attendue.');
    return { success: true, attachment: file } satisfies AttachmentStored;
  });
}

/** Sends a file as a download, whatever its type: the browser displays none. */
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

const TEMPLATES = 'reply-templates';
const SIGNATURE = 'reply-signature';

/** Default signature of a reply: the signatory's name and the site's. */
function house(content: Content): string[] {
  const signer = signatory(content);
  return [...(signer ? [signer.name] : []), content.site.brand];
}

/** `/api/admin/reply-templates`: the owner's reply templates and signature, or the default ones. */
export function replyTemplateRoutes(router: Router, { connection, queue, settings, content, now }: Services): void {
  const answer = async (reader: Connection): Promise<ReplyTemplateList> => ({
    success: true,
    templates: JSON.parse((await readSetting(reader, TEMPLATES)) ?? 'null') ?? houseTemplates(content.current()),
    signature: (await readSetting(reader, SIGNATURE)) ?? [...house(content.current()), settings.baseUrl].join('\n'),
    mail: settings.mail ? { from: settings.mail.from, reply_to: settings.mail.notifyTo } : null,
  });
  resource(router, '/reply-templates', {
    get: async () => answer(connection),
    post: [
      ...jsonBody,
      async (request, response) => {
        const { templates, signature } = parse(templatesInput, request.body);
        const { actor: account, at } = authorOf(response, now);
        await queue.write(async (writer) => {
          await writeSetting(writer, TEMPLATES, JSON.stringify(templates));
          if (signature !== undefined) await writeSetting(writer, SIGNATURE, signature);
          await writeJournal(writer, { action: 'templates-changed', account, at });
        });
        return answer(connection);
      },
    ],
  });
}
