import { readSetting, writeSetting } from '../settings/settings.ts';
import type { Connection } from '../store.ts';

const OUTAGE = 'mail-outage';

/** Since when the mail server takes nothing, and what it said first. */
export interface Outage {
  since: string;
  response: string;
}

export async function readOutage(connection: Connection): Promise<Outage | undefined> {
  const text = await readSetting(connection, OUTAGE);
  return text ? (JSON.parse(text) as Outage) : undefined;
}

/** The server failed, not the mail: the first time is kept. To be run inside the write queue. */
export async function noteOutage(connection: Connection, outage: Outage): Promise<void> {
  if (!(await readOutage(connection))) await writeSetting(connection, OUTAGE, JSON.stringify(outage));
}

/** The server took a mail. To be run inside the write queue. */
export async function endOutage(connection: Connection): Promise<void> {
  if (await readOutage(connection)) await writeSetting(connection, OUTAGE, '');
}
