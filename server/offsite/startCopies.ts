import type { Services } from '../services.ts';
import { NO_KEY, runCopiesIfDue } from './copyRound.ts';
import { readCopyState, writeCopyState } from './copyState.ts';
import { ownerRecipient } from './keyFiles.ts';
import { openStores } from './openStores.ts';

const LOOK_EVERY_MS = 60_000;

/** Looks at once, then every minute, whether a copy is due; nothing at all where no place is set up. */
export function startCopies(services: Services): { stop(): Promise<void> } {
  const { settings, logger, runAsLeader } = services;
  if (!settings.offsite.s3 && !settings.offsite.directory) {
    const done = forgetPlaces(services).catch(() => undefined);
    return { stop: () => done };
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

/** Places of former settings are not waited for. */
async function forgetPlaces({ connection, queue }: Services): Promise<void> {
  const state = await readCopyState(connection);
  if ('s3' in state || 'directory' in state) await queue.write((writer) => writeCopyState(writer, {}));
}
