import type { Services } from '../services.ts';
import { readCopyState } from './copyState.ts';
import { directoryStore } from './directoryStore.ts';
import type { DestinationKind } from './offsiteSettings.ts';
import type { Patience } from './s3Request.ts';
import { s3Store } from './s3Store.ts';
import type { Store } from './store.ts';

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
