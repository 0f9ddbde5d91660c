import type { Router } from 'express';
import { z } from 'zod';
import { changeLead } from '../../../database/changeLead.ts';
import type { Services } from '../../services.ts';
import { jsonBody } from '../body.ts';
import { leadStatus } from '../leadStatus.ts';
import { parse } from '../parse.ts';
import { resource } from '../resource.ts';
import { authorOf } from './authorOf.ts';
import { eraseOrBin } from './eraseOrBin.ts';
import { askedBy } from './erasure.ts';
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
  asked_by: askedBy,
});

/**
 * Several leads at once. `POST /api/admin/lead-statuses` answers `previous`, which posted back undoes the change;
 * `POST /api/admin/lead-erasures` puts them into the bin, or erases them at once when the person asked for it.
 */
export function bulkRoutes(router: Router, services: Services): void {
  const { queue, live, now } = services;
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
        const { ids, asked_by } = parse(erasure, request.body);
        response.json({ success: true, ...(await eraseOrBin(services, ids, asked_by, authorOf(response, now))) });
      },
    ],
  });
}
