import type { Choice } from '../choices.ts';
import { daysAfter, mondayOf } from '../french/timeInParis.ts';
import type { Content } from '../settings/content.ts';

/** Hours after which a request without a reply appears on the day's list: four hours before the promised time of the reply. */
export const replySoonHours = (content: Content): number => Math.max(1, content.terms.replyHours - 4);

/** Filters of leads by follow-up day. */
export const followUps = [
  { code: 'retard', label: 'En retard' },
  { code: 'aujourdhui', label: 'Aujourd’hui' },
  { code: 'semaine', label: 'Cette semaine' },
  { code: 'toutes', label: 'Avec date' },
  { code: 'sans', label: 'Sans date' },
] as const satisfies readonly Choice[];
export type FollowUp = (typeof followUps)[number]['code'];

/** Orders in which the desk can list leads, besides the default, newest first. */
export const leadSorts = ['received', 'follow_up'] as const;

/** Range of days; both ends are included. */
export interface Days {
  from: string;
  to: string;
}

/** Returns the days that a filter selects; « Cette semaine » goes from today to Sunday. */
export function followUpDays(choice: Exclude<FollowUp, 'sans'>, today: string): Days {
  if (choice === 'retard') return { from: '', to: daysAfter(today, -1) };
  if (choice === 'aujourdhui') return { from: today, to: today };
  if (choice === 'semaine') return { from: today, to: daysAfter(mondayOf(today), 6) };
  return { from: '', to: '9999-12-31' };
}
