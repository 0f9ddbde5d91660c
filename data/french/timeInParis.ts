import { PARIS } from './timeZone.ts';

const clock = new Intl.DateTimeFormat('fr-FR', { ...PARIS, hour: '2-digit', minute: '2-digit' });

const hour = new Intl.DateTimeFormat('en-GB', { ...PARIS, hour: '2-digit', hourCycle: 'h23' });

/** The time it is in Paris at an instant, `HH:MM`. */
export const timeInParis = (at: Date): string => clock.format(at);

/** The hour of the day it is in Paris at an instant, 0 to 23. */
export const hourInParis = (at: Date): number => Number(hour.format(at));
