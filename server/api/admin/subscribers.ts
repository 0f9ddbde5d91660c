import type { Router } from 'express';
import type { SubscriberPage } from '../../../data/api/answers.ts';
import { forgetErased } from '../../../database/eraseLeads.ts';
import { eraseSubscriber, pageOfSubscribers } from '../../../database/subscriberList.ts';
import { Problem } from '../../problem.ts';
import type { Services } from '../../services.ts';
import { encodeCursor, listQuery } from '../listQuery.ts';
import { resource } from '../resource.ts';
import { idOf } from './idOf.ts';
import { subscriberFilterQuery } from './subscriberFilterQuery.ts';

/** `/api/admin/subscribers`: everybody who ever subscribed, with state and proof of consent; erasure. */
export function subscriberRoutes(router: Router, { connection, queue, live }: Services): void {
  resource(router, '/subscribers', {
    get: [
      (request, response) => {
        const query = { ...subscriberFilterQuery(request), ...listQuery(request) };
        const { next, ...page } = pageOfSubscribers(connection, query);
        response.json({ success: true, ...page, next_cursor: encodeCursor(next) } satisfies SubscriberPage);
      },
    ],
  });
  resource(router, '/subscribers/:id', {
    delete: [
      async (request, response) => {
        const id = idOf(request);
        if (!(await queue.write((writer) => eraseSubscriber(writer, id))))
          throw new Problem(404, 'Cet abonné n’existe pas, ou a été effacé.');
        forgetErased(connection);
        live.publish({ kind: 'subscriber' });
        response.json({ success: true });
      },
    ],
  });
}
