import { hourInParis } from '../../data/french/timeInParis.ts';
import { eraseLeads } from '../../database/leads/changeLead.ts';
import { leadById } from '../../database/leads/leads.ts';
import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import { NoResponse, type PostedJson, postJson } from '../http/postJson.ts';
import type { Services } from '../services.ts';
import { CANARY_HEADER, canaryLead, canaryMark } from './canaryRequest.ts';

const STATE = 'canary';
/** Failed tries, four minutes apart, before the site counts as broken. */
const SURE_AFTER = 3;

/** Results of the canary's runs. Times are ISO. */
interface CanaryState {
  /** Last successful run, and the address it used. */
  passed: { at: string; address: string } | null;
  /** Number of successful nights. */
  nights: number;
  lastTry: string | null;
  /** Number of failed tries since the last success. */
  failures: number;
  /** Reason of the last failure, as a sentence. */
  problem: string | null;
  /** Whether the site responds locally, but has never responded at its public address to its own machine. */
  unreachable: boolean;
}

const NONE: CanaryState = { passed: null, nights: 0, lastTry: null, failures: 0, problem: null, unreachable: false };

export const readCanaryState = async (connection: Connection): Promise<CanaryState> => ({
  ...NONE,
  ...(JSON.parse((await readSetting(connection, STATE)) ?? '{}') as Partial<CanaryState>),
});

/** To be run inside the write queue. */
const writeCanaryState = (connection: Connection, state: CanaryState): Promise<void> =>
  writeSetting(connection, STATE, JSON.stringify(state));

/** Whether enough tries failed in a row to count the site as broken. */
const isSure = ({ failures, problem }: CanaryState): boolean => problem !== null && failures >= SURE_AFTER;

/**
 * Failure of the canary, as a sentence. A public address that this machine cannot reach counts as no failure: visitors may still reach it.
 */
export async function canaryTrouble(connection: Connection): Promise<string | undefined> {
  const state = await readCanaryState(connection);
  if (!isSure(state) || state.unreachable) return undefined;
  return `La demande d’essai que le site s’envoie chaque nuit n’est pas arrivée au bout : ${state.problem}`;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Interval between tries while a failure is not certain (`RETRY_MS`), then until the site works again (`RED_RETRY_MS`). */
const RETRY_MS = 4 * MINUTE_MS;
const RED_RETRY_MS = HOUR_MS;

interface Round {
  services: Services;
  /** Port of the site, used when its public address cannot be reached from its own machine. */
  port: number;
  signal: AbortSignal;
}

/** Whether a run is due: between three and six in France, as soon as a night was missed, or again after one that failed. */
export function canaryIsDue(state: CanaryState, now: Date): boolean {
  const { lastTry, failures } = state;
  const hour = hourInParis(now);
  const night = hour >= 3 && hour < 6;
  if (lastTry === null) return night;
  const since = now.getTime() - Date.parse(lastTry);
  // The last try is dated in the future: it was recorded by a clock that was ahead.
  if (since < 0) return true;
  if (failures > 0) return since >= (isSure(state) ? RED_RETRY_MS : RETRY_MS);
  return since > 28 * HOUR_MS || (since > 12 * HOUR_MS && night);
}

/** Runs the nightly check if it is due, or at once if the owner starts it. Never throws: a failure is stored, logged and retried. */
export async function runCanaryRound({ services, port, signal }: Round, when: 'if due' | 'now'): Promise<void> {
  const { connection, queue, logger, now, live, warnings, settings, health } = services;
  const { baseUrl, canaryAddress } = settings;
  try {
    const before = await readCanaryState(connection);
    if (when === 'if due' && (health.state !== 'ready' || !canaryIsDue(before, now()))) return;
    const local = localAddress(settings.host, port);
    const address = canaryAddress === 'local' ? local : baseUrl;
    const verdict = await runCanary(services, address, signal);
    if (signal.aborted) return;
    const lastTry = now().toISOString();
    const after: CanaryState =
      verdict.state === 'well'
        ? {
            passed: { at: lastTry, address },
            nights: before.nights + 1,
            lastTry,
            failures: 0,
            problem: null,
            unreachable: false,
          }
        : { ...before, lastTry, failures: before.failures + 1, problem: verdict.problem, unreachable: false };
    // Many routers do not let a machine reach itself by its public address. If that address responded before, visitors cannot reach it
    // either; if it never did, nothing is known of visitors, and the owner is shown which setting helps.
    if (
      isSure(after) &&
      verdict.state === 'unreachable' &&
      address !== local &&
      (await runCanary(services, local, signal)).state === 'well'
    ) {
      after.unreachable = after.passed?.address !== baseUrl;
      after.problem = `${after.problem} Sur le serveur lui-même le site répond : c’est le chemin de ${baseUrl} jusqu’à lui (nom de domaine, certificat, relais, box) qui est coupé, pour vos visiteurs aussi sans doute.`;
    }
    await queue.write((writer) => writeCanaryState(writer, after));
    if (after.unreachable) warnings.note('canary-unreachable', '', baseUrl);
    if (verdict.state === 'well') logger.info({ address }, 'canary arrived');
    else logger.warn({ address, reason: verdict.problem, failures: after.failures }, 'canary failed');
    live.publish({ kind: 'site' });
  } catch (error) {
    if (!signal.aborted) logger.error({ reason: String(error) }, 'canary could not run');
  }
}

/** Address of the site on its own machine. */
function localAddress(host: string, port: number): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}

/** `well`, or why the canary failed, as the end of a sentence. */
type CanaryVerdict = { state: 'well' } | { state: 'unreachable' | 'failed'; problem: string };

const failed = (problem: string): CanaryVerdict => ({ state: 'failed', problem });

/** Sends the site a request of its own at an address, like a visitor, and tests whether the mail server would accept a mail. */
async function runCanary(services: Services, address: string, signal: AbortSignal): Promise<CanaryVerdict> {
  const time = String(services.now().getTime());
  const headers = { [CANARY_HEADER]: canaryMark(services, time) };
  let response: PostedJson;
  try {
    // Waits up to 20 seconds, as long as a person would.
    response = await postJson(`${address}/api/leads`, JSON.stringify(canaryLead), { headers, signal, wholeMs: 20_000 });
  } catch (error) {
    if (!(error instanceof NoResponse)) throw error;
    return { state: 'unreachable', problem: `${address} ne répond pas (${error.message}).` };
  }
  const arrived = response.headers.get(CANARY_HEADER) === services.fingerprint('canary-seen', time);
  if (response.status === 409 && arrived) return failed(JSON.parse(response.text).detail);
  if (response.status !== 201) return failed(`${address} a répondu ${response.status}.`);
  if (arrived) return askMailServer(services);
  await eraseStray(services, JSON.parse(response.text).id);
  return failed(
    `${address} a répondu, mais rien n’est arrivé ici : un autre site est peut-être à cette adresse, ou un relais retire l’en-tête X-Canary.`,
  );
}

/** Deletes a canary's request that was stored as a normal lead because its mark was lost on the way. */
async function eraseStray({ connection, queue }: Services, id: unknown): Promise<void> {
  if (!Number.isSafeInteger(id) || (await leadById(connection, Number(id)))?.email !== canaryLead.email) return;
  await queue.write((writer) => eraseLeads(writer, [Number(id)]));
}

async function askMailServer({ mailer }: Services): Promise<CanaryVerdict> {
  try {
    await mailer?.probe();
    return { state: 'well' };
  } catch (error) {
    const reason = error instanceof Error ? error.message : error;
    return failed(`elle est enregistrée, mais le serveur de messagerie ne suit pas : « ${reason} ».`);
  }
}
