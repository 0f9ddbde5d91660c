import type { Day } from '../data/api/answers.ts';
import { dayInParis } from '../data/french/dayInParis.ts';
import { answerSoonHours, followUpDays } from '../data/leads/followUps.ts';
import type { Content } from '../data/settings/content.ts';
import { countFollowUps } from '../database/leads/followUpCounts.ts';
import { listLeads } from '../database/leads/leadList.ts';
import { unanswered } from '../database/leads/unanswered.ts';
import type { Connection } from '../database/store.ts';

const HOUR_MS = 3_600_000;
/** Leads shown of each kind; the list has the others. */
const SHOWN = 5;

/** What the leads ask of the owner today. */
export async function dayOf(connection: Connection, now: Date, content: Content): Promise<Omit<Day, 'success'>> {
  const today = dayInParis(now);
  const due = async (choice: 'retard' | 'aujourdhui') => {
    const query = { followUp: followUpDays(choice, today), quarantine: false, limit: SHOWN };
    return (await listLeads(connection, query)).leads;
  };
  const soon = new Date(now.getTime() - answerSoonHours(content) * HOUR_MS).toISOString();
  return {
    today,
    follow_ups: await countFollowUps(connection, today),
    overdue: await due('retard'),
    due_today: await due('aujourdhui'),
    unanswered: await unanswered(connection, { from: '', to: soon, today }, SHOWN),
    fresh: await unanswered(connection, { from: soon, to: '9999', today }, SHOWN),
  };
}
