import type { Router } from 'express';
import type { LeadStored } from '../../../../data/api/answers.ts';
import { type EnteredLead, enteredLead } from '../../../../data/api/personInput.ts';
import { dayInParis } from '../../../../data/french/dayInParis.ts';
import { firstEnteredDay } from '../../../../data/people/personWords.ts';
import { enterLead } from '../../../../database/leads/enterLead.ts';
import { Problem } from '../../../http/problem.ts';
import { queueReceipt } from '../../../mail/queueLeadMails.ts';
import type { Services } from '../../../services.ts';
import { jsonBody } from '../../requests/body.ts';
import { parisMoment } from '../../requests/parisMidnight.ts';
import { parse } from '../../requests/parse.ts';
import { resource } from '../../resource.ts';
import { authorOf } from '../authorOf.ts';

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
          if (entered.receipt) await queueReceipt(writer, { leadId: stored.id, email: entered.email, host, now: at });
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
 * When it was made, ISO time: without an hour now if it was today, else noon.
 * @throws Problem 422 for a time to come, or too long ago to be entered by hand.
 */
function momentOf({ made_on, made_at }: EnteredLead, now: Date): string {
  const today = dayInParis(now);
  if (made_on < firstEnteredDay(today)) throw outOfRange('Cette demande date de plus d’un an.');
  const at = made_at === '' && made_on === today ? now : new Date(parisMoment(made_on, made_at || '12:00'));
  if (at.getTime() > now.getTime()) throw outOfRange('Ce moment est à venir : indiquez quand la demande a été faite.');
  return at.toISOString();
}

const outOfRange = (detail: string) => new Problem(422, detail, { errors: [{ field: 'made_on', detail }] });
