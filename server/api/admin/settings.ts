import type { Request, Router } from 'express';
import { settingsSave, settingsValues } from '../../../data/api/settings/groups.ts';
import type { PreviewResponse } from '../../../data/api/settings/settingsResponses.ts';
import type { Job } from '../../../database/store.ts';
import type { Services } from '../../services.ts';
import {
  changeSettings,
  groupOf,
  proposedFields,
  settingsResponse,
  takeBack,
} from '../../siteContent/changeSettings.ts';
import { PREVIEWS } from '../../siteContent/sitePreviews.ts';
import { authorOf, idOf, jsonBody, parse, resource } from '../route.ts';

/**
 * Group and schema of a form's request.
 * @throws Problem 404 or 422.
 */
function requestedChange(request: Request) {
  const group = groupOf(String(request.params.group));
  const { version, values } = parse(settingsSave, request.body);
  return { group, version, values: parse(settingsValues(group), values) };
}

/** `/api/admin/settings`: the owner's changes of the site's words and numbers. */
export function settingsRoutes(router: Router, services: Services): void {
  const { connection, queue, content, now } = services;
  const saved = async (job: Job<void>) => {
    await queue.write(job);
    await content.changed();
    return settingsResponse(connection);
  };
  resource(router, '/settings', { get: () => settingsResponse(connection) });
  resource(router, '/settings/changes/:id/take-back', {
    post: (request, response) => saved((writer) => takeBack(writer, idOf(request), authorOf(response, now))),
  });
  resource(router, '/settings/:group/preview', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { token, expiresAt } = await services.sitePreviews.open(
          await proposedFields(connection, requestedChange(request)),
        );
        response.status(201);
        return {
          ...{ success: true, path: `${PREVIEWS}/${token}`, expires_at: expiresAt.toISOString() },
        } satisfies PreviewResponse;
      },
    ],
  });
  resource(router, '/settings/:group', {
    put: [
      ...jsonBody,
      async (request, response) => {
        const change = requestedChange(request);
        return saved((writer) => changeSettings(writer, change, authorOf(response, now)));
      },
    ],
  });
}
