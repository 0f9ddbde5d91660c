import { sql } from 'kysely';
import type { OwnerMails } from '../../data/api/siteAnswers.ts';
import { DEFAULT_LETTERS_AN_HOUR } from '../../data/letters/letterWords.ts';
import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** Writes one small row: whether that works is what « ready » means. */
export const probeWrite = (connection: Connection): Promise<void> =>
  writeSetting(connection, 'last-probe', new Date().toISOString());

export async function writeSetting(connection: Connection, name: string, value: string): Promise<void> {
  await run(
    connection,
    sql`INSERT INTO settings (name, value) VALUES (${name}, ${value})
      ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
  );
}

export async function readSetting(connection: Connection, name: string): Promise<string | undefined> {
  const setting = build.selectFrom('settings').select('value').where('name', '=', name);
  return (await first(connection, setting))?.value;
}

const AN_HOUR = 'letters-an-hour';

/** How many recipients a letter leaves to in an hour, at most. */
export const readLettersAnHour = async (connection: Connection): Promise<number> =>
  Number((await readSetting(connection, AN_HOUR)) ?? DEFAULT_LETTERS_AN_HOUR);

/** To be run inside the write queue. */
export const writeLettersAnHour = (connection: Connection, anHour: number): Promise<void> =>
  writeSetting(connection, AN_HOUR, String(anHour));

const CHOICE = 'owner-mails';
const LAST = 'owner-mails-last';

/** Which mails by the clock the owner wants: all, until one is switched off. */
export const readOwnerMails = async (connection: Connection): Promise<OwnerMails> => ({
  morning: true,
  week: true,
  ...(JSON.parse((await readSetting(connection, CHOICE)) ?? '{}') as Partial<OwnerMails>),
});

/** To be run inside the write queue. */
export const writeOwnerMails = (connection: Connection, choice: OwnerMails): Promise<void> =>
  writeSetting(connection, CHOICE, JSON.stringify(choice));

/** The last day (`YYYY-MM-DD`) whose morning was seen to. */
export const lastMorning = (connection: Connection): Promise<string | undefined> => readSetting(connection, LAST);

/** To be run inside the write queue. */
export const noteMorning = (connection: Connection, day: string): Promise<void> => writeSetting(connection, LAST, day);
