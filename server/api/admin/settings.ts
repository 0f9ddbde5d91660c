import type { Response, Router } from 'express';
import { settingsSave, settingsValues } from '../../../data/api/settings/groups.ts';
import type { PreviewAnswer } from '../../../data/api/settings/settingsAnswers.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { changeSettings, groupOf, proposedFields, settingsAnswer, takeBack } from '../../siteContent/changeSettings.ts';
import { PREVIEWS } from '../../siteContent/sitePreviews.ts';
import { authorOf, idOf, jsonBody, parse, resource } from '../route.ts';

const NO_GROUP = 'Ces réglages n’existent pas.';

/** `/api/admin/settings`: what the owner may change of the site's words and numbers. */
export function settingsRoutes(router: Router, services: Services): void {
  const { connection, queue, content, now } = services;
  const answer = async (response: Response) => void response.json(await settingsAnswer(connection));
  resource(router, '/settings', {
    get: (_request, response) => answer(response),
  });
  resource(router, '/settings/changes/:id/take-back', {
    post: async (request, response) => {
      const id = idOf(request);
      await queue.write((writer) => takeBack(writer, id, authorOf(response, now)));
      await content.changed();
      await answer(response);
    },
  });
  resource(router, '/settings/:group/preview', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const group = groupOf(String(request.params.group));
        if (!group) throw new Problem(404, NO_GROUP);
        const { values } = parse(settingsSave, request.body);
        const fields = await proposedFields(connection, group, parse(settingsValues(group), values));
        const { token, expiresAt } = await services.sitePreviews.open(fields);
        response.status(201).json({
          success: true,
          path: `${PREVIEWS}/${token}`,
          expires_at: expiresAt.toISOString(),
        } satisfies PreviewAnswer);
      },
    ],
  });
  resource(router, '/settings/:group', {
    put: [
      ...jsonBody,
      async (request, response) => {
        const group = groupOf(String(request.params.group));
        if (!group) throw new Problem(404, NO_GROUP);
        const { version, values: sent } = parse(settingsSave, request.body);
        const values = parse(settingsValues(group), sent);
        const author = authorOf(response, now);
        await queue.write((writer) => changeSettings(writer, { group, version, values }, author));
        await content.changed();
        await answer(response);
      },
    ],
  });
}
