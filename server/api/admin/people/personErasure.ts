import type { RequestHandler, Router } from 'express';
import type { ErasurePage, PersonErased } from '../../../../data/api/personAnswers.ts';
import { erasureCheck, personErasureQuery } from '../../../../data/api/personInput.ts';
import { erasedFrom } from '../../../../data/desk/retention.ts';
import { addressKey } from '../../../../data/people/personWords.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { binPerson, erasePerson } from '../../../../database/people/erasePerson.ts';
import { pageOfErasures } from '../../../../database/people/erasures.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { encodeCursor, listQuery } from '../../requests/listQuery.ts';
import { parse } from '../../requests/parse.ts';
import { parseQuery } from '../../requests/parseQuery.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';
import { idOf } from '../idOf.ts';
import { ERASURE, noteErasure } from './noteErasure.ts';
import { noSuchPerson } from './personOf.ts';

/** `/api/admin/erasures`: what was erased on request, without names; whether an address is among it. */
export function erasureRoutes(router: Router, services: Services): void {
  const { connection, fingerprints } = services;
  resource(router, '/erasures', {
    get: async (request) => {
      const { next, ...page } = await pageOfErasures(connection, listQuery(request));
      return { success: true, ...page, next_cursor: encodeCursor(next) } satisfies ErasurePage;
    },
  });
  resource(router, '/erasures/check', {
    post: [
      ...jsonBody,
      async (request) => {
        const address = addressKey(parse(erasureCheck, request.body).email) ?? '';
        const query = { limit: 50, fingerprints: fingerprints(ERASURE, address) };
        const { next, ...page } = await pageOfErasures(connection, query);
        return { success: true, ...page, next_cursor: encodeCursor(next) } satisfies ErasurePage;
      },
    ],
  });
}

/** `DELETE /api/admin/people/:id`: everything of a person, at once with its proof, or into the bin. */
export function erasePersonRoute(services: Services): RequestHandler {
  const { queue, live, now } = services;
  return async (request, response) => {
    const id = idOf(request);
    const { asked_by, keep_notices } = parseQuery(personErasureQuery, request);
    const keepNotices = keep_notices === 'true';
    const author = authorOf(response, now);
    const { binned, erasure } = await queue.write(async (writer) => {
      const told = (action: 'person-binned' | 'person-erased') =>
        writeJournal(writer, { action, account: author.actor, at: author.at });
      if (asked_by === 'owner') {
        const binned = await binPerson(writer, id, { keepNotices, ...author });
        if (binned !== undefined) await told('person-binned');
        return { binned, erasure: null };
      }
      const erased = await erasePerson(writer, id, keepNotices);
      if (!erased) return { binned: undefined, erasure: null };
      await told('person-erased');
      return { binned: 0, erasure: await noteErasure(services, writer, { ...erased, actor: author.actor }) };
    });
    if (binned === undefined) throw noSuchPerson();
    if (erasure) await queue.forgetErased();
    for (const kind of ['leads-changed', 'subscriber', 'contract-notice', 'upkeep'] as const) live.publish({ kind });
    const erased_from = erasure ? null : erasedFrom(author.at);
    return { success: true, erasure, binned, erased_from } satisfies PersonErased;
  };
}
