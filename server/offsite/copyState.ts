import type { OffsiteCopies } from '../../data/api/siteResponses.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { DestinationKind } from './offsiteSettings.ts';
import type { MadeCopy } from './openCopy.ts';

const STATE = 'offsite-copies';
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** Age after which the last hourly copy counts as late; LATE_DRILL_MS is the same for the weekly drill. */
const LATE_COPY_MS = 2.25 * HOUR;
const LATE_DRILL_MS = 8 * DAY;

/** Result of the last try, and the number of consecutive failures. */
export interface Try {
  at: string;
  problem: string | null;
  failures: number;
}

/** State of the copies at one place. All times are ISO. */
export interface DestinationState {
  address: string;
  since: string;
  copy: (Omit<MadeCopy, 'file'> & { at: string }) | null;
  drill: { at: string; name: string } | null;
  /** Result of the last contact with the store; `drillLook`: of the last drill. */
  look: Try | null;
  drillLook: Try | null;
}

export type CopyState = Partial<Record<DestinationKind, DestinationState>>;

/** Reads the state of the copies elsewhere: empty without stores. */
export const readCopyState = async (connection: Connection): Promise<CopyState> =>
  JSON.parse((await readSetting(connection, STATE)) ?? '{}') as CopyState;

/** To be run inside the write queue. */
export const writeCopyState = (connection: Connection, state: CopyState): Promise<void> =>
  writeSetting(connection, STATE, JSON.stringify(state));

const NAMES: Record<DestinationKind, string> = { s3: 'le stockage S3', directory: 'le dossier monté' };

/** Problems of the copies at one store, as sentences for the owner; empty when all is well. */
function problemsOf(
  kind: DestinationKind,
  { since, copy, drill, look, drillLook }: DestinationState,
  now: Date,
): string[] {
  const isOlder = (at: string, ms: number) => Math.abs(now.getTime() - Date.parse(at)) > ms;
  const lateCopy = isOlder(copy?.at ?? since, LATE_COPY_MS) && 'la dernière a plus de deux heures';
  const lateDrill =
    isOlder(drill?.at ?? copy?.at ?? since, LATE_DRILL_MS) && 'la dernière réussie a plus de huit jours';
  const wrong = [
    [`Copie vers ${NAMES[kind]}`, look?.problem || lateCopy],
    [`Relecture depuis ${NAMES[kind]}`, drillLook?.problem || lateDrill],
  ];
  return wrong.flatMap(([what, problem]) => (problem ? [`${what} : ${problem}.`] : []));
}

/** Consecutive failures, five minutes apart, before a problem is reported. */
const SURE_AFTER = 2;

/** Problems with the copies elsewhere, as sentences; undefined when there is none, or only one failure. */
export async function copyTrouble(connection: Connection, now: Date): Promise<string | undefined> {
  const destinations = Object.entries(await readCopyState(connection)) as [DestinationKind, DestinationState][];
  const sure = destinations.filter(([, { look }]) => !look?.problem || look.failures >= SURE_AFTER);
  return sure.flatMap(([kind, place]) => problemsOf(kind, place, now)).join(' ') || undefined;
}

/** The copies elsewhere as the desk shows them. */
export const shownCopies = async (connection: Connection, now: Date): Promise<OffsiteCopies> =>
  (Object.entries(await readCopyState(connection)) as [DestinationKind, DestinationState][]).map(([kind, place]) => ({
    kind,
    address: place.address,
    last_copy: place.copy && { at: place.copy.at, bytes: place.copy.bytes, leads: place.copy.leads },
    last_drill: place.drill && { at: place.drill.at },
    problems: problemsOf(kind, place, now),
  }));
