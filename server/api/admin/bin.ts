import type { RequestHandler, Router } from 'express';
import { pageQuery } from '../../../data/api/queries.ts';
import type { BinList, TakenBack } from '../../../data/api/responses.ts';
import { erasedFrom } from '../../../data/desk/retention.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { eraseFromBin, listBin, takeBack } from '../../../database/leads/bin.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { asking, authorOf, cursorOf, idOf, listResponse, resource } from '../route.ts';

const gone = () => new Problem(404, 'Cet élément n’est plus dans la corbeille.');

/** `/api/admin/bin`: rows deleted in the last thirty days; restoring one, or deleting it for good. */
export function binRoutes(router: Router, services: Services): void {
  resource(router, '/bin', { get: list(services) });
  resource(router, '/bin/:id', { delete: erase(services) });
  resource(router, '/bin/:id/restore', { post: restore(services) });
}

function list({ connection }: Services): RequestHandler {
  return asking(pageQuery, async (query) => {
    const { rows, ...page } = await listBin(connection, cursorOf(query));
    const items = rows.map((row) => ({ ...row, erased_from: erasedFrom(row.binned_at) }));
    return { ...listResponse(page), items } satisfies BinList;
  });
}

function restore({ queue, live, mailWaiting, now }: Services): RequestHandler {
  return async (request, response) => {
    const id = idOf(request);
    const { actor, at } = authorOf(response, now);
    const back = await queue.write(async (writer) => {
      const taken = await takeBack(writer, id, { actor, at });
      if (taken && taken !== 'taken')
        await writeJournal(writer, { action: 'bin-restored', account: actor, amount: 1, at });
      return taken;
    });
    if (!back) throw gone();
    if (back === 'taken') throw new Problem(409, 'Cette adresse s’est réinscrite depuis : il n’y a rien à reprendre.');
    // A restored mail that was not sent waits in the outbox again: wakes the sender.
    mailWaiting();
    live.publish({ kind: 'upkeep' });
    live.publish({ kind: back.kind === 'lead' ? 'leads-changed' : back.kind });
    return { success: true, kind: back.kind, id: back.rowId } satisfies TakenBack;
  };
}

function erase({ queue, live, now }: Services): RequestHandler {
  return async (request, response) => {
    const id = idOf(request);
    const { actor, at } = authorOf(response, now);
    await queue.write(async (writer) => {
      if (!(await eraseFromBin(writer, id))) throw gone();
      await writeJournal(writer, { action: 'bin-erased', account: actor, amount: 1, at });
    });
    await queue.forgetErased();
    live.publish({ kind: 'upkeep' });
    return { success: true };
  };
}
