import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { OFFSITE_DAYS, OFFSITE_HOURS, OFFSITE_MONTHS } from '../../data/desk/retention.ts';
import { unfinished } from '../../database/file/databaseFile.ts';
import { clockDoubt } from '../jobs/deletions.ts';
import { type RunningRounds, startRounds } from '../jobs/rounds.ts';
import type { Services } from '../services.ts';
import { type CopyState, type DestinationState, readCopyState, writeCopyState } from './copyState.ts';
import { copyTime, directoryStore, type Store, type StoredCopy } from './directoryStore.ts';
import { copyKeysOf, shareCopyKeys } from './keyFiles.ts';
import { type MakeCopy, makeAside } from './makeAside.ts';
import type { DestinationKind } from './offsiteSettings.ts';
import { type MadeCopy, sha256Of } from './openCopy.ts';
import { type Patience, s3Store } from './s3Store.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const COPY_EVERY_MS = HOUR;
/** Interval, between copies, at which the last copy is checked to be at the store and complete. */
const LOOK_EVERY_MS = 10 * MINUTE;
const RETRY_MS = 5 * MINUTE;
const DRILL_EVERY_MS = 7 * 24 * HOUR;
const DRILL_RETRY_MS = HOUR;

export const NO_KEY =
  'aucune clé n’a été faite, et rien ne part sans chiffrement ; lancez « npm run site -- backup-key »';

const OLD_KEY =
  'la clé a été faite par une version qui ne signait pas les copies ; lancez « npm run site -- backup-key --replace » et gardez l’ancienne';

/** Checks at once, then every minute, whether a copy is due; without a store, once an hour, to delete former state. */
export const startCopies = (services: Services): RunningRounds =>
  startRounds(services, {
    firstMs: 0,
    everyMs: services.settings.offsite.s3 || services.settings.offsite.directory ? MINUTE : HOUR,
    failed: 'copies elsewhere failed',
    round: (stopping) =>
      services.runAsLeader('copies', (leading) =>
        runCopiesIfDue(services, { signal: AbortSignal.any([stopping, leading]) }),
      ),
  });

interface Round {
  signal: AbortSignal;
  patience?: Patience;
  make?: MakeCopy;
}

/**
 * Runs due work at every store independently: an hourly copy, a check between copies, a weekly drill. A failure is stored, logged and
 * retried.
 */
