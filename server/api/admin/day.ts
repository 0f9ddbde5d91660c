import type { Router } from 'express';
import type { Day, LeadAmounts } from '../../../data/api/answers.ts';
import { dayInParis } from '../../../data/french/dayInParis.ts';
import { ANSWER_SOON_HOURS, followUpDays } from '../../../data/leads/followUps.ts';
import { countFollowUps, listFollowUps } from '../../../database/leads/followUpList.ts';
import { leadAmounts } from '../../../database/leads/leadAmounts.ts';
import { unanswered } from '../../../database/leads/unanswered.ts';
import type { Services } from '../../services.ts';
import { leadFilterQuery } from '../requests/leadFilterQuery.ts';
import { resource } from '../resource.ts';

const HOUR_MS = 3_600_000;
/** So many leads of each kind; the list has the others. */
const SHOWN = 5;

/**
 * `GET /api/admin/day`: what the leads ask of the owner today. `GET /api/admin/lead-amounts`: the amounts of a filter's
 * leads, added up by status.
 */
export function dayRoutes(router: Router, { connection, now }: Services): void {
  resource(router, '/day', {
    get: [
      async (_request, response) => {
        const today = dayInParis(now());
        const due = async (choice: 'retard' | 'aujourdhui') => {
          const query = { followUp: followUpDays(choice, today), quarantine: false, limit: SHOWN };
          return (await listFollowUps(connection, query)).leads;
        };
        const soon = new Date(now().getTime() - ANSWER_SOON_HOURS * HOUR_MS).toISOString();
        response.json({
          success: true,
          today,
          follow_ups: await countFollowUps(connection, today),
          overdue: await due('retard'),
          due_today: await due('aujourdhui'),
          unanswered: await unanswered(connection, { from: '', to: soon, today }, SHOWN),
          fresh: await unanswered(connection, { from: soon, to: '9999', today }, SHOWN),
        } satisfies Day);
      },
    ],
  });
  resource(router, '/lead-amounts', {
    get: [
      async (request, response) => {
        const by_status = await leadAmounts(connection, leadFilterQuery(request, now));
        response.json({ success: true, by_status } satisfies LeadAmounts);
      },
    ],
  });
}
