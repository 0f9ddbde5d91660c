import type { OwnerMails } from '../../data/api/ownerMailsInput.ts';
import type { Connection } from '../store.ts';
import { readSetting, writeSetting } from './settings.ts';

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
