import type { Lead } from '../../../data/api/rows.ts';
import { dayInParis, daysBetween, timeInParis } from '../../../data/french/timeInParis.ts';
import { awaitsReply } from '../../../data/leads/firstReply.ts';
import type { Content } from '../../../data/settings/content.ts';
import { formatNumber } from '../../ui/formatNumber.ts';

/** Formats a day for a narrow column; the current year is left out, so that two lines suffice. */
const shown = (day: string, today: string): string => {
  const [year, month, date] = day.split('-');
  return `${date}/${month}${year === today.slice(0, 4) ? '' : `/${year}`}`;
};

type FollowUp = Pick<Lead, 'follow_up_on' | 'follow_up_time'>;

/** Describes the follow-up of a lead relative to now; a follow-up whose hour has passed is late. Undefined for a lead without follow-up. */
export function followUpState(
  { follow_up_on: day, follow_up_time: time }: FollowUp,
  now: number,
): { tone: 'late' | 'due' | 'calm'; text: string } | undefined {
  if (!day) return undefined;
  const today = dayInParis(new Date(now));
  const late = daysBetween(day, today);
  const at = time && ` à\u00a0${time}`;
  if (late > 0) return { tone: 'late', text: `Relance : ${formatNumber(late)}\u00a0j\u00a0de\u00a0retard` };
  if (late < 0) return { tone: 'calm', text: `Relance : ${shown(day, today)}${at}` };
  const passed = time !== '' && time < timeInParis(new Date(now));
  return { tone: passed ? 'late' : 'due', text: `Relance : aujourd’hui${at}` };
}

const HOUR = 3_600_000;
const PROMISE_HOURS = (content: Content) => content.terms.replyHours;

const span = (hours: number): string => {
  if (hours < 1) return `${Math.max(1, Math.round(hours * 60))} min`;
  return hours < 48 ? `${Math.floor(hours)} h` : `${Math.floor(hours / 24)} jours`;
};

/** Describes how much of the promised delay a lead without a reply has left, or how late it is; undefined once no reply is due. */
export function promiseOf(
  content: Content,
  lead: Lead,
  now: number,
): { tone: 'calm' | 'late'; text: string } | undefined {
  if (!awaitsReply(lead)) return undefined;
  // A lead stored while the clock was wrong may be dated in the future: the time left never exceeds the whole promised delay.
  const left = PROMISE_HOURS(content) - Math.max(0, now - Date.parse(lead.created_at)) / HOUR;
  return left > 0 ? { tone: 'calm', text: `Reste ${span(left)}` } : { tone: 'late', text: `Retard de ${span(-left)}` };
}
