import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';

const STATE = 'bounce-mailbox';

/** How far the mailbox for bounces has been read. */
export interface MailboxState {
  /** IMAP's own number of the mailbox, and of the last message of it that was read (RFC 9051 § 2.3.1.1). */
  validity: string;
  last: number;
  /** Messages that look like bounces, were not understood, and were still there. */
  unread: number[];
  /** When it was last read to its end. */
  readAt: string | null;
  /** What went wrong since, in the server's words. */
  problem: { since: string; text: string } | null;
}

const FRESH: MailboxState = { validity: '', last: 0, unread: [], readAt: null, problem: null };

export async function readMailboxState(connection: Connection): Promise<MailboxState> {
  const text = await readSetting(connection, STATE);
  return text ? { ...FRESH, ...(JSON.parse(text) as Partial<MailboxState>) } : FRESH;
}

/** To be run inside the write queue. */
export const writeMailboxState = (connection: Connection, state: MailboxState): Promise<void> =>
  writeSetting(connection, STATE, JSON.stringify(state));
