import { PARIS } from './timeZone.ts';

const date = new Intl.DateTimeFormat('fr-FR', { ...PARIS, dateStyle: 'long' });
const moment = new Intl.DateTimeFormat('fr-FR', { ...PARIS, dateStyle: 'long', timeStyle: 'short' });
const weekday = new Intl.DateTimeFormat('fr-FR', { ...PARIS, weekday: 'long', day: 'numeric', month: 'long' });
const dayOfYear = new Intl.DateTimeFormat('fr-FR', { ...PARIS, day: 'numeric', month: 'long' });
const second = new Intl.DateTimeFormat('fr-FR', { ...PARIS, dateStyle: 'long', timeStyle: 'medium' });

/** CLDR writes the first of a month as any other number; French does not. */
const first = (text: string): string => text.replace(/\b1 /, '1er ');

/** An instant as the day it was in Paris: `21 novembre 2026`. */
export const sayDate = (at: Date): string => first(date.format(at));

/** The same inside its year: `21 novembre`. */
export const sayDayOfYear = (at: Date): string => first(dayOfYear.format(at));

/** The same with the day of its week: `samedi 21 novembre`. */
export const sayWeekday = (at: Date): string => first(weekday.format(at));

/** An instant as day and time in Paris: `21 novembre 2026 à 14:05`. */
export const sayMoment = (at: Date): string => first(moment.format(at));

/** A moment to the second: `21 novembre 2026 à 14:05:09`. */
export const saySecond = (at: Date): string => first(second.format(at));
