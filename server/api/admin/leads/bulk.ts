import type { Router } from 'express';
import {
  type AskedBy,
  leadChanges,
  leadErasure,
  leadRestoration,
  leadsChange,
  leadsNote,
} from '../../../../data/api/deskInput.ts';
import { type EnteredLead, enteredLead } from '../../../../data/api/people.ts';
import type {
  LeadStored,
  LeadsChanged,
  LeadsErased,
  LeadsNoted,
  LeadsRestored,
} from '../../../../data/api/responses.ts';
import { erasedFrom } from '../../../../data/desk/retention.ts';
import { dayInParis, momentInParis } from '../../../../data/french/timeInParis.ts';
import { firstEnteredDay } from '../../../../data/people/personWords.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { binnedLeads, takeBack } from '../../../../database/leads/bin.ts';
import { addLeadNote, changeLead } from '../../../../database/leads/changeLead.ts';
import { enterLead, leadById } from '../../../../database/leads/leads.ts';
import { Problem } from '../../../http/problem.ts';
import { binAll } from '../../../jobs/deletions.ts';
import { inSlices } from '../../../jobs/inSlices.ts';
import { addStrangerMail } from '../../../mail/strangerLimit.ts';
import type { Services } from '../../../services.ts';
import { type Author, authorOf, jsonBody, parse, resource } from '../../route.ts';
import { eraseRequests } from '../people/erasePeople.ts';

/**
 * Changes of several leads: `POST …/lead-changes` returns `previous`, which undoes it when posted; `…/lead-notes` adds a note to each;
 * `…/lead-erasures` bins them, or erases them at their person's request; `…/lead-restorations` restores binned ones.
 */
export function bulkRoutes(router: Router, services: Services): void {
  const { connection, queue, live, mailWaiting, now } = services;
  resource(router, '/lead-changes', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { changes } = parse(leadChanges, request.body);
        const author = authorOf(response, now);
        const previous = await inSlices(queue, changes, async (writer, { id, ...change }) => {
          const before = await changeLead(writer, id, change, author);
          return before ? [leadsChange.parse({ id, ...before })] : [];
        });
        live.publish({ kind: 'leads-changed' });
        return { success: true, previous: previous.flat() } satisfies LeadsChanged;
      },
    ],
  });
  resource(router, '/lead-notes', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const { ids, body } = parse(leadsNote, request.body);
        const { actor, at } = authorOf(response, now);
        const noted = await inSlices(queue, ids, async (writer, id) => {
          if (!(await leadById(writer, id))) return [];
          await addLeadNote(writer, id, { body, author: actor, at });
          return [id];
        });
        live.publish({ kind: 'leads-changed' });
        return { success: true, noted: noted.flat().length } satisfies LeadsNoted;
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
        const binned = await binnedLeads(connection, ids);
        const back = await inSlices(
          queue,
          binned,
          (writer, id) => takeBack(writer, id, { actor, at }),
          async (writer, taken) => {
            const amount = taken.filter(Boolean).length;
            if (amount > 0) await writeJournal(writer, { action: 'bin-restored', account: actor, amount, at });
          },
        );
        const restored = back.filter(Boolean).length;
        // A restored lead's mail that was not sent waits in the outbox again: wakes the sender.
        mailWaiting();
        live.publish({ kind: 'upkeep' });
        live.publish({ kind: 'leads-changed' });
        return { success: true, restored } satisfies LeadsRestored;
      },
    ],
  });
}

/**
 * Moves leads into the bin or, when their person requested it, erases them at once with one proof.
 * @returns both counts, and the time at which the binned leads will be erased for good (null when none was binned).
 */
export async function eraseOrBin(
  services: Services,
  ids: readonly number[],
  askedBy: AskedBy,
  author: Author,
): Promise<Omit<LeadsErased, 'success'>> {
  const { queue, live } = services;
  const proof = askedBy === 'person' ? await eraseRequests(services, ids, author) : undefined;
  const erased = proof?.counts.leads ?? 0;
  const binned = askedBy === 'owner' ? await binAll(services, 'lead', ids, author.actor) : 0;
  if (erased > 0) await queue.forgetErased();
  live.publish({ kind: 'leads-changed' });
  if (binned > 0) live.publish({ kind: 'upkeep' });
  return { erased, binned, erased_from: binned > 0 ? erasedFrom(author.at) : null };
}

/** `POST /api/admin/leads`: a request that came by telephone, in person or by mail, entered by hand. */
export function enterLeadRoutes(router: Router, services: Services): void {
  const { queue, live, mailWaiting, now, settings } = services;
  const host = new URL(settings.baseUrl).hostname;
  resource(router, '/leads', {
    post: [
      ...jsonBody,
      async (request, response) => {
        const entered = parse(enteredLead, request.body);
        const at = now();
        const madeAt = momentOf(entered, at);
        const { actor } = authorOf(response, now);
        const { id, reference } = await queue.write(async (writer) => {
          const stored = await enterLead(writer, entered, { madeAt, actor, now: at });
          const receipt = {
            kind: 'lead-acknowledgement',
            leadId: stored.id,
            email: entered.email,
            host,
            now: at,
          } as const;
          if (entered.receipt) await addStrangerMail(writer, receipt);
          return stored;
        });
        if (entered.receipt) mailWaiting();
        live.publish({ kind: 'leads-changed' });
        response.status(201).json({ success: true, id, reference } satisfies LeadStored);
      },
    ],
  });
}

/**
 * Time (ISO) at which a request entered by hand was made. Without an hour: now for today's date, noon for an earlier date.
 * @throws Problem 422 for a time in the future, or more than a year ago.
 */
function momentOf({ made_on, made_at }: EnteredLead, now: Date): string {
  const today = dayInParis(now);
  if (made_on < firstEnteredDay(today)) throw outOfRange('Cette demande date de plus d’un an.');
  const at = made_at === '' && made_on === today ? now : momentInParis(`${made_on}T${made_at || '12:00'}`);
  if (at.getTime() > now.getTime()) throw outOfRange('Ce moment est à venir : indiquez quand la demande a été faite.');
  return at.toISOString();
}

const outOfRange = (detail: string) => new Problem(422, detail, { errors: [{ field: 'made_on', detail }] });
