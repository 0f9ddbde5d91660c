import type { Router } from 'express';
import type { RowErased, SubscriberPage } from '../../../data/api/answers.ts';
import { erasureQuery } from '../../../data/api/queries.ts';
import { putInBin } from '../../../database/leads/bin.ts';
import { eraseSubscriber, pageOfSubscribers } from '../../../database/people/subscriberList.ts';
import { subscriberById } from '../../../database/people/subscribers.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { encodeCursor, listQuery } from '../requests/listQuery.ts';
import { parseQuery } from '../requests/parseQuery.ts';
import { resource } from '../resource.ts';
import { authorOf } from './authorOf.ts';
import { idOf } from './idOf.ts';
import { erasedFrom } from './leads/erasedFrom.ts';
import { noteErasure } from './people/noteErasure.ts';
import { subscriberFilterQuery } from './subscriberFilterQuery.ts';

/** `/api/admin/subscribers`: everybody who ever subscribed, with state and proof of consent; erasure. */
export function subscriberRoutes(router: Router, services: Services): void {
  const { connection, queue, live, now } = services;
  resource(router, '/subscribers', {
    get: [
      async (request, response) => {
        const query = { ...subscriberFilterQuery(request), ...listQuery(request) };
        const { next, ...page } = await pageOfSubscribers(connection, query);
        response.json({ success: true, ...page, next_cursor: encodeCursor(next) } satisfies SubscriberPage);
      },
    ],
  });
  resource(router, '/subscribers/:id', {
    delete: [
      async (request, response) => {
        const id = idOf(request);
        const { asked_by } = parseQuery(erasureQuery, request);
        const { actor, at } = authorOf(response, now);
        const done = await queue.write(async (writer) => {
          if (asked_by === 'owner') return putInBin(writer, 'subscriber', id, { actor, at });
          const email = (await subscriberById(writer, id))?.email;
          if (email) await noteErasure(services, writer, { counts: { subscribers: 1 }, addresses: [email], actor });
          return eraseSubscriber(writer, id);
        });
        if (!done) throw new Problem(404, 'Cet abonné n’existe pas, ou a été effacé.');
        if (asked_by === 'person') await queue.forgetErased();
        else live.publish({ kind: 'upkeep' });
        live.publish({ kind: 'subscriber' });
        const erased_from = asked_by === 'person' ? null : erasedFrom(at);
        response.json({ success: true, erased_from } satisfies RowErased);
      },
    ],
  });
}