export async function runCopiesIfDue(services: Services, { signal, patience, make = makeAside }: Round): Promise<void> {
  const { connection, queue, settings, logger, live, now } = services;
  if (services.health.state !== 'ready') return;
  const known = await readCopyState(connection);
  const { s3, directory: mounted } = settings.offsite;
  const stores: [DestinationKind, Store][] = [];
  if (s3) stores.push(['s3', s3Store({ settings: s3, signal, patience })]);
  if (mounted !== undefined)
    stores.push(['directory', directoryStore(mounted, known.directory?.address === mounted && !!known.directory.copy)]);
  const directory = unfinished(path.join(settings.dataDir, 'copie-distante'));
  let made: Promise<MadeCopy> | undefined;
  /** Makes one copy for all stores, once the first store is ready for it. */
  const copy = () => (made ??= makeOne(services, { directory, signal, make }));
  // Keeps only the states of the stores in the current settings.
  const state: CopyState = {};
  for (const [kind, store] of stores) state[kind] = destinationState(known[kind], store, now());
  const note = () => queue.write((writer) => writeCopyState(writer, state));
  try {
    if (Object.keys(known).some((kind) => !(kind in state))) await note();
    for (const [kind, store] of stores) {
      const before = state[kind] ?? destinationState(undefined, store, now());
      const after = await visit({ place: before, store, copy, services, directory, signal, make });
      if (signal.aborted) return;
      if (after === before) continue;
      state[kind] = after;
      await note();
      const problem = wrongWith(after);
      if (problem !== wrongWith(before) && problem)
        logger.warn({ place: kind, reason: problem }, 'copy elsewhere failed');
      live.publish({ kind: 'upkeep' });
    }
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const wrongWith = ({ look, drillLook }: DestinationState) => look?.problem ?? drillLook?.problem;

/** Stored state of the copies at a store; an empty state for a new store or a changed address. */
const destinationState = (known: DestinationState | undefined, { address }: Store, now: Date): DestinationState =>
  known?.address === address
    ? known
    : { address, since: now.toISOString(), copy: null, drill: null, look: null, drillLook: null };

interface Turn extends Required<Pick<Round, 'signal' | 'make'>> {
  services: Services;
  place: DestinationState;
  store: Store;
  copy: () => Promise<MadeCopy>;
  directory: string;
}

/** A copy of the database with its keys and pictures, encrypted to the owner's key. @throws where there is none */
export async function makeOne(
  { connection, queue, settings, now }: Services,
  { directory, signal, make }: Pick<Turn, 'directory' | 'signal' | 'make'>,
) {
  const { dataDir, databaseUrl } = settings;
  await shareCopyKeys(queue, settings);
  const keys = await copyKeysOf(connection, settings);
  if (!keys) throw new Error(NO_KEY);
  if (!keys.proof) throw new Error(OLD_KEY);
  const at = now().toISOString();
  return make({ dataDir, databaseUrl, directory: path.join(directory, 'copie'), at, keys }, signal);
}

/** Does the work due at one store; returns the same state when none was due. */
async function visit(turn: Turn): Promise<DestinationState> {
  const { services, signal } = turn;
  let place = turn.place;
  /** Whether a time has passed; one in the future was stored by a wrong clock and counts as passed. */
  const isOver = (at: string | undefined, ms: number) => {
    const since = at === undefined ? ms : services.now().getTime() - Date.parse(at);
    return since < 0 || since >= ms;
  };
  const attempt = async (kind: 'look' | 'drillLook', act: () => Promise<Partial<DestinationState>>) => {
    const at = services.now().toISOString();
    try {
      place = { ...place, ...(await act()), [kind]: { at, problem: null, failures: 0 } };
    } catch (error) {
      const failed = { at, problem: messageOf(error), failures: (place[kind]?.failures ?? 0) + 1 };
      if (!signal.aborted) place = { ...place, [kind]: failed };
    }
  };
  const { copy, look, drill, drillLook } = place;
  if (look?.problem ? isOver(look.at, RETRY_MS) : isOver(copy?.at, COPY_EVERY_MS))
    await attempt('look', () => sendCopy(turn));
  else if (copy && isOver(look?.at, LOOK_EVERY_MS)) await attempt('look', () => lookFor(copy, turn).then(() => ({})));
  const drillIsDue = drillLook?.problem ? isOver(drillLook.at, DRILL_RETRY_MS) : isOver(drill?.at, DRILL_EVERY_MS);
  const last = place.copy;
  if (drillIsDue && last && !place.look?.problem) await attempt('drillLook', () => bringBack(last, turn));
  return place;
}

async function sendCopy(turn: Turn): Promise<Partial<DestinationState>> {
  const { place, store, copy, services } = turn;
  const { connection, now, logger } = services;
  // Checks that the store responds before a copy is made.
  await store.list();
  const { file, ...made } = await copy();
  await store.put({ ...made, file });
  const names = await lookFor(made, turn);
  const at = now();
  if (!(await clockDoubt(connection, at))) {
    const rules = { now: at, proven: place.drill?.name, lockedMs: store.lockedMs };
    for (const name of copiesToDelete(names, rules))
      await store.remove(name).catch((error) => logger.warn({ reason: messageOf(error) }, 'old copy not deleted'));
  }
  logger.info({ place: store.address, bytes: made.bytes }, 'copy sent elsewhere');
  return { copy: { ...made, at: at.toISOString() } };
}

type KnownCopy = Omit<MadeCopy, 'file'>;

/** Checks that the last copy is complete, twice if it is missing: a list may lag. Returns the names of all copies. */
async function lookFor(copy: KnownCopy, { store, signal }: Pick<Turn, 'store' | 'signal'>): Promise<string[]> {
  const bytesIn = (copies: StoredCopy[]) => copies.find(({ name }) => name === copy.name)?.bytes;
  let there = await store.list();
  if (bytesIn(there) !== copy.bytes) {
    await pause(store.lagMs, undefined, { signal });
    there = await store.list();
  }
  const bytes = bytesIn(there);
  if (bytes === undefined) throw new Error(`la dernière copie (${copy.name}) n’y est plus`);
  if (bytes !== copy.bytes) throw new Error(`la dernière copie n’y fait plus que ${bytes} octets sur ${copy.bytes}`);
  return there.map(({ name }) => name);
}

/** Drill: downloads the last copy and compares it byte for byte with the one made. */
async function bringBack(copy: KnownCopy, { store, services, directory }: Turn): Promise<Partial<DestinationState>> {
  const at = services.now().toISOString();
  const file = path.join(directory, 'retour');
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  try {
    await store.get(copy, file);
    if ((await sha256Of(file)) !== copy.sha256) throw new Error('la copie n’a plus les octets qui ont été envoyés');
    return { drill: { at, name: copy.name } };
  } finally {
    rmSync(file, { force: true });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** A copy dated further in the future than this was made under a wrong clock: its real age is unknown. */
const FUTURE_MS = 48 * HOUR;
/** Number of copies that must exist before a copy dated in the future may be deleted. */
const ENOUGH = 7;

interface Rules {
  now: Date;
  /** Name of the last copy that a drill downloaded and verified; kept whatever its age. */
  proven: string | undefined;
  /** Time for which the store itself refuses to delete a copy. */
  lockedMs: number;
}

/**
 * Names of copies no longer needed. The newest copy stays of each of the last 48 hours, 30 days and 12 months that have copies: counted by
 * copies, not by age, so that a site stopped for a year keeps its copies.
 */
export function copiesToDelete(names: readonly string[], { now, proven, lockedMs }: Rules): string[] {
  const oldestFirst = names
    .flatMap((name): Dated[] => {
      const at = copyTime(name);
      return at ? [{ name, at }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const past = oldestFirst.filter(({ at }) => at.getTime() <= now.getTime() + FUTURE_MS);
  const kept = new Set([
    ...newestOfEach(past, 13, OFFSITE_HOURS),
    ...newestOfEach(past, 10, OFFSITE_DAYS),
    ...newestOfEach(past, 7, OFFSITE_MONTHS),
    ...(past.length < ENOUGH ? oldestFirst.map(({ name }) => name) : []),
    proven,
  ]);
  const isLocked = (at: Date) => lockedMs > 0 && now.getTime() - at.getTime() < lockedMs;
  return oldestFirst.filter(({ name, at }) => !kept.has(name) && !isLocked(at)).map(({ name }) => name);
}

interface Dated {
  name: string;
  at: Date;
}

/**
 * Returns the newest copy of each hour, day or month, for the last `count` that have one; the first `characters` of a copy's ISO time name
 * its hour, day or month.
 */
const newestOfEach = (oldestFirst: readonly Dated[], characters: number, count: number): string[] =>
  [...new Map(oldestFirst.map(({ name, at }) => [at.toISOString().slice(0, characters), name])).values()].slice(-count);
