import { hourInParis } from '../../data/french/timeInParis.ts';
import type { Services } from '../services.ts';
import { type CanaryState, isSure, readCanaryState, writeCanaryState } from './canaryState.ts';
import { runCanary } from './runCanary.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Between failing tries until it is sure; then until it works again. */
const RETRY_MS = 4 * MINUTE_MS;
const RED_RETRY_MS = HOUR_MS;

interface Round {
  services: Services;
  /** Where the site listens, for when its public address cannot be reached from where it stands. */
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
  // Noted by a clock that was ahead.
  if (since < 0) return true;
  if (failures > 0) return since >= (isSure(state) ? RED_RETRY_MS : RETRY_MS);
  return since > 28 * HOUR_MS || (since > 12 * HOUR_MS && night);
}

/** Does the night's run if it is due, or at once if the owner asks. Never throws: what goes wrong is noted, logged, and tried again. */
export async function runCanaryRound({ services, port, signal }: Round, when: 'if due' | 'now'): Promise<void> {
  const { connection, queue, logger, now, live, notices, settings, health } = services;
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
    // Many routers do not let a machine reach itself by its public address. Where it answered before, visitors are stopped
    // too; where it never did, nothing is known of them, and the owner is told what to set.
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
    if (after.unreachable) notices.note('canary-unreachable', '', baseUrl);
    if (verdict.state === 'well') logger.info({ address }, 'canary arrived');
    else logger.warn({ address, reason: verdict.problem, failures: after.failures }, 'canary failed');
    live.publish({ kind: 'site' });
  } catch (error) {
    if (!signal.aborted) logger.error({ reason: String(error) }, 'canary could not run');
  }
}

/** Where the site answers on its own machine. */
function localAddress(host: string, port: number): string {
  const own = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${own.includes(':') ? `[${own}]` : own}:${port}`;
}
