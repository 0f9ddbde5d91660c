const ZONE = { timeZone: 'Europe/Paris' } as const;
const day = new Intl.DateTimeFormat('fr-FR', ZONE);
const time = new Intl.DateTimeFormat('fr-FR', { ...ZONE, hour: '2-digit', minute: '2-digit' });

/** An instant as the day it was in Paris, `21/11/2024`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** An instant as day and time in Paris, `21/11/2024 à 14:05`. */
export const formatMoment = (iso: string): string => `${formatDay(iso)} à ${time.format(new Date(iso))}`;

/** Today in Paris, `YYYY-MM-DD`. */
export const today = (): string => new Intl.DateTimeFormat('en-CA', ZONE).format(new Date());
