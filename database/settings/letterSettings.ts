import { DEFAULT_LETTERS_AN_HOUR } from '../../data/letters/letterLimits.ts';
import type { Connection } from '../store.ts';
import { readSetting, writeSetting } from './settings.ts';

const AN_HOUR = 'letters-an-hour';

/** How many recipients a letter leaves to in an hour, at most. */
export const readLettersAnHour = async (connection: Connection): Promise<number> =>
  Number((await readSetting(connection, AN_HOUR)) ?? DEFAULT_LETTERS_AN_HOUR);

/** To be run inside the write queue. */
export const writeLettersAnHour = (connection: Connection, anHour: number): Promise<void> =>
  writeSetting(connection, AN_HOUR, String(anHour));
