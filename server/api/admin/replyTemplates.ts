import type { Router } from 'express';
import { z } from 'zod';
import { replyTemplates } from '../../../data/replyTemplates.ts';
import type { Connection } from '../../../database/connection.ts';
import { readSetting, writeSetting } from '../../../database/settings.ts';
import type { Services } from '../../services.ts';
import { jsonBody } from '../body.ts';
import { line, paragraphs, parse } from '../parse.ts';
import { resource } from '../resource.ts';

const SETTING = 'reply-templates';
const template = z.strictObject({
  name: line(60, 'Nom du modèle').refine((text) => text !== '', 'Donnez un nom au modèle.'),
  subject: line(150, 'Objet').refine((text) => text !== '', 'Indiquez l’objet.'),
  body: paragraphs(5000, 'Message').refine((text) => text !== '', 'Écrivez le message.'),
});
const body = z.strictObject({ templates: z.array(template).min(1, 'Gardez au moins un modèle.').max(20) });

/** `/api/admin/reply-templates`: the owner's own, or the house's. */
export function replyTemplateRoutes(router: Router, { connection, queue, settings }: Services): void {
  const answer = (reader: Connection) => ({
    success: true,
    templates: JSON.parse(readSetting(reader, SETTING) ?? 'null') ?? replyTemplates,
    reply_to: settings.mail?.notifyTo ?? '',
  });
  resource(router, '/reply-templates', {
    get: [(_request, response) => void response.json(answer(connection))],
    post: [
      ...jsonBody,
      async (request, response) => {
        const { templates } = parse(body, request.body);
        await queue.write((writer) => writeSetting(writer, SETTING, JSON.stringify(templates)));
        response.json(answer(connection));
      },
    ],
  });
}
