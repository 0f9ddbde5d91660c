import type { Router } from 'express';
import type { ReplyTemplateList } from '../../../../data/api/answers.ts';
import { replyTemplates as templatesInput } from '../../../../data/api/deskInput.ts';
import { replyTemplates } from '../../../../data/desk/replyTemplates.ts';
import { readSetting, writeSetting } from '../../../../database/settings/settings.ts';
import type { Connection } from '../../../../database/store.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parse } from '../../requests/parse.ts';
import { resource } from '../../resource.ts';

const SETTING = 'reply-templates';

/** `/api/admin/reply-templates`: the owner's own, or the house's. */
export function replyTemplateRoutes(router: Router, { connection, queue, settings }: Services): void {
  const answer = async (reader: Connection): Promise<ReplyTemplateList> => ({
    success: true,
    templates: JSON.parse((await readSetting(reader, SETTING)) ?? 'null') ?? replyTemplates,
    reply_to: settings.mail?.notifyTo ?? '',
  });
  resource(router, '/reply-templates', {
    get: [async (_request, response) => void response.json(await answer(connection))],
    post: [
      ...jsonBody,
      async (request, response) => {
        const { templates } = parse(templatesInput, request.body);
        await queue.write((writer) => writeSetting(writer, SETTING, JSON.stringify(templates)));
        response.json(await answer(connection));
      },
    ],
  });
}
