import type { Request, RequestHandler, Router } from 'express';
import {
  addressSeparation,
  type PeopleList,
  type PersonRecord,
  personCorrection,
  personMerge,
} from '../../../../data/api/people.ts';
import { peopleQuery } from '../../../../data/api/queries.ts';
import { erasedFrom } from '../../../../data/desk/retention.ts';
import { correctPerson, mergePeople, separateAddress } from '../../../../database/people/correctPerson.ts';
import { listPeople, type PersonCursor } from '../../../../database/people/personList.ts';
import { personRecord } from '../../../../database/people/personRecord.ts';
import type { Connection } from '../../../../database/store.ts';
import { Problem } from '../../../http/problem.ts';
import { recipientKey } from '../../../mail/strangerLimit.ts';
import type { Services } from '../../../services.ts';
import { type Author, asking, authorOf, idOf, jsonBody, listQuery, parse, resource } from '../../route.ts';
import { erasePersonRoute, noSuchPerson } from './erasePeople.ts';

/**
 * Everything the site holds of a person, as sent.
 * @param most number of requests, newest first.
 * @throws Problem 404
 */
export async function readPersonRecord(connection: Connection, id: number, most?: number): Promise<PersonRecord> {
  const record = await personRecord(connection, id, most);
  if (!record) throw noSuchPerson();
  const binned = record.binned.map((row) => ({ ...row, erased_from: erasedFrom(row.binned_at) }));
  return { success: true, ...record, binned };
}

type Change = (connection: Connection, id: number, request: Request, author: Author) => Promise<void>;

/** `/api/admin/people`: list and records of people; corrections, and merging of two addresses. */
export function peopleRoutes(router: Router, services: Services): void {
  const { connection } = services;
  const changing = (change: Change) => [...jsonBody, changeRoute(services, change)];
  resource(router, '/people', { get: list(services) });
  resource(router, '/people/:id', {
    get: async (request) => readPersonRecord(connection, idOf(request)),
    patch: changing(async (writer, id, request, author) => {
      const correction = parse(personCorrection, request.body);
      const refused = await correctPerson(writer, id, { ...correction, ...author, recipientKey });
      if (refused === null) throw noSuchPerson();
      if (refused) throw notCorrected(refused);
    }),
    delete: erasePersonRoute(services),
  });
  resource(router, '/people/:id/merge', {
    post: changing(async (writer, id, request, author) => {
      const { with: other } = parse(personMerge, request.body);
      if (!(await mergePeople(writer, id, other, author)))
        throw new Problem(409, 'Ces deux fiches ne peuvent pas être réunies : l’une a disparu, ou elles le sont déjà.');
    }),
  });
  resource(router, '/people/:id/separate', {
    post: changing(async (writer, id, request, author) => {
      const { address } = parse(addressSeparation, request.body);
      if (!(await separateAddress(writer, id, address, author)))
        throw new Problem(409, 'Cette adresse n’est pas jointe à cette personne.');
    }),
  });
}

function notCorrected(refused: { taken: number } | { waiting: number }): Problem {
  if ('taken' in refused)
    return new Problem(409, 'Cette adresse est déjà celle d’une autre fiche : réunissez plutôt les deux.', {
      errors: [{ field: 'email', detail: String(refused.taken) }],
    });
  const detail = 'Un courriel attend de partir vers l’ancienne adresse : dites s’il part vers la nouvelle.';
  return new Problem(409, detail, { errors: [{ field: 'waiting', detail }] });
}

function changeRoute({ connection, queue, live, mailWaiting, now }: Services, change: Change): RequestHandler {
  return async (request, response) => {
    const id = idOf(request);
    const author = authorOf(response, now);
    await queue.write((writer) => change(writer, id, request, author));
    mailWaiting();
    live.publish({ kind: 'people' });
    live.publish({ kind: 'leads-changed' });
    return readPersonRecord(connection, id);
  };
}

function list({ connection }: Services): RequestHandler {
  return asking(listQuery(peopleQuery), async ({ q, requests, cursor, limit }) => {
    const { next, ...page } = await listPeople(connection, {
      search: q,
      onlyAsking: requests === 'true',
      limit,
      after: readCursor(cursor),
    });
    const next_cursor = next && Buffer.from(`${next.at}|${next.id}`).toString('base64url');
    return { success: true, ...page, next_cursor } satisfies PeopleList;
  });
}

/** Decodes a cursor; refuses any that no response contained. */
function readCursor(cursor: string | undefined): PersonCursor | undefined {
  if (cursor === undefined) return undefined;
  const text = Buffer.from(cursor, 'base64url').toString('latin1');
  const [, at, id] = /^([\dTZ:.-]{0,24})\|(\d{1,15})$/.exec(text) ?? [];
  if (at === undefined) throw new Problem(422, 'Cette page n’existe pas.');
  return { at, id: Number(id) };
}
