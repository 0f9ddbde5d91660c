import type { Request, RequestHandler, Router } from 'express';
import { credentials } from '../../data/api/deskInput.ts';
import { addKnownDevice, addSession, deviceIsKnown, endSession } from '../../database/sessions.ts';
import { normaliseUsername, replaceHash, userByName } from '../../database/users.ts';
import { Problem } from '../problem.ts';
import { cookie, cookieName, readCookie } from '../security/cookies.ts';
import { countAttempt, forgiveAttempts } from '../security/loginThrottle.ts';
import { hashPassword, isOutdated, verifyPassword } from '../security/password.ts';
import { hashToken, newToken, requireAdmin, SESSION_COOKIE, type Session } from '../security/session.ts';
import type { Services } from '../services.ts';
import { jsonBody } from './body.ts';
import { parse } from './parse.ts';
import { resource } from './resource.ts';

const DEVICE_COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** `/api/session`: sign in and out. */
export function sessionRoutes(router: Router, services: Services): void {
  resource(router, '/session', {
    post: [...jsonBody, signIn(services)],
    delete: [requireAdmin(services), signOut(services)],
  });
}

/** Throttled before hashing, one answer for every wrong pair, a fresh token for every session. */
function signIn({ settings, connection, queue, now }: Services): RequestHandler {
  const secure = settings.baseUrl.startsWith('https:');
  return async (request, response) => {
    const { username, password } = parse(credentials, request.body);
    const attempt = attemptOf(request, normaliseUsername(username));
    const wait = await queue.write((connection) => countAttempt(connection, attempt, now()));
    if (wait > 0)
      throw new Problem(429, 'Trop d’essais de connexion. Patientez avant de réessayer.', {
        headers: { 'Retry-After': String(wait) },
      });
    const user = userByName(connection, username);
    const right = await verifyPassword(password, user?.password);
    if (!user || !right) throw new Problem(401, 'Identifiant ou mot de passe incorrect.');
    const token = newToken();
    const device = newToken();
    const renewed = isOutdated(user.password) ? await hashPassword(password) : undefined;
    await queue.write((connection) => {
      const at = now().toISOString();
      if (renewed) replaceHash(connection, user, renewed);
      addSession(connection, hashToken(token), user.id, at);
      addKnownDevice(connection, hashToken(device), user.id, at);
      forgiveAttempts(connection, attempt);
    });
    response.append('Set-Cookie', cookie(SESSION_COOKIE, token, { secure }));
    response.append('Set-Cookie', cookie(DEVICE_COOKIE, device, { secure, maxAgeSeconds: YEAR_SECONDS }));
    response.status(204).end();
  };

  function attemptOf(request: Request, username: string) {
    const token = readCookie(request, cookieName(DEVICE_COOKIE, secure));
    const hash = token === undefined ? undefined : hashToken(token);
    const knownDevice = hash !== undefined && deviceIsKnown(connection, hash, username) ? hash : undefined;
    return { address: request.ip ?? '', username, knownDevice };
  }
}

function signOut({ settings, queue }: Services): RequestHandler {
  const secure = settings.baseUrl.startsWith('https:');
  return async (_request, response) => {
    const { tokenHash } = response.locals.session as Session;
    await queue.write((connection) => endSession(connection, tokenHash));
    response.set('Set-Cookie', cookie(SESSION_COOKIE, '', { secure, maxAgeSeconds: 0 }));
    response.status(204).end();
  };
}
