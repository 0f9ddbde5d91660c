import type { Upkeep } from '../../data/api/siteAnswers.ts';
import { newestStamp } from '../../database/leads/leads.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';

/** When the last nightly run was, by the clock of then. */
export const LAST_NIGHT = 'last-nightly-run';
/** The last time the clock agreed with what it had said before, or the owner said that it is right. */
const TRUSTED = 'clock-trusted';
/** The newest row when the owner said so: it may be dated in the future, from when the clock was wrong. */
const KNOWN_ROW = 'clock-known-row';

const MOST_MS = 2 * 86_400_000;
const between = (at: string, now: Date): number => now.getTime() - Date.parse(at);

export type ClockDoubt = NonNullable<Upkeep['clock']>;

/**
 * Whether the clock moved more than two days against the last night it was believed, or against the newest row. A
 * computer that starts with a flat battery, or a mistyped year, must not be taken for three years that have passed: until
 * the owner says that the clock is right, nothing is deleted.
 */
export async function clockDoubt(connection: Connection, now: Date): Promise<ClockDoubt | undefined> {
  const doubt = (last: string): ClockDoubt => ({ clock: now.toISOString(), last });
  const trusted = (await readSetting(connection, TRUSTED)) ?? (await readSetting(connection, LAST_NIGHT));
  const newest = await newestStamp(connection);
  if (trusted !== undefined && Math.abs(between(trusted, now)) > MOST_MS) return doubt(trusted);
  if (newest === undefined) return undefined;
  const known = (await readSetting(connection, KNOWN_ROW)) ?? '';
  if (newest > known && between(newest, now) < -MOST_MS) return doubt(newest);
  if (trusted === undefined && between(newest, now) > MOST_MS) return doubt(newest);
  return undefined;
}

/** After a night: a clock that is believed is what the next one is compared with; the others keep their yardstick. */
export async function noteNight(connection: Connection, now: Date, doubt: ClockDoubt | undefined): Promise<void> {
  await writeSetting(connection, TRUSTED, (await readSetting(connection, TRUSTED)) ?? doubt?.last ?? now.toISOString());
  if (!doubt) await writeSetting(connection, TRUSTED, now.toISOString());
  await writeSetting(connection, LAST_NIGHT, now.toISOString());
}

/** The owner says that the clock is right. */
export async function trustClock(connection: Connection, now: Date): Promise<void> {
  await writeSetting(connection, TRUSTED, now.toISOString());
  await writeSetting(connection, KNOWN_ROW, (await newestStamp(connection)) ?? '');
}
