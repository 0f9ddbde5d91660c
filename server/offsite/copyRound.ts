import { rmSync } from 'node:fs';
import path from 'node:path';
import { OFFSITE_DAYS, OFFSITE_HOURS, OFFSITE_MONTHS } from '../../data/desk/retention.ts';
import { clockDoubt } from '../jobs/deletions.ts';
import type { Services } from '../services.ts';
import { type CopyState, type PlaceState, readCopyState, writeCopyState } from './copyState.ts';
import { copyTime, type Store } from './directoryStore.ts';
import { drillIdentity, recipientOf } from './keyFiles.ts';
import type { DestinationKind } from './offsiteSettings.ts';
import type { MadeCopy } from './openCopy.ts';
import { type CopyWork, workAside } from './workAside.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const COPY_EVERY_MS = HOUR;
/** Between copies the place is asked whether the last one is still there, whole. */
const LOOK_EVERY_MS = 10 * MINUTE;
const RETRY_MS = 5 * MINUTE;
const DRILL_EVERY_MS = 7 * 24 * HOUR;
const DRILL_RETRY_MS = HOUR;

export const NO_KEY =
  'aucune clé n’a été faite, et rien ne part sans chiffrement ; lancez « npm run site -- backup-key »';

interface Round {
  services: Services;
  stores: Partial<Record<DestinationKind, Store>>;
  signal: AbortSignal;
  work?: CopyWork;
}

/**
 * Does what is due: an hourly copy, a look between copies, a weekly drill, at every place by itself, so that one that
 * fails keeps no other waiting. Never throws: what goes wrong is written down, logged, and tried again.
 */
