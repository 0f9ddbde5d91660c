import { hourInParis } from '../../data/french/timeInParis.ts';
import type { Services } from '../services.ts';
import { type CanaryState, isSure, readCanaryState, writeCanaryState } from './canaryState.ts';
import { type CanaryParts, type CanaryVerdict, runCanary } from './runCanary.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Between tries that fail, until it is sure; then until somebody has put it right. */
const RETRY_MS = 4 * MINUTE_MS;
const RED_RETRY_MS = HOUR_MS;

interface Round {
  services: Services;
  /** Where the site listens, for when its public address cannot be reached from where it stands. */
  port: number;
  parts: CanaryParts;
}

/** Whether a run is due: between three and six in France, as soon as a night was missed, or again after one that failed. */
export function canaryIsDue(state: CanaryState, now: Date): boolean {
  const { lastTry, failures } = state;
  const hour = hourInParis(now);
  const night = hour >= 3 && hour < 6;
  if (lastTry === null) return night;
  const since = now.getTime() - Date.parse(lastTry);
  // Noted by a clock that was ahead.
  if (since < 0) return true;
  if (failures > 0) return since >= (isSure(state) ? RED_RETRY_MS : RETRY_MS);
  return since > 28 * HOUR_MS || (since > 12 * HOUR_MS && night);
}

/** Does the night's run if it is due. Never throws: what goes wrong is noted, logged, and tried again. */
export async function runCanaryIfDue(round: Round): Promise<void> {
  const { services } = round;
  if (services.health.state !== 'ready' || !canaryIsDue(await readCanaryState(services.connection), services.now()))
    return;
  await runCanaryNow(round);
}

/** The same, at once: the owner asks. */
export async function runCanaryNow({ services, port, parts }: Round): Promise<void> {
  const { connection, queue, logger, now, live, notices, settings } = services;
  try {
    const before = await readCanaryState(connection);
    const address = settings.canaryAddress === 'local' ? localAddress(services, port) : settings.baseUrl;
    const verdict = await runCanary(services, address, parts);
    if (parts.signal.aborted) return;
    const after = judge(before, { verdict, address, at: now().toISOString() });
    if (isSure(after) && verdict.state === 'unreachable' && settings.canaryAddress === 'public')
      await explain(after, { services, port, parts });
    await queue.write((writer) => writeCanaryState(writer, after));
    if (after.unreachable) notices.note('canary-unreachable', '', settings.baseUrl);
    if (verdict.state === 'well') logger.info({ address }, 'canary arrived');
    else logger.warn({ address, reason: verdict.problem, failures: after.failures }, 'canary failed');
    live.publish({ kind: 'site' });
  } catch (error) {
    if (!parts.signal.aborted) logger.error({ reason: String(error) }, 'canary could not run');
  }
}

function judge(
  before: CanaryState,
  { verdict, address, at }: { verdict: CanaryVerdict; address: string; at: string },
): CanaryState {
  if (verdict.state === 'well')
    return {
      passed: { at, address },
      nights: before.nights + 1,
      lastTry: at,
      failures: 0,
      problem: null,
      unreachable: false,
    };
  return { ...before, lastTry: at, failures: before.failures + 1, problem: verdict.problem, unreachable: false };
}

/**
 * The public address does not answer from here: many routers do not let a machine reach itself by it. Where it answered
 * before, visitors are stopped too; where it never did, nothing is known of them, and the owner is told what to set.
 */
async function explain(state: CanaryState, { services, port, parts }: Round): Promise<void> {
  const { baseUrl } = services.settings;
  const local = await runCanary(services, localAddress(services, port), parts);
  if (local.state !== 'well') return;
  state.unreachable = state.passed?.address !== baseUrl;
  state.problem = `${state.problem} Sur le serveur lui-même le site répond : c’est le chemin de ${baseUrl} jusqu’à lui (nom de domaine, certificat, relais, box) qui est coupé, pour vos visiteurs aussi sans doute.`;
}

/** Where the site answers on its own machine. */
function localAddress({ settings: { host } }: Services, port: number): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}
