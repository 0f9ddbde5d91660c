import type { Router } from 'express';
import { z } from 'zod';
import { changeLead } from '../../../database/changeLead.ts';
import { eraseLeads, forgetErased } from '../../../database/eraseLeads.ts';
import type { Services } from '../../services.ts';
import { jsonBody } from '../body.ts';
import { leadStatus } from '../leadStatus.ts';
import { parse } from '../parse.ts';
import { resource } from '../resource.ts';
import { authorOf } from './authorOf.ts';
import { MOST_LEADS } from './leadIds.ts';

const id = z.int().min(1);
const TOO_MANY = `Choisissez ${MOST_LEADS} leads au plus à la fois.`;
const statusChanges = z.strictObject({
  changes: z
    .array(z.strictObject({ id, status: leadStatus }))
    .min(1, 'Choisissez au moins un lead.')
    .max(MOST_LEADS, TOO_MANY),
});
const erasure = z.strictObject({
  ids: z.array(id).min(1, 'Choisissez au moins un lead.').max(MOST_LEADS, TOO_MANY),
});

/**
 * Several leads at once. `POST /api/admin/lead-statuses` answers `previous`, which posted back undoes the change;
 * `POST /api/admin/lead-erasures` cannot be undone.
 */
export function bulkRoutes(router: Router, { connection, queue, live, now }: Services): void {
  resource(router, '/lead-statuses', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { changes } = parse(statusChanges, request.body);
        const author = authorOf(response, now);
        const before = await queue.write((writer) =>
          changes.flatMap(({ id, status }) => changeLead(writer, id, { status }, author) ?? []),
        );
        live.publish({ kind: 'leads-changed' });
        response.json({ success: true, previous: before.map(({ id, status }) => ({ id, status })) });
      },
    ],
  });
  resource(router, '/lead-erasures', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { ids } = parse(erasure, request.body);
        const erased = await queue.write((writer) => eraseLeads(writer, ids));
        forgetErased(connection);
        live.publish({ kind: 'leads-changed' });
        response.json({ success: true, erased });
      },
    ],
  });
}
