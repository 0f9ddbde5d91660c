import { daysBetween } from '../../../data/french/dayInParis.ts';

const shown = (day: string): string => day.split('-').reverse().join('/');

/** How the day of a follow-up stands against today, in words. */
export function followUpState(day: string, today: string): { tone: 'late' | 'due' | 'calm'; text: string } {
  const late = daysBetween(day, today);
  if (late > 0) return { tone: 'late', text: `Relance : ${late}\u00a0j\u00a0de\u00a0retard` };
  return late === 0
    ? { tone: 'due', text: 'Relance : aujourd’hui' }
    : { tone: 'calm', text: `Relance : ${shown(day)}` };
}
