import type { Router } from 'express';
import type { LeadsChanged, LeadsErased, LeadsNoted, LeadsRestored } from '../../../../data/api/answers.ts';
import {
  type LeadsChange,
  leadChanges,
  leadErasure,
  leadRestoration,
  leadsNote,
} from '../../../../data/api/deskInput.ts';
import type { Lead } from '../../../../data/api/rows.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { binnedLeads, takeBack } from '../../../../database/leads/bin.ts';
import { changeLead } from '../../../../database/leads/changeLead.ts';
import { addLeadNote } from '../../../../database/leads/leadNotes.ts';
import { leadById } from '../../../../database/leads/leads.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parse } from '../../requests/parse.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';
import { eraseOrBin } from './eraseOrBin.ts';

/** What a lead was in all that a change names. */
const earlier = (
  { status, follow_up_on, follow_up_time }: Lead,
  change: Omit<LeadsChange, 'id'>,
): Omit<LeadsChange, 'id'> => ({
  ...(change.status !== undefined && { status }),
  // A day that is taken away takes its hour along.
  ...(change.follow_up_on !== undefined && { follow_up_on, follow_up_time }),
});

/**
 * Several leads at once. `POST /api/admin/lead-changes` answers `previous`, which posted back undoes it;
 * `POST /api/admin/lead-notes` writes one note on each;
 * `POST /api/admin/lead-erasures` puts them into the bin, or erases them at once when the person asked for it, and
 * `POST /api/admin/lead-restorations` takes those in the bin back.
 */
export function bulkRoutes(router: Router, services: Services): void {
  const { queue, live, mailWaiting, now } = services;
  resource(router, '/lead-changes', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { changes } = parse(leadChanges, request.body);
        const author = authorOf(response, now);
        const previous = await queue.write(async (writer) => {
          const done: LeadsChange[] = [];
          for (const { id, ...change } of changes) {
            const before = await changeLead(writer, id, change, author);
            if (before) done.push({ id, ...earlier(before, change) });
          }
          return done;
        });
        live.publish({ kind: 'leads-changed' });
        return { success: true, previous } satisfies LeadsChanged;
      },
    ],
  });
  resource(router, '/lead-notes', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { ids, body } = parse(leadsNote, request.body);
        const { actor, at } = authorOf(response, now);
        const noted = await queue.write(async (writer) => {
          let done = 0;
          for (const id of ids) {
            if (!(await leadById(writer, id))) continue;
            await addLeadNote(writer, id, { body, author: actor, at });
            done += 1;
          }
          return done;
        });
        live.publish({ kind: 'leads-changed' });
        return { success: true, noted } satisfies LeadsNoted;
      },
    ],
  });
  resource(router, '/lead-erasures', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { ids, asked_by } = parse(leadErasure, request.body);
        const done = await eraseOrBin(services, ids, asked_by, authorOf(response, now));
        return { success: true, ...done } satisfies LeadsErased;
      },
    ],
  });
  resource(router, '/lead-restorations', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { ids } = parse(leadRestoration, request.body);
        const { actor, at } = authorOf(response, now);
        const restored = await queue.write(async (writer) => {
          const binned = await binnedLeads(writer, ids);
          for (const id of binned) await takeBack(writer, id, { actor, at });
          if (binned.length > 0)
            await writeJournal(writer, { action: 'bin-restored', account: actor, amount: binned.length, at });
          return binned.length;
        });
        // A mail that had not left goes on waiting.
        mailWaiting();
        live.publish({ kind: 'upkeep' });
        live.publish({ kind: 'leads-changed' });
        return { success: true, restored } satisfies LeadsRestored;
      },
    ],
  });
}
