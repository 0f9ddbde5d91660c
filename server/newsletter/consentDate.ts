import { parisMoment } from '../api/requests/parisMidnight.ts';

/** No list of today's law is older. */
const FIRST = '1995-01-01';
const WRITTEN =
  /^(?:(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})|(?<d>\d{1,2})[/.-](?<m>\d{1,2})[/.-](?<y>\d{4}))(?:[T ]+(?:à )?(?<time>\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/;

/**
 * When somebody agreed, as a spreadsheet or another program writes it: `2024-03-01`, `01/03/2024`, either with an hour in Paris, or an
 * instant with its zone. The answer is an instant, ISO 8601; undefined for what is no day, too old to be one, or still to come.
 */
export function consentDate(text: string, now: Date): string | undefined {
  const found = WRITTEN.exec(text.trim())?.groups;
  if (!found) return undefined;
  const day = found.year
    ? `${found.year}-${found.month}-${found.day}`
    : `${found.y}-${found.m?.padStart(2, '0')}-${found.d?.padStart(2, '0')}`;
  const real = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(real.getTime()) || real.toISOString().slice(0, 10) !== day || day < FIRST) return undefined;
  const time = found.time ?? '00:00';
  if (time > '23:59') return undefined;
  const instant = found.zone ? new Date(text.trim().replace(' ', 'T')) : new Date(parisMoment(day, time));
  return instant <= now && !Number.isNaN(instant.getTime()) ? instant.toISOString() : undefined;
}
