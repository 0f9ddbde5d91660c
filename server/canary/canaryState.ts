import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';

const STATE = 'canary';
/** Failed tries, four minutes apart, before the site is said to be broken. */
const SURE_AFTER = 3;

/** What the canary's runs have shown. Times are ISO. */
export interface CanaryState {
  /** The last run that went all the way, and the address it took. */
  passed: { at: string; address: string } | null;
  /** How many nights it has, since the site keeps count. */
  nights: number;
  lastTry: string | null;
  /** How many tries failed since. */
  failures: number;
  /** Why the last one failed, as a sentence. */
  problem: string | null;
  /** The site answers on its own machine, but not at its public address, where it never did from here. */
  unreachable: boolean;
}

const NONE: CanaryState = { passed: null, nights: 0, lastTry: null, failures: 0, problem: null, unreachable: false };

export const readCanaryState = async (connection: Connection): Promise<CanaryState> => ({
  ...NONE,
  ...(JSON.parse((await readSetting(connection, STATE)) ?? '{}') as Partial<CanaryState>),
});

/** To be run inside the write queue. */
export const writeCanaryState = (connection: Connection, state: CanaryState): Promise<void> =>
  writeSetting(connection, STATE, JSON.stringify(state));

/** Whether what the last tries found is believed. */
export const isSure = ({ failures, problem }: CanaryState): boolean => problem !== null && failures >= SURE_AFTER;

/** A canary that failed for sure, as a sentence. One that cannot leave from here is no trouble: it proves nothing. */
export async function canaryTrouble(connection: Connection): Promise<string | undefined> {
  const state = await readCanaryState(connection);
  if (!isSure(state) || state.unreachable) return undefined;
  return `La demande d’essai que le site s’envoie chaque nuit n’est pas arrivée au bout : ${state.problem}`;
}
