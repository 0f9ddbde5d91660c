import type { Router } from 'express';
import type { LeadsErased, StatusesChanged } from '../../../data/api/answers.ts';
import { leadErasure, statusChanges } from '../../../data/api/deskInput.ts';
import { changeLead } from '../../../database/changeLead.ts';
import { eraseLeads, forgetErased } from '../../../database/eraseLeads.ts';
import type { Services } from '../../services.ts';
import { jsonBody } from '../body.ts';
import { parse } from '../parse.ts';
import { resource } from '../resource.ts';
import { authorOf } from './authorOf.ts';

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
        const previous = before.map(({ id, status }) => ({ id, status }));
        response.json({ success: true, previous } satisfies StatusesChanged);
      },
    ],
  });
  resource(router, '/lead-erasures', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { ids } = parse(leadErasure, request.body);
        const erased = await queue.write((writer) => eraseLeads(writer, ids));
        forgetErased(connection);
        live.publish({ kind: 'leads-changed' });
        response.json({ success: true, erased } satisfies LeadsErased);
      },
    ],
  });
}
