import { readSetting, writeSetting } from '../settings/settings.ts';
import type { Connection } from '../store.ts';
import { writeJournal } from './journal.ts';

const RESTORED = 'restored-at';

/** Remembers that this database was put back from a copy: every format has settings, not every one a journal. */
export const leaveForJournal = (connection: Connection, at: string): Promise<void> =>
  writeSetting(connection, RESTORED, at);

/** Writes what was left for the journal, once; in a job of the write queue. */
export async function writeLeftNotes(connection: Connection): Promise<void> {
  const at = await readSetting(connection, RESTORED);
  if (!at) return;
  await writeJournal(connection, { action: 'database-restored', origin: 'command', at });
  await writeSetting(connection, RESTORED, '');
}
