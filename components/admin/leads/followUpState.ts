import type { Lead } from '../../../data/api/rows.ts';
import { dayInParis, daysBetween } from '../../../data/french/dayInParis.ts';
import { timeInParis } from '../../../data/french/timeInParis.ts';
import { formatNumber } from '../../ui/formatNumber.ts';

const shown = (day: string): string => day.split('-').reverse().join('/');

type FollowUp = Pick<Lead, 'follow_up_on' | 'follow_up_time'>;

/** How a follow-up stands against now, in words; one whose hour has passed is late. Undefined where there is none. */
export function followUpState(
  { follow_up_on: day, follow_up_time: time }: FollowUp,
  now: number,
): { tone: 'late' | 'due' | 'calm'; text: string } | undefined {
  if (!day) return undefined;
  const late = daysBetween(day, dayInParis(new Date(now)));
  const at = time && ` à\u00a0${time}`;
  if (late > 0) return { tone: 'late', text: `Relance : ${formatNumber(late)}\u00a0j\u00a0de\u00a0retard` };
  if (late < 0) return { tone: 'calm', text: `Relance : ${shown(day)}${at}` };
  const passed = time !== '' && time < timeInParis(new Date(now));
  return { tone: passed ? 'late' : 'due', text: `Relance : aujourd’hui${at}` };
}
