import type { RequestHandler } from 'express';
import { Problem } from '../../http/problem.ts';
import type { Services } from '../../services.ts';
import { type Session, sessionOf } from './session.ts';

const RECENT_MS = 15 * 60_000;

/** Whether the signed-in account gave its password within the last quarter of an hour. */
function isRecent({ confirmedAt }: Session, now: Date): boolean {
  if (confirmedAt === undefined) return false;
  const age = now.getTime() - Date.parse(confirmedAt);
  // A clock set back makes nothing recent again.
  return age >= 0 && age < RECENT_MS;
}

/**
 * Behind `requireAdmin`: an unattended desk, or a stolen cookie, changes no way in and takes no
 * table away. The desk asks for the password and sends the same request again.
 */
export function requireRecent({ now }: Pick<Services, 'now'>): RequestHandler {
  return (_request, response, next) => {
    if (isRecent(sessionOf(response), now())) return next();
    next(new Problem(403, 'Confirmez votre mot de passe pour continuer.', { code: 'confirm' }));
  };
}
