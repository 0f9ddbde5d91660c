import { dayInParis } from '../../data/french/dayInParis.ts';

const ZONE = { timeZone: 'Europe/Paris' } as const;
const day = new Intl.DateTimeFormat('fr-FR', ZONE);
const time = new Intl.DateTimeFormat('fr-FR', { ...ZONE, hour: '2-digit', minute: '2-digit' });
const said = new Intl.DateTimeFormat('fr-FR', { ...ZONE, weekday: 'long', day: 'numeric', month: 'long' });

/** An instant as the day it was in Paris, `21/11/2024`. */
export const formatDay = (iso: string): string => day.format(new Date(iso));

/** An instant as day and time in Paris, `21/11/2024 à 14:05`. */
export const formatMoment = (iso: string): string => `${formatDay(iso)} à ${time.format(new Date(iso))}`;

/** A day, `YYYY-MM-DD`, as it is said: `samedi 21 novembre`. */
export const sayDay = (iso: string): string => said.format(new Date(`${iso}T12:00:00Z`));

/** Today in Paris, `YYYY-MM-DD`. */
export const today = (): string => dayInParis(new Date());
