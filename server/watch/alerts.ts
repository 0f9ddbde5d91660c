import { randomUUID } from 'node:crypto';
import type { TroubleKind } from '../../data/desk/deskKinds.ts';
import { addMail } from '../../database/mail/outbox.ts';
import { waitsUntouched } from '../../database/mail/outboxState.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import { addWebhookCall } from '../../database/settings/webhookCalls.ts';
import type { Connection } from '../../database/store.ts';
import type { Trouble } from './findTroubles.ts';

const STATE = 'alerts';
const HOUR_MS = 3_600_000;
const REMIND_MS = 24 * HOUR_MS;
/** Time an ended trouble is remembered. */
const REMEMBERED_MS = 7 * 24 * HOUR_MS;
/** Time a trouble must stay away before the owner is mailed that it is over. */
const CALM_MS: Record<TroubleKind, number> = {
  canary: 0,
  backup: 0,
  night: 0,
  copies: HOUR_MS,
  disk: HOUR_MS,
  mail: HOUR_MS,
  bounces: HOUR_MS,
  budget: HOUR_MS,
  'budget-spent': HOUR_MS,
};

interface OpenTrouble extends Trouble {
  since: string;
  /** Time of the last mail to the owner about this trouble. */
  told: string;
  /** Time at which the trouble was last seen; null while it lasts. */
  gone: string | null;
}

interface EndedTrouble {
  kind: TroubleKind;
  since: string;
  until: string;
}

export interface Alerts {
  open: OpenTrouble[];
  ended: EndedTrouble[];
}

export const readAlerts = async (connection: Connection): Promise<Alerts> =>
  JSON.parse((await readSetting(connection, STATE)) ?? '{"open":[],"ended":[]}') as Alerts;

interface Look {
  found: readonly Trouble[];
  at: Date;
  /** The part of the Message-ID after the @. */
  host: string;
  /** The site's address, for the webhook; undefined without one. */
  webhookSite: string | undefined;
}

/**
 * Compares the troubles with the former ones, and mails the owner when one appears, when it is over and once a day in between; all in the
 * transaction that stores it, so that a crash neither loses nor repeats an alert. To be run inside the write queue.
 * @returns whether a mail was queued.
 */
export async function noteTroubles(connection: Connection, look: Look): Promise<boolean> {
  const before = await readAlerts(connection);
  const { alerts, news } = compare(before, look);
  if (JSON.stringify(alerts) !== JSON.stringify(before)) await writeSetting(connection, STATE, JSON.stringify(alerts));
  if (!news) return false;
  const { at, host, webhookSite } = look;
  // No mail for the end of a mail outage: the mail about the outage was sent when the server came back.
  const silent = news === 'recovered' && endedAt(alerts, at).every(({ kind }) => kind === 'mail');
  if (!silent && !(await waitsUntouched(connection, 'alert', null)))
    await addMail(connection, { kind: 'alert', host, now: at });
  if (webhookSite !== undefined) {
    const key = randomUUID();
    await addWebhookCall(connection, {
      key,
      at: at.toISOString(),
      body: webhookBody(alerts, { key, news, at, webhookSite }),
    });
  }
  return true;
}

type News = 'trouble' | 'recovered' | 'reminder';

function compare({ open, ended }: Alerts, { found, at }: Look): { alerts: Alerts; news: News | undefined } {
  const now = at.toISOString();
  const since = (moment: string) => Math.abs(at.getTime() - Date.parse(moment));
  const news = new Set<News>();
  const next: Alerts = { open: [], ended: ended.filter(({ until }) => since(until) < REMEMBERED_MS) };
  for (const known of open) {
    const seen = found.find(({ kind }) => kind === known.kind);
    const gone = seen ? null : (known.gone ?? now);
    if (gone !== null && since(gone) >= CALM_MS[known.kind]) {
      next.ended.push({ kind: known.kind, since: known.since, until: now });
      news.add('recovered');
    } else {
      const remind = gone === null && since(known.told) >= REMIND_MS;
      if (remind) news.add('reminder');
      next.open.push({ ...known, text: seen?.text ?? known.text, gone, told: remind ? now : known.told });
    }
  }
  for (const { kind, text } of found) {
    if (open.some((known) => known.kind === kind)) continue;
    next.open.push({ kind, text, since: now, told: now, gone: null });
    news.add('trouble');
  }
  return { alerts: next, news: (['trouble', 'recovered', 'reminder'] as const).find((one) => news.has(one)) };
}

const endedAt = ({ ended }: Alerts, at: Date): EndedTrouble[] =>
  ended.filter(({ until }) => until === at.toISOString());

/** The webhook's body: codes and times, nothing of a visitor. */
function webhookBody(
  { open, ended }: Alerts,
  { key, news, at, webhookSite }: { key: string; news: News; at: Date; webhookSite: string },
): string {
  const now = at.toISOString();
  return JSON.stringify({
    id: key,
    event: news,
    at: now,
    site: webhookSite,
    troubles: open.map(({ kind, since }) => ({ kind, since })),
    recovered: endedAt({ open, ended }, at),
  });
}
