import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';
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

export async function readCanaryRun(connection: Connection): Promise<CanaryRun | undefined> {
  const text = await readSetting(connection, RUN);
  return text ? (JSON.parse(text) as CanaryRun) : undefined;
}

/** Begins a run; what a former one left, cut short by a crash say, goes. To be run inside the write queue. */
export async function beginCanaryRun(connection: Connection, nonce: string): Promise<void> {
  await endCanaryRun(connection);
  await writeSetting(connection, RUN, JSON.stringify({ nonce, stored: null, mailed: false } satisfies CanaryRun));
}

/** Notes how far the run has come; nothing when it is another's by now. To be run inside the write queue. */
export async function noteCanaryRun(
  connection: Connection,
  nonce: string,
  progress: Partial<CanaryRun>,
): Promise<boolean> {
  const known = await readCanaryRun(connection);
  if (known?.nonce !== nonce) return false;
  await writeSetting(connection, RUN, JSON.stringify({ ...known, ...progress }));
  return true;
}

/** Takes away everything a run leaves. To be run inside the write queue. */
export async function endCanaryRun(connection: Connection): Promise<void> {
  await deleteCanaryMail(connection);
  await writeSetting(connection, RUN, '');
}

/** The mail server would take a mail: its row has done its work. To be run inside the write queue. */
export async function noteCanaryMailed(connection: Connection): Promise<void> {
  const known = await readCanaryRun(connection);
  if (known) await writeSetting(connection, RUN, JSON.stringify({ ...known, mailed: true } satisfies CanaryRun));
  await deleteCanaryMail(connection);
}

const deleteCanaryMail = (connection: Connection): Promise<number> =>
  run(connection, build.deleteFrom('outbox').where('kind', '=', 'canary'));

/** What the mail server said of the canary's mail, while it has not taken it. */
export const canaryMailResponse = async (connection: Connection): Promise<string | undefined> =>
  (await first(connection, build.selectFrom('outbox').select('last_response').where('kind', '=', 'canary')))
    ?.last_response ?? undefined;
