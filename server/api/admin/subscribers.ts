import type { Router } from 'express';
import { erasureQuery, subscriberQuery } from '../../../data/api/queries.ts';
import type { RowErased, SubscriberList, SubscriberTakenBack } from '../../../data/api/responses.ts';
import { erasedFrom } from '../../../data/desk/retention.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { putInBin } from '../../../database/leads/bin.ts';
import { takeSubscriberBack } from '../../../database/mail/bounces.ts';
import {
  eachSubscriber,
  eraseSubscriber,
  listAllSubscribers,
  subscriberById,
} from '../../../database/people/subscribers.ts';
import { subscriberColumns } from '../../exportTables.ts';
import { Problem } from '../../http/problem.ts';
import { addStrangerMail } from '../../mail/strangerLimit.ts';
import type { Services } from '../../services.ts';
import { asking, authorOf, cursorOf, idOf, listQuery, listResponse, resource, subscriberFilterOf } from '../route.ts';
import { exportTable } from './exports.ts';
import { noteErasure } from './people/erasePeople.ts';

/** `/api/admin/subscribers`: everyone who ever subscribed, with state and proof of consent; erasure. */
export function subscriberRoutes(router: Router, services: Services): void {
  const { connection, queue, live, now, settings } = services;
  resource(router, '/subscribers', {
    get: asking(listQuery(subscriberQuery), async (parameters) => {
      const query = { ...subscriberFilterOf(parameters), ...cursorOf(parameters) };
      return listResponse(await listAllSubscribers(connection, query)) satisfies SubscriberList;
    }),
  });
  exportTable(router, services, 'subscribers', {
    ...{ action: 'subscribers-exported', name: 'abonnes', columns: subscriberColumns, query: subscriberQuery },
    rows: (parameters) => eachSubscriber(connection, subscriberFilterOf(parameters)),
  });
  resource(router, '/subscribers/:id/take-back', {
    post: async (request, response) => {
      const id = idOf(request);
      const { actor, at } = authorOf(response, now);
      const host = new URL(settings.baseUrl).hostname;
      const status = await queue.write(async (writer) => {
        const back = await takeSubscriberBack(writer, id, at);
        const subscriber = back && (await subscriberById(writer, id));
        if (!subscriber) return undefined;
        // A subscriber still unconfirmed gets a new confirmation mail, since the link of the last one has expired.
        if (back === 'pending') {
          const mail = { subscriberId: id, email: subscriber.email, host, now: now() };
          await addStrangerMail(writer, { kind: 'newsletter-confirmation', ...mail });
        }
        await writeJournal(writer, { action: 'subscriber-taken-back', account: actor, at });
        return back;
      });
      if (!status)
        throw new Problem(
          404,
          'Cette adresse n’est pas arrêtée, ou la personne a signalé un courriel comme indésirable : elle seule peut alors se réinscrire.',
        );
      services.mailWaiting();
      live.publish({ kind: 'subscriber' });
      return { success: true, status } satisfies SubscriberTakenBack;
    },
  });
  resource(router, '/subscribers/:id', {
    delete: asking(erasureQuery, async ({ asked_by }, request, response) => {
      const id = idOf(request);
      const { actor, at } = authorOf(response, now);
      const done = await queue.write(async (writer) => {
        const email = asked_by === 'person' ? (await subscriberById(writer, id))?.email : undefined;
        if (email) await noteErasure(services, writer, { counts: { subscribers: 1 }, addresses: [email], actor });
        const gone = email
          ? await eraseSubscriber(writer, id)
          : await putInBin(writer, 'subscriber', id, { actor, at });
        const action = email ? 'subscribers-erased' : 'subscribers-binned';
        if (gone) await writeJournal(writer, { action, account: actor, amount: 1, at });
        return gone;
      });
      if (!done) throw new Problem(404, 'Cet abonné n’existe pas, ou a été effacé.');
      if (asked_by === 'person') await queue.forgetErased();
      else live.publish({ kind: 'upkeep' });
      live.publish({ kind: 'subscriber' });
      const erased_from = asked_by === 'person' ? null : erasedFrom(at);
      return { success: true, erased_from } satisfies RowErased;
    }),
  });
}
