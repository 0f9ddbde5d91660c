import type { Lead } from '../../../data/api/rows.ts';
import { awaitsAnswer } from '../../../data/leads/firstAnswer.ts';
import type { Content } from '../../../data/settings/content.ts';

const HOUR = 3_600_000;
const PROMISE_HOURS = (content: Content) => content.terms.replyHours;

const span = (hours: number): string => {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  return hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} jours`;
};

/** How an unanswered lead stands against the promised delay; undefined once it waits for no answer. */
export function promiseOf(
  content: Content,
  lead: Lead,
  now: number,
): { tone: 'calm' | 'late'; text: string } | undefined {
  if (!awaitsAnswer(lead)) return undefined;
  // A lead stored under a wrong clock may be dated later than now: the whole promise is left, not more.
  const left = PROMISE_HOURS(content) - Math.max(0, now - Date.parse(lead.created_at)) / HOUR;
  return left > 0 ? { tone: 'calm', text: `Reste ${span(left)}` } : { tone: 'late', text: `Retard de ${span(-left)}` };
}
