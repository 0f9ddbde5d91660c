import { PARIS } from '../../data/french/timeInParis.ts';
import type { Connection } from '../store.ts';

/** The next whole number of a named series, from 1. Never given twice: what counts it outlives what it numbered. */
export const next = (connection: Connection, name: string): Promise<number> => connection.engine.next(connection, name);

const year = new Intl.DateTimeFormat('en', { ...PARIS, year: 'numeric' });

/** The next reference of a kind in the year it is in Paris: `DEV-2026-0042`. */
export async function nextReference(connection: Connection, prefix: string, now: Date, series = prefix) {
  const inYear = year.format(now);
  return `${prefix}-${inYear}-${String(await next(connection, `${series}-${inYear}`)).padStart(4, '0')}`;
}
