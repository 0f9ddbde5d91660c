import type { RequestHandler, Router } from 'express';
import type { z } from 'zod';
import { contractNoticeChange } from '../../../data/api/deskInput.ts';
import { contractNoticeQuery, erasureQuery } from '../../../data/api/queries.ts';
import type { ContractNoticeChanged, ContractNoticeList, RowErased } from '../../../data/api/responses.ts';
import { erasedFrom } from '../../../data/desk/retention.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { putInBin } from '../../../database/leads/bin.ts';
import {
  archiveNotice,
  type ContractNoticeFilter,
  eachNotice,
  eraseNotice,
  listNotices,
  noticeById,
  openNotices,
} from '../../../database/people/contractNotices.ts';
import { contractNoticeColumns } from '../../exportTables.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { asking, authorOf, cursorOf, idOf, jsonBody, listQuery, listResponse, parse, resource } from '../route.ts';
import { exportTable } from './exports.ts';
import { noteErasure } from './people/erasePeople.ts';

const gone = () => new Problem(404, 'Cette notification n’existe pas, ou a été effacée.');

/** Filter of a list of notices, from its query. */
const filterOf = ({ q, kind, filed }: z.output<typeof contractNoticeQuery>): ContractNoticeFilter => ({
  search: q?.trim() || undefined,
  kind,
  filed: filed === undefined ? undefined : filed === 'true',
});

/** `/api/admin/contract-notices`: notices of termination or withdrawal; archiving one, erasing one. */
export function contractNoticeRoutes(router: Router, services: Services): void {
  resource(router, '/contract-notices', { get: list(services) });
  resource(router, '/contract-notices/:id', { patch: [...jsonBody, file(services)], delete: erase(services) });
  exportTable(router, services, 'contract-notices', {
    ...{ action: 'notices-exported', name: 'contrats', columns: contractNoticeColumns, query: contractNoticeQuery },
    rows: (parsed) => eachNotice(services.connection, filterOf(parsed)),
  });
}

function list({ connection }: Services): RequestHandler {
  return asking(listQuery(contractNoticeQuery), async (parsed) => {
    const page = listResponse(await listNotices(connection, { ...filterOf(parsed), ...cursorOf(parsed) }));
    return { ...page, open: await openNotices(connection) } satisfies ContractNoticeList;
  });
}

function file({ queue, live, now }: Services): RequestHandler {
  return async (request, response) => {
    const { filed } = parse(contractNoticeChange, request.body);
    const id = idOf(request);
    const author = authorOf(response, now);
    const notice = await queue.write((writer) => archiveNotice(writer, id, { filed, ...author }));
    if (!notice) throw gone();
    live.publish({ kind: 'contract-notice' });
    return { success: true, notice } satisfies ContractNoticeChanged;
  };
}

function erase(services: Services): RequestHandler {
  const { queue, live, now } = services;
  return asking(erasureQuery, async ({ asked_by }, request, response) => {
    const id = idOf(request);
    const { actor, at } = authorOf(response, now);
    const done = await queue.write(async (writer) => {
      const email = asked_by === 'person' ? (await noticeById(writer, id))?.email : undefined;
      if (email) await noteErasure(services, writer, { counts: { notices: 1 }, addresses: [email], actor });
      const gone = email ? await eraseNotice(writer, id) : await putInBin(writer, 'contract-notice', id, { actor, at });
      const action = email ? 'notices-erased' : 'notices-binned';
      if (gone) await writeJournal(writer, { action, account: actor, amount: 1, at });
      return gone;
    });
    if (!done) throw gone();
    if (asked_by === 'person') await queue.forgetErased();
    else live.publish({ kind: 'upkeep' });
    live.publish({ kind: 'contract-notice' });
    const erased_from = asked_by === 'person' ? null : erasedFrom(at);
    return { success: true, erased_from } satisfies RowErased;
  });
}
