const year = new Intl.DateTimeFormat('en', { timeZone: 'Europe/Paris', year: 'numeric' });

/** The year a reference is counted in. */
export const yearInParis = (now: Date): string => year.format(now);
