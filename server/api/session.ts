import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express';
import { credentials } from '../../data/api/deskInput.ts';
import { addKnownDevice, addSession, deviceIsKnown, endSession } from '../../database/accounts/sessions.ts';
import { normaliseUsername, replaceHash, userByName } from '../../database/accounts/users.ts';
import { StoreUnavailable } from '../../database/store.ts';
import { Problem } from '../http/problem.ts';
import { networkOf, shortened } from '../security/clientNetwork.ts';
import { cookie, cookieName, readCookie } from '../security/cookies.ts';
import { countAttempt, forgiveAttempts } from '../security/signIn/loginThrottle.ts';
import { hashPassword, isOutdated, verifyPassword } from '../security/signIn/password.ts';
import { hashToken, newToken, requireAdmin, SESSION_COOKIE, type Session } from '../security/signIn/session.ts';
import { QueueFull } from '../security/signIn/turns.ts';
import type { Services } from '../services.ts';
import { jsonBody } from './requests/body.ts';
import { parse } from './requests/parse.ts';
import { resource } from './resource.ts';

const DEVICE_COOKIE = 'device';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** `/api/session`: sign in and out. */
export function sessionRoutes(router: Router, services: Services): void {
  resource(router, '/session', {
    post: [...jsonBody, signIn(services)],
    delete: [requireAdmin(services), signOut(services)],
  });
  router.use('/session', sayWhatIsWrong);
}

/** Who signs in to see what is wrong reads it here: a session begins with a write. */
const sayWhatIsWrong: ErrorRequestHandler = (error: unknown, _request, _response, next) => {
  if (error instanceof QueueFull) return next(new Problem(503, BUSY, { headers: { 'Retry-After': '5' } }));
  if (!(error instanceof StoreUnavailable)) return next(error);
  next(new Problem(503, WRONG[error.reason], { headers: { 'Retry-After': '5' } }));
};
const BUSY =
  'Trop de connexions sont tentées en ce moment. Réessayez dans quelques secondes, de préférence depuis un navigateur où vous vous êtes déjà connecté : il passe devant.';
const WRONG: Record<StoreUnavailable['reason'], string> = {
  full: 'Le disque du serveur est plein : aucune session ne peut s’ouvrir. Libérez de la place dans le dossier de données, puis réessayez ; rien de ce qui est enregistré n’est perdu.',
  busy: 'La base de données est occupée par un autre programme. Réessayez dans un instant ; si cela dure, cherchez qui l’a ouverte.',
  broken:
    'Le disque ou le fichier de la base de données est en panne : le site s’arrête. Le journal du serveur dit ce qui s’est passé.',
};

/** Throttled before hashing, one answer for every wrong pair, a fresh token for every session. */
function signIn({ settings, connection, queue, now, fingerprint, logger }: Services): RequestHandler {
  const secure = settings.baseUrl.startsWith('https:');
  return async (request, response) => {
    const { username, password } = parse(credentials, request.body);
    const attempt = await attemptOf(request, normaliseUsername(username));
    const wait = await queue.write((connection) => countAttempt(connection, attempt, now()));
    if (wait > 0) {
      noteRefusal(request);
      throw new Problem(429, 'Trop d’essais de connexion. Patientez avant de réessayer.', {
        headers: { 'Retry-After': String(wait) },
      });
    }
    const user = await userByName(connection, username);
    const gone = whenGone(response);
    const right = await verifyPassword(password, user?.password, { first: attempt.knownDevice !== undefined, gone });
    if (!user || !right) {
      noteRefusal(request);
      throw new Problem(401, 'Identifiant ou mot de passe incorrect.');
    }
    const token = newToken();
    const device = newToken();
    const renewed = isOutdated(user.password) ? await hashPassword(password) : undefined;
    await queue.write(async (connection) => {
      const at = now().toISOString();
      if (renewed) await replaceHash(connection, user, renewed);
      await addSession(connection, hashToken(token), user.id, at);
      await addKnownDevice(connection, hashToken(device), user.id, at);
      await forgiveAttempts(connection, attempt);
    });
    response.append('Set-Cookie', cookie(SESSION_COOKIE, token, { secure }));
    response.append('Set-Cookie', cookie(DEVICE_COOKIE, device, { secure, maxAgeSeconds: YEAR_SECONDS }));
    response.status(204).end();
  };

  /** For whoever bans sources by the log (docs/self-hosting.md): those that go on once they are throttled before all. */
  function noteRefusal(request: Request): void {
    logger.info({ address: shortened(request.ip ?? '') }, 'sign-in refused');
  }

  async function attemptOf(request: Request, username: string) {
    const token = readCookie(request, cookieName(DEVICE_COOKIE, secure));
    const hash = token === undefined ? undefined : hashToken(token);
    const knownDevice = hash !== undefined && (await deviceIsKnown(connection, hash, username)) ? hash : undefined;
    const network = fingerprint('sign-in address', networkOf(request.ip ?? ''));
    return { network, account: fingerprint('sign-in name', username), knownDevice };
  }
}

/** Fires when the connection ends before the answer: nobody reads it any more. */
function whenGone(response: Response): AbortSignal {
  const hungUp = new AbortController();
  response.once('close', () => hungUp.abort(new Problem(408, 'La connexion a été interrompue.')));
  return hungUp.signal;
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
