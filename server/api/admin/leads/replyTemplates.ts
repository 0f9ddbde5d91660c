import type { Router } from 'express';
import type { ReplyTemplateList } from '../../../../data/api/answers.ts';
import { replyTemplates as templatesInput } from '../../../../data/api/deskInput.ts';
import { replyTemplates } from '../../../../data/desk/replyTemplates.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import type { Connection } from '../../../../database/file/connection.ts';
import { readSetting, writeSetting } from '../../../../database/settings/settings.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parse } from '../../requests/parse.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';

const SETTING = 'reply-templates';

/** `/api/admin/reply-templates`: the owner's own, or the house's. */
export function replyTemplateRoutes(router: Router, { connection, queue, settings, now }: Services): void {
  const answer = (reader: Connection): ReplyTemplateList => ({
    success: true,
    templates: JSON.parse(readSetting(reader, SETTING) ?? 'null') ?? replyTemplates,
    reply_to: settings.mail?.notifyTo ?? '',
  });
  resource(router, '/reply-templates', {
    get: [(_request, response) => void response.json(answer(connection))],
    post: [
      ...jsonBody,
      async (request, response) => {
        const { templates } = parse(templatesInput, request.body);
        const { actor: account, at } = authorOf(response, now);
        await queue.write((writer) => {
          writeSetting(writer, SETTING, JSON.stringify(templates));
          writeJournal(writer, { action: 'templates-changed', account, at });
        });
        response.json(answer(connection));
      },
    ],
  });
}
