import type { Router } from 'express';
import type { LeadsErased, StatusesChanged } from '../../../data/api/answers.ts';
import { leadErasure, statusChanges } from '../../../data/api/deskInput.ts';
import { changeLead } from '../../../database/changeLead.ts';
import type { Services } from '../../services.ts';
import { jsonBody } from '../body.ts';
import { parse } from '../parse.ts';
import { resource } from '../resource.ts';
import { authorOf } from './authorOf.ts';
import { eraseOrBin } from './eraseOrBin.ts';

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
        const previous = before.map(({ id, status }) => ({ id, status }));
        response.json({ success: true, previous } satisfies StatusesChanged);
      },
    ],
  });
  resource(router, '/lead-erasures', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { ids, asked_by } = parse(leadErasure, request.body);
        const done = await eraseOrBin(services, ids, asked_by, authorOf(response, now));
        response.json({ success: true, ...done } satisfies LeadsErased);
      },
    ],
  });
}
