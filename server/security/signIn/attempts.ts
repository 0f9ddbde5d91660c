import type { Request, Response } from 'express';
import { type JournalEntry, writeFailure } from '../../../database/accounts/journal.ts';
import { deviceIsKnown } from '../../../database/accounts/sessions.ts';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { networkOf, shortened } from '../clientNetwork.ts';
import { cookieName, readCookie } from '../cookies.ts';
import { type Attempt, countAttempt } from './loginThrottle.ts';
import { hashToken } from './session.ts';

export const DEVICE_COOKIE = 'device';

/** Who tries to sign in under a name, and at what. */
export async function attemptOf(
  { settings, connection, fingerprint }: Services,
  request: Request,
  { username, secret }: { username: string; secret: 'password' | 'factor' },
): Promise<Attempt> {
  const token = readCookie(request, cookieName(DEVICE_COOKIE, settings.baseUrl.startsWith('https:')));
  const hash = token === undefined ? undefined : hashToken(token);
  const knownDevice = hash !== undefined && (await deviceIsKnown(connection, hash, username)) ? hash : undefined;
  const network = fingerprint('sign-in address', networkOf(request.ip ?? ''));
  return { secret, network, account: fingerprint('sign-in name', username), knownDevice };
}

/**
 * Counts an attempt before anything is compared.
 * @throws Problem 429 beyond the limit, right or wrong.
 */
export async function countOrRefuse(services: Services, request: Request, attempt: Attempt): Promise<void> {
  const wait = await services.queue.write((writer) => countAttempt(writer, attempt, services.now()));
  if (wait === 0) return;
  noteRefusal(services, request);
  throw new Problem(429, 'Trop d’essais de connexion. Patientez avant de réessayer.', {
    headers: { 'Retry-After': String(wait) },
  });
}

/** What was given is wrong: a line in the log, and one in the journal. */
export async function noteFailure(
  services: Services,
  request: Request,
  failure: Pick<JournalEntry, 'action' | 'account'>,
): Promise<void> {
  noteRefusal(services, request);
  const at = services.now().toISOString();
  await services.queue.write((writer) => writeFailure(writer, { ...failure, at }));
}

/** For whoever bans sources by the log (docs/self-hosting.md): those that go on once they are throttled before all. */
function noteRefusal({ logger }: Services, request: Request): void {
  logger.info({ address: shortened(request.ip ?? '') }, 'sign-in refused');
}

/** Fires when the connection ends before the answer: nobody reads it any more. */
export function whenGone(response: Response): AbortSignal {
  const hungUp = new AbortController();
  response.once('close', () => hungUp.abort(new Problem(408, 'La connexion a été interrompue.')));
  return hungUp.signal;
}
