import { runCanaryRound } from '../canary/canaryRound.ts';
import { queueOwnerMails } from '../jobs/ownerMails.ts';
import type { Services } from '../services.ts';
import { sendWebhookCalls } from '../webhook/sendWebhookCalls.ts';
import { noteTroubles, readAlerts } from './alerts.ts';
import { findTroubles } from './findTroubles.ts';

const LOOK_EVERY_MS = 60_000;
/** After the first nightly run of a site that was switched off. */
const FIRST_LOOK_MS = 90_000;

/** Looks for what is wrong and tells the owner of what changed. Never throws. */
export async function watchSite(services: Services): Promise<void> {
  const { connection, queue, settings, now, logger, live, mailWaiting, health } = services;
  if (health.state !== 'ready') return;
  try {
    const found = await findTroubles(services);
    // Nothing is wrong and nothing was: no transaction, hence no flush to disk, for looking.
    if (found.length === 0 && (await readAlerts(connection)).open.length === 0) return;
    const host = new URL(settings.baseUrl).hostname;
    const webhookSite = settings.webhook && settings.baseUrl;
    const told = await queue.write((writer) => noteTroubles(writer, { found, at: now(), host, webhookSite }));
    if (!told) return;
    logger.warn({ troubles: found.map(({ kind }) => kind) }, 'the owner is told how the site is');
    mailWaiting();
    live.publish({ kind: 'site' });
  } catch (error) {
    logger.error({ reason: String(error) }, 'the site could not be looked over');
  }
}

export interface Watch {
  /** The canary at once, then what it shows. */
  runCanary(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * Starts what the site does for its owner by the clock: the night's canary, the alerts and their webhook, the mails of the morning and of Monday.
 * @param port where the site listens.
 */
export function startWatch(services: Services, port: number): Watch {
  const { logger, runAsLeader } = services;
  const stopping = new AbortController();
  let round: Promise<void> = Promise.resolve();
  /** One after the other here, and once however many processes there are. */
  const look = (canary: 'if due' | 'now') => {
    round = round
      .then(() =>
        runAsLeader('watch', async (leading) => {
          const signal = AbortSignal.any([stopping.signal, leading]);
          if (signal.aborted) return;
          await runCanaryRound({ services, port, signal }, canary);
          if (canary === 'if due') await queueOwnerMails(services);
          if (signal.aborted) return;
          await watchSite(services);
          await sendWebhookCalls(services, signal);
        }),
      )
      .catch((error: unknown) => logger.error({ reason: String(error) }, 'the site could not be looked over'));
    return round;
  };
  const timer = setInterval(look, LOOK_EVERY_MS, 'if due').unref();
  const first = setTimeout(look, FIRST_LOOK_MS, 'if due').unref();
  return {
    runCanary: () => look('now'),
    async stop() {
      clearInterval(timer);
      clearTimeout(first);
      stopping.abort();
      await round;
    },
  };
}
