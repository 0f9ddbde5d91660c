import type { Connection } from '../file/connection.ts';
import { build, first, run } from '../query.ts';
import { readSetting, writeSetting } from './settings.ts';

const RUN = 'canary-run';

/** A request the site sends itself, as far as it has come. */
export interface CanaryRun {
  /** Known to nobody else; what comes with it is the site's own. */
  nonce: string;
  /** What became of its lead and its mails, before they were undone; null until it arrived. */
  stored: string | null;
  /** Whether the mail server took the mail about it. */
  mailed: boolean;
}

export function readCanaryRun(connection: Connection): CanaryRun | undefined {
  const text = readSetting(connection, RUN);
  return text ? (JSON.parse(text) as CanaryRun) : undefined;
}

/** Begins a run; what a former one left, cut short by a crash say, goes. To be run inside the write queue. */
export function beginCanaryRun(connection: Connection, nonce: string): void {
  endCanaryRun(connection);
  writeSetting(connection, RUN, JSON.stringify({ nonce, stored: null, mailed: false } satisfies CanaryRun));
}

/** Notes how far the run has come; nothing when it is another's by now. To be run inside the write queue. */
export function noteCanaryRun(connection: Connection, nonce: string, progress: Partial<CanaryRun>): boolean {
  const known = readCanaryRun(connection);
  if (known?.nonce !== nonce) return false;
  writeSetting(connection, RUN, JSON.stringify({ ...known, ...progress }));
  return true;
}

/** Takes away everything a run leaves. To be run inside the write queue. */
export function endCanaryRun(connection: Connection): void {
  deleteCanaryMail(connection);
  writeSetting(connection, RUN, '');
}

/** The mail server would take a mail: its row has done its work. To be run inside the write queue. */
export function noteCanaryMailed(connection: Connection): void {
  const known = readCanaryRun(connection);
  if (known) writeSetting(connection, RUN, JSON.stringify({ ...known, mailed: true } satisfies CanaryRun));
  deleteCanaryMail(connection);
}

const deleteCanaryMail = (connection: Connection): number =>
  run(connection, build.deleteFrom('outbox').where('kind', '=', 'canary'));

/** What the mail server said of the canary's mail, while it has not taken it. */
export const canaryMailResponse = (connection: Connection): string | undefined =>
  first(connection, build.selectFrom('outbox').select('last_response').where('kind', '=', 'canary'))?.last_response ??
  undefined;
