import type { RequestHandler, Router } from 'express';
import {
  type Erasure,
  type ErasureList,
  erasureCheck,
  type PersonErased,
  personErasureQuery,
} from '../../../../data/api/people.ts';
import { pageQuery } from '../../../../data/api/queries.ts';
import { erasedFrom } from '../../../../data/desk/retention.ts';
import { addressKey } from '../../../../data/people/personWords.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { putInBin } from '../../../../database/leads/bin.ts';
import {
  binPerson,
  type Erased,
  eraseLead,
  erasePerson,
  leadsBeforePerson,
  listErasures,
  recordErasure,
} from '../../../../database/people/erasePerson.ts';
import { hasContactAfter } from '../../../../database/people/people.ts';
import type { Connection } from '../../../../database/store.ts';
import { Problem } from '../../../http/problem.ts';
import { inSlices } from '../../../jobs/inSlices.ts';
import { ERASURE } from '../../../security/fingerprints.ts';
import type { Services } from '../../../services.ts';
import { type Author, asking, authorOf, cursorOf, idOf, jsonBody, listResponse, parse, resource } from '../../route.ts';

/** `/api/admin/erasures`: list of past erasures, without names; checks whether an address was erased. */
export function erasureRoutes(router: Router, services: Services): void {
  const { connection, fingerprints } = services;
  resource(router, '/erasures', {
    get: asking(pageQuery, async (parsed) => {
      return listResponse(await listErasures(connection, cursorOf(parsed))) satisfies ErasureList;
    }),
  });
  resource(router, '/erasures/check', {
    post: [
      ...jsonBody,
      async (request) => {
        const address = addressKey(parse(erasureCheck, request.body).email) ?? '';
        const query = { limit: 50, fingerprints: fingerprints(ERASURE, address) };
        return listResponse(await listErasures(connection, query)) satisfies ErasureList;
      },
    ],
  });
}

const writtenSince = () =>
  new Problem(409, 'Cette personne a écrit depuis : rien n’est effacé. Fermez cette fenêtre et lisez d’abord.');

export const noSuchPerson = () => new Problem(404, 'Cette personne n’existe pas, ou a été effacée.');

/** `DELETE /api/admin/people/:id`: erases all of a person's data at once, with a proof, or moves it into the bin; refuses with 409 if the person
 * made a contact after `last_at`. */
export function erasePersonRoute(services: Services): RequestHandler {
  const { connection, queue, live, now } = services;
  return asking(personErasureQuery, async ({ asked_by, keep_notices, last_at }, request, response) => {
    const id = idOf(request);
    const keepNotices = keep_notices === 'true';
    const author = authorOf(response, now);
    const refuseUnread = async (reader: Connection) => {
      if (last_at !== undefined && (await hasContactAfter(reader, id, last_at))) throw writtenSince();
    };
    await refuseUnread(connection);
    const leads = await leadsBeforePerson(connection, id);
    const isBinned = asked_by === 'owner';
    if (isBinned) await inSlices(queue, leads, (writer, lead) => putInBin(writer, 'lead', lead, author));
    const proof = isBinned ? undefined : await eraseRequests(services, leads, author);
    const { binned, erasure } = await queue.write(async (writer) => {
      await refuseUnread(writer);
      const journal = (action: 'person-binned' | 'person-erased', subject?: string) =>
        writeJournal(writer, { action, account: author.actor, at: author.at, ...(subject && { subject }) });
      if (isBinned) {
        const binned = await binPerson(writer, id, { keepNotices, ...author });
        if (binned === undefined) return { binned, erasure: null };
        await journal('person-binned');
        return { binned: leads.length + binned, erasure: null };
      }
      const erased = await erasePerson(writer, id, keepNotices);
      if (!erased) return { binned: undefined, erasure: null };
      // Leaves out the kept quotes that the proof already counts: those of requests erased in earlier transactions.
      erased.counts.kept_quotes = (erased.counts.kept_quotes ?? 0) - (proof?.counts.kept_quotes ?? 0);
      const erasure = await noteErasure(services, writer, { ...erased, actor: author.actor, proof });
      await journal('person-erased', erasure.reference);
      return { binned: 0, erasure };
    });
    if (binned === undefined) throw noSuchPerson();
    if (erasure) await queue.forgetErased();
    for (const kind of ['leads-changed', 'subscriber', 'contract-notice', 'upkeep'] as const) live.publish({ kind });
    const erased_from = erasure ? null : erasedFrom(author.at);
    return { success: true, erasure, binned, erased_from } satisfies PersonErased;
  });
}

/**
 * Erases requests at their person's request, a few in a transaction. Each transaction adds what it erased to one proof, so that after a
 * kill the proof counts exactly what is gone.
 * @returns the proof; undefined when none of the requests exists.
 */
export async function eraseRequests(
  services: Services,
  ids: readonly number[],
  { actor, at }: Author,
): Promise<Erasure | undefined> {
  const proofs = await inSlices<number, Erasure | undefined>(services.queue, ids, async (writer, id, begun) => {
    const erased = await eraseLead(writer, id);
    if (!erased) return begun;
    const proof = await noteErasure(services, writer, { ...erased, actor, proof: begun });
    if (!begun) await writeJournal(writer, { action: 'leads-erased', account: actor, subject: proof.reference, at });
    return proof;
  });
  return proofs.at(-1);
}

/** Stores the proof of a requested erasure, or adds to the proof already begun, in the transaction that erases. */
export function noteErasure(
  { fingerprint, now }: Pick<Services, 'fingerprint' | 'now'>,
  writer: Connection,
  { addresses, ...erased }: Erased & { actor: string; proof?: Erasure | undefined },
): Promise<Erasure> {
  const keys = addresses.map(addressKey).filter((address) => address !== null);
  const fingerprints = keys.map((address) => fingerprint(ERASURE, address));
  return recordErasure(writer, { ...erased, now: now(), fingerprints });
}
