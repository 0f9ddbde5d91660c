import type { Services } from '../services.ts';
import { readMailbox } from './readMailbox.ts';

const LOOK_EVERY_MS = 2 * 60_000;
const FIRST_LOOK_MS = 10_000;

/** Reads the mailbox for bounces ten seconds after the start, then every two minutes; nothing where none is set up. */
export function startBounces(services: Services): { stop(): Promise<void> } {
  const { settings, logger, runAsLeader } = services;
  const { imap } = settings.bounces;
  if (!imap) return { stop: () => Promise.resolve() };
  const stopping = new AbortController();
  let round: Promise<unknown> | undefined;
  const look = () => {
    round ??= runAsLeader('bounces', (leading) =>
      readMailbox(services, imap, AbortSignal.any([stopping.signal, leading])),
    )
      .catch((error: unknown) => logger.error({ reason: String(error) }, 'bounces could not be read'))
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  const first = setTimeout(look, FIRST_LOOK_MS).unref();
  return {
    async stop() {
      clearInterval(timer);
      clearTimeout(first);
      stopping.abort();
      await round;
    },
  };
}
