import type { Services } from '../services.ts';
import { NO_KEY, runCopiesIfDue } from './copyRound.ts';
import { readCopyState, writeCopyState } from './copyState.ts';
import { directoryStore, type Store } from './directoryStore.ts';
import { recipientOf, shareRecipient } from './keyFiles.ts';
import type { DestinationKind } from './offsiteSettings.ts';
import { type Patience, s3Store } from './s3Store.ts';

const LOOK_EVERY_MS = 60_000;

/** Looks at once, then every minute, whether a copy is due; nothing at all where no place is set up. */
export function startCopies(services: Services): { stop(): Promise<void> } {
  const { settings, logger, runAsLeader } = services;
  if (!settings.offsite.s3 && !settings.offsite.directory) {
    const done = forgetPlaces(services).catch(() => undefined);
    return { stop: () => done };
  }
  const stopping = new AbortController();
  const { signal } = stopping;
  const stores = openStores(services, signal);
  let round: Promise<unknown> | undefined = begin(services).catch(() => undefined);
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
  void round.then(() => {
    round = undefined;
    if (!signal.aborted) look();
  });
  return {
    async stop() {
      clearInterval(timer);
      stopping.abort();
      await round;
    },
  };
}

async function begin({ connection, queue, settings, logger }: Services): Promise<void> {
  await shareRecipient(queue, settings);
  if ((await recipientOf(connection, settings)) === undefined) logger.warn({ reason: NO_KEY }, 'no copies elsewhere');
}

/** Places of former settings are not waited for. */
async function forgetPlaces({ connection, queue }: Services): Promise<void> {
  const state = await readCopyState(connection);
  if ('s3' in state || 'directory' in state) await queue.write((writer) => writeCopyState(writer, {}));
}

/** The places the settings name. */
export function openStores(
  { settings: { offsite }, connection }: Pick<Services, 'settings' | 'connection'>,
  signal: AbortSignal,
  patience?: Patience,
): Partial<Record<DestinationKind, Store>> {
  const { s3, directory } = offsite;
  const isKnown = async () => {
    const known = (await readCopyState(connection)).directory;
    return known?.address === directory && known?.copy != null;
  };
  return {
    ...(s3 && { s3: s3Store({ settings: s3, signal, ...(patience && { patience }) }) }),
    ...(directory !== undefined && { directory: directoryStore(directory, isKnown) }),
  };
}
