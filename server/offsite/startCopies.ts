import type { Services } from '../services.ts';
import { NO_KEY, runCopiesIfDue } from './copyRound.ts';
import { readCopyState, writeCopyState } from './copyState.ts';
import { ownerRecipient } from './keyFiles.ts';
import { openStores } from './openStores.ts';

const LOOK_EVERY_MS = 60_000;

/** Looks at once, then every minute, whether a copy is due; nothing at all where no place is set up. */
export function startCopies(services: Services): { stop(): Promise<void> } {
  const { settings, logger, connection, queue, runAsLeader } = services;
  if (!settings.offsite.s3 && !settings.offsite.directory) {
    // Places of former settings are not waited for.
    const forgotten = 's3' in readCopyState(connection) || 'directory' in readCopyState(connection);
    const done = forgotten ? queue.write((writer) => writeCopyState(writer, {})).catch(() => undefined) : undefined;
    return { stop: async () => done };
  }
  if (ownerRecipient(settings.dataDir) === undefined) logger.warn({ reason: NO_KEY }, 'no copies elsewhere');
  const stopping = new AbortController();
  const { signal } = stopping;
  const stores = openStores(services, signal);
  let round: Promise<unknown> | undefined;
  const look = () => {
    round ??= runAsLeader('copies', (leading) =>
      runCopiesIfDue({ services, stores, signal: AbortSignal.any([signal, leading]) }),
    )
      .catch((error: unknown) => logger.error({ reason: String(error) }, 'copies elsewhere failed'))
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(look, LOOK_EVERY_MS).unref();
  look();
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await round;
    },
  };
}
