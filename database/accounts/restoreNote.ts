import type { Connection } from '../file/connection.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';
import { writeJournal } from './journal.ts';

const RESTORED = 'restored-at';

/** Remembers that this database was put back from a copy: every format has settings, not every one a journal. */
export const leaveForJournal = (connection: Connection, at: string): void => writeSetting(connection, RESTORED, at);

/** Writes what was left for the journal, once. */
export function writeLeftNotes(connection: Connection): void {
  connection.transaction(() => {
    const at = readSetting(connection, RESTORED);
    if (!at) return;
    writeJournal(connection, { action: 'database-restored', origin: 'command', at });
    writeSetting(connection, RESTORED, '');
  })();
}
