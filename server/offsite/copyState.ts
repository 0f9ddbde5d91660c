import type { OffsiteCopies } from '../../data/api/siteAnswers.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { DestinationKind } from './offsiteSettings.ts';
import type { MadeCopy } from './openCopy.ts';

const STATE = 'offsite-copies';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A copy is due every hour, a drill every week; this much later they are late. */
const LATE_COPY_MS = 2.25 * HOUR;
const LATE_DRILL_MS = 8 * DAY;

/** What is known of the copies at one place. All times are ISO. */
export interface PlaceState {
  address: string;
  since: string;
  copy: (Omit<MadeCopy, 'file'> & { at: string }) | null;
  /** The last time the place was asked for anything, and what went wrong. */
  look: { at: string; problem: string | null } | null;
  /** How many looks in a row went wrong. */
  failures: number;
  drill: { at: string; name: string; leads: number } | null;
  drillLook: { at: string; problem: string | null } | null;
}

export type CopyState = Partial<Record<DestinationKind, PlaceState>>;

/** What the site knows of its copies elsewhere: nothing where none are set up. */
export const readCopyState = async (connection: Connection): Promise<CopyState> =>
  JSON.parse((await readSetting(connection, STATE)) ?? '{}') as CopyState;

/** To be run inside the write queue. */
export const writeCopyState = (connection: Connection, state: CopyState): Promise<void> =>
  writeSetting(connection, STATE, JSON.stringify(state));

const NAMES: Record<DestinationKind, string> = { s3: 'le stockage S3', directory: 'le dossier monté' };

/** What is wrong with the copies at one place, as sentences for the owner; none when all is well. */
function problemsOf(kind: DestinationKind, place: PlaceState, now: Date): string[] {
  const age = (at: string) => Math.abs(now.getTime() - Date.parse(at));
  const copyIsLate = age(place.copy?.at ?? place.since) > LATE_COPY_MS;
  const drillIsLate = age(place.drill?.at ?? place.copy?.at ?? place.since) > LATE_DRILL_MS;
  const drillFailed = place.drillLook?.problem;
  return [
    place.look?.problem
      ? `Copie vers ${NAMES[kind]} : ${place.look.problem}.`
      : copyIsLate
        ? `Copie vers ${NAMES[kind]} : la dernière a plus de deux heures.`
        : '',
    drillFailed
      ? `Relecture depuis ${NAMES[kind]} : ${drillFailed}.`
      : drillIsLate
        ? `Relecture depuis ${NAMES[kind]} : la dernière réussie a plus de huit jours.`
        : '',
  ].filter(Boolean);
}

/** One try that fails is tried again five minutes later; the second is believed. */
const SURE_AFTER = 2;

/** What is wrong with the copies elsewhere, as sentences; undefined when nothing is, or only once. */
export async function copyTrouble(connection: Connection, now: Date): Promise<string | undefined> {
  const places = Object.entries(await readCopyState(connection)) as [DestinationKind, PlaceState][];
  const sure = places.filter(([, { look, failures }]) => !look?.problem || failures >= SURE_AFTER);
  return sure.flatMap(([kind, place]) => problemsOf(kind, place, now)).join(' ') || undefined;
}

/** The copies elsewhere as the desk shows them. */
export const shownCopies = async (connection: Connection, now: Date): Promise<OffsiteCopies> =>
  (Object.entries(await readCopyState(connection)) as [DestinationKind, PlaceState][]).map(([kind, place]) => ({
    kind,
    address: place.address,
    last_copy: place.copy && { at: place.copy.at, bytes: place.copy.bytes, leads: place.copy.leads },
    last_drill: place.drill && { at: place.drill.at, leads: place.drill.leads },
    problems: problemsOf(kind, place, now),
  }));
