import { PARIS } from '../../data/french/timeInParis.ts';
import type { Connection } from '../store.ts';

const year = new Intl.DateTimeFormat('en', { ...PARIS, year: 'numeric' });

/** Next reference of a kind, counted by year in Paris: `DEV-2026-0042`. */
export async function nextReference(connection: Connection, prefix: string, now: Date, series = prefix) {
  const inYear = year.format(now);
  const number = await connection.engine.next(connection, `${series}-${inYear}`);
  return `${prefix}-${inYear}-${String(number).padStart(4, '0')}`;
}
