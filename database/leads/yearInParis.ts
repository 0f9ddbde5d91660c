import { PARIS } from '../../data/french/timeZone.ts';

const year = new Intl.DateTimeFormat('en', { ...PARIS, year: 'numeric' });

/** The year a reference is counted in. */
export const yearInParis = (now: Date): string => year.format(now);
