import type { Connection } from '../file/connection.ts';
import { readSetting, writeSetting } from '../settings/settings.ts';

const OUTAGE = 'mail-outage';

/** Since when the mail server takes nothing, and what it said first. */
export interface Outage {
  since: string;
  response: string;
}

export function readOutage(connection: Connection): Outage | undefined {
  const text = readSetting(connection, OUTAGE);
  return text ? (JSON.parse(text) as Outage) : undefined;
}

/** The server failed, not the mail: the first time is kept. To be run inside the write queue. */
export function noteOutage(connection: Connection, outage: Outage): void {
  if (!readOutage(connection)) writeSetting(connection, OUTAGE, JSON.stringify(outage));
}

/** The server took a mail. To be run inside the write queue. */
export function endOutage(connection: Connection): void {
  if (readOutage(connection)) writeSetting(connection, OUTAGE, '');
}
