import type { OwnerMails } from '../../data/api/ownerMailsInput.ts';
import type { Connection } from '../file/connection.ts';
import { readSetting, writeSetting } from './settings.ts';

const CHOICE = 'owner-mails';
const LAST = 'owner-mails-last';

/** Which mails by the clock the owner wants: all, until one is switched off. */
export const readOwnerMails = (connection: Connection): OwnerMails => ({
  morning: true,
  week: true,
  ...(JSON.parse(readSetting(connection, CHOICE) ?? '{}') as Partial<OwnerMails>),
});

/** To be run inside the write queue. */
export const writeOwnerMails = (connection: Connection, choice: OwnerMails): void =>
  writeSetting(connection, CHOICE, JSON.stringify(choice));

/** The last day (`YYYY-MM-DD`) whose morning was seen to. */
export const lastMorning = (connection: Connection): string | undefined => readSetting(connection, LAST);

/** To be run inside the write queue. */
export const noteMorning = (connection: Connection, day: string): void => writeSetting(connection, LAST, day);
