import { OFFSITE_DAYS, OFFSITE_HOURS, OFFSITE_MONTHS } from '../../data/desk/retention.ts';
import { copyTime } from './store.ts';

const HOUR = 3_600_000;
/** Made under a wrong clock: how old it really is cannot be known. */
const FUTURE_MS = 48 * HOUR;
/** Copies that must be there before one from the future may go. */
const ENOUGH = 7;

interface Rules {
  now: Date;
  /** Stays whatever its age: the last one that a drill has opened. */
  proven: string | undefined;
  /** The place itself refuses to delete what is younger. */
  lockedMs: number;
}

/**
 * Which copies are no longer needed: of each of the last 48 hours, 30 days and 12 months that have any the newest stays.
 * Counted by copies, not by age, so that a site that stood still for a year keeps what it has.
 */
export function copiesToDelete(names: readonly string[], { now, proven, lockedMs }: Rules): string[] {
  const dated = names.flatMap((name) => ({ name, at: copyTime(name) })).filter(isDated);
  const newestFirst = dated.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const past = newestFirst.filter(({ at }) => at.getTime() <= now.getTime() + FUTURE_MS);
  const kept = new Set([
    ...newestOfEach(past, 13, OFFSITE_HOURS),
    ...newestOfEach(past, 10, OFFSITE_DAYS),
    ...newestOfEach(past, 7, OFFSITE_MONTHS),
    ...(past.length < ENOUGH ? newestFirst.map(({ name }) => name) : []),
    ...(proven === undefined ? [] : [proven]),
  ]);
  const isLocked = (at: Date) => lockedMs > 0 && now.getTime() - at.getTime() < lockedMs;
  return newestFirst.filter(({ name, at }) => !kept.has(name) && !isLocked(at)).map(({ name }) => name);
}

interface Dated {
  name: string;
  at: Date;
}
const isDated = (copy: { name: string; at: Date | undefined }): copy is Dated => copy.at !== undefined;

/** The newest copy of each hour, day or month (so many characters of its time), of the last `count` that have one. */
function newestOfEach(newestFirst: readonly Dated[], characters: number, count: number): string[] {
  const found = new Map<string, string>();
  for (const { name, at } of newestFirst) {
    const period = at.toISOString().slice(0, characters);
    if (!found.has(period)) found.set(period, name);
  }
  return [...found.values()].slice(0, count);
}