export async function runCopiesIfDue({ services, stores, signal, work = workAside }: Round): Promise<void> {
  if (services.health.state !== 'ready') return;
  const { connection, queue, settings, logger, now, live } = services;
  const directory = path.join(settings.dataDir, `copie-distante.${process.pid}.tmp`);
  let made: Promise<MadeCopy> | undefined;
  /** One copy for all places, made when the first of them is ready to take it. */
  const copy = () => (made ??= makeOne(services, { directory, signal, work }));
  try {
    for (const [kind, store] of Object.entries(stores) as [DestinationKind, Store][]) {
      const before = placeOf(await readCopyState(connection), kind, store, now());
      const after = await visit({ place: before, store, copy, services, directory, signal, work });
      if (signal.aborted) return;
      if (after === before) continue;
      await queue.write(async (writer) =>
        writeCopyState(writer, { ...only(await readCopyState(writer), stores), [kind]: after }),
      );
      const problem = wrongWith(after);
      if (problem !== wrongWith(before) && problem)
        logger.warn({ place: kind, reason: problem }, 'copy elsewhere failed');
      live.publish({ kind: 'upkeep' });
    }
  } catch (error) {
    if (!signal.aborted) logger.error({ reason: String(error) }, 'copies elsewhere failed');
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}

const wrongWith = ({ look, drillLook }: PlaceState) => look?.problem ?? drillLook?.problem;

/** Only the places there are now. */
const only = (state: CopyState, stores: Round['stores']): CopyState =>
  Object.fromEntries(Object.entries(state).filter(([kind]) => kind in stores));

/** What is known of a place; nothing of a new one, or of another under the same setting. */
function placeOf(state: CopyState, kind: DestinationKind, { address }: Store, now: Date): PlaceState {
  const known = state[kind];
  if (known?.address === address) return known;
  return { address, since: now.toISOString(), copy: null, look: null, failures: 0, drill: null, drillLook: null };
}

async function makeOne(
  { connection, settings, now }: Services,
  { directory, signal, work }: Pick<Visit, 'directory' | 'signal' | 'work'>,
) {
  const { dataDir, databaseUrl } = settings;
  const owner = await recipientOf(connection, settings);
  if (owner === undefined) throw new Error(NO_KEY);
  const at = now().toISOString();
  return work.make({ dataDir, databaseUrl, directory: path.join(directory, 'copie'), at, owner }, signal);
}

interface Visit extends Pick<Round, 'services' | 'signal'> {
  place: PlaceState;
  store: Store;
  copy: () => Promise<MadeCopy>;
  directory: string;
  work: CopyWork;
}

/** One place's turn. Answers the same state when nothing was due. */
async function visit(turn: Visit): Promise<PlaceState> {
  const { place, services } = turn;
  const since = (at: string | undefined) => {
    const ms = at === undefined ? Number.POSITIVE_INFINITY : services.now().getTime() - Date.parse(at);
    // Noted by a clock that was ahead.
    return ms < 0 ? Number.POSITIVE_INFINITY : ms;
  };
  const failed = place.look?.problem != null;
  const copyIsDue = failed ? since(place.look?.at) >= RETRY_MS : since(place.copy?.at) >= COPY_EVERY_MS;
  let after = place;
  if (copyIsDue) after = await attempt(place, turn, () => sendCopy(turn));
  else if (since(place.look?.at) >= LOOK_EVERY_MS) after = await attempt(place, turn, () => lookAtLast(turn));
  const drillFailed = after.drillLook?.problem != null;
  const drillIsDue = drillFailed
    ? since(after.drillLook?.at) >= DRILL_RETRY_MS
    : since(after.drill?.at) >= DRILL_EVERY_MS;
  // Another process's copy opens with its own key for drills, not with this one's.
  const isOurs = services.settings.databaseUrl === undefined || after.copy !== place.copy;
  if (drillIsDue && isOurs && after.copy && after.look?.problem == null) after = await drill(after, turn);
  return after;
}

async function attempt(
  place: PlaceState,
  { services, signal }: Visit,
  act: () => Promise<Partial<PlaceState>>,
): Promise<PlaceState> {
  const at = services.now().toISOString();
  try {
    return { ...place, ...(await act()), look: { at, problem: null }, failures: 0 };
  } catch (error) {
    if (signal.aborted) return place;
    return { ...place, look: { at, problem: messageOf(error) }, failures: place.failures + 1 };
  }
}

async function sendCopy({ place, store, copy, services }: Visit): Promise<Partial<PlaceState>> {
  const { connection, now, logger } = services;
  // A place that does not answer is not worth the work of a copy.
  const there = await store.list();
  const { file, ...made } = await copy();
  await store.put({ ...made, file });
  const at = now();
  if (!(await clockDoubt(connection, at))) {
    const names = [...there.map(({ name }) => name), made.name];
    const rules = { now: at, proven: place.drill?.name, lockedMs: store.lockedMs };
    for (const name of copiesToDelete(names, rules))
      await store.remove(name).catch((error) => logger.warn({ reason: messageOf(error) }, 'old copy not deleted'));
  }
  logger.info({ place: store.address, bytes: made.bytes }, 'copy sent elsewhere');
  return { copy: { ...made, at: at.toISOString() } };
}

async function lookAtLast({ place: { copy }, store }: Visit): Promise<Partial<PlaceState>> {
  const bytes = copy ? await store.sizeOf(copy.name) : undefined;
  if (copy && bytes === undefined) throw new Error(`la dernière copie (${copy.name}) n’y est plus`);
  if (copy && bytes !== copy.bytes)
    throw new Error(`la dernière copie n’y fait plus que ${bytes} octets sur ${copy.bytes}`);
  return {};
}

/** Brings the last copy back, opens it with the site's own key, and compares it with what was noted when it was made. */
async function drill(place: PlaceState, { store, services, directory, signal, work }: Visit): Promise<PlaceState> {
  const { copy } = place;
  const at = services.now().toISOString();
  const file = path.join(directory, `exercice-${place.address.length}-${copy?.name}`);
  const opened = `${file}-ouverte`;
  try {
    if (!copy) throw new Error('il n’y a pas de copie');
    const identity = drillIdentity(services.settings.dataDir);
    if (identity === undefined) throw new Error('la clé d’exercice (backup-drill.key) a disparu du dossier de données');
    await store.get(copy.name, file);
    const { leads } = await work.open({ file, sha256: copy.sha256, identities: [identity], directory: opened }, signal);
    if (leads !== copy.leads) throw new Error(`la copie a ${leads} demandes, ${copy.leads} étaient notées`);
    return { ...place, drill: { at, name: copy.name, leads }, drillLook: { at, problem: null } };
  } catch (error) {
    if (signal.aborted) return place;
    return { ...place, drillLook: { at, problem: messageOf(error) } };
  } finally {
    for (const one of [file, opened]) rmSync(one, { recursive: true, force: true });
  }
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Made under a wrong clock: how old it really is cannot be known. */
const FUTURE_MS = 48 * HOUR;
/** Copies that must be there before one from the future may go. */
const ENOUGH = 7;

interface Rules {
  now: Date;
  /** Stays whatever its age: the last one that a drill has opened. */
  proven: string | undefined;
  /** The place itself refuses to delete what is younger. */
  lockedMs: number;
}

/**
 * Which copies are no longer needed: of each of the last 48 hours, 30 days and 12 months that have any the newest stays.
 * Counted by copies, not by age, so that a site that stood still for a year keeps what it has.
 */
export function copiesToDelete(names: readonly string[], { now, proven, lockedMs }: Rules): string[] {
  const dated = names.flatMap((name) => ({ name, at: copyTime(name) })).filter(isDated);
  const newestFirst = dated.toSorted((a, b) => b.at.getTime() - a.at.getTime());
  const past = newestFirst.filter(({ at }) => at.getTime() <= now.getTime() + FUTURE_MS);
  const kept = new Set([
    ...newestOfEach(past, 13, OFFSITE_HOURS),
    ...newestOfEach(past, 10, OFFSITE_DAYS),
    ...newestOfEach(past, 7, OFFSITE_MONTHS),
    ...(past.length < ENOUGH ? newestFirst.map(({ name }) => name) : []),
    ...(proven === undefined ? [] : [proven]),
  ]);
  const isLocked = (at: Date) => lockedMs > 0 && now.getTime() - at.getTime() < lockedMs;
  return newestFirst.filter(({ name, at }) => !kept.has(name) && !isLocked(at)).map(({ name }) => name);
}

interface Dated {
  name: string;
  at: Date;
}
const isDated = (copy: { name: string; at: Date | undefined }): copy is Dated => copy.at !== undefined;

/** The newest copy of each hour, day or month (so many characters of its time), of the last `count` that have one. */
function newestOfEach(newestFirst: readonly Dated[], characters: number, count: number): string[] {
  const found = new Map<string, string>();
  for (const { name, at } of newestFirst) {
    const period = at.toISOString().slice(0, characters);
    if (!found.has(period)) found.set(period, name);
  }
  return [...found.values()].slice(0, count);
}
