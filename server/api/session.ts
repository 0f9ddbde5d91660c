import type { ErrorRequestHandler, Request, RequestHandler, Response, Router } from 'express';
import { passkeySignIn, type SecondFactorAsked } from '../../data/api/accounts.ts';
import { credentials, signInLink } from '../../data/api/deskInput.ts';
import { FACTORS_ASKED } from '../../data/desk/deskViews.ts';
import { keepChallenge, purgeChallenges, takeChallenge } from '../../database/accounts/challenges.ts';
import { codeAppOf, passkeysOf } from '../../database/accounts/factors.ts';
import { endSession } from '../../database/accounts/sessions.ts';
import { normaliseUsername, replaceHash, type User, userById, userByName } from '../../database/accounts/users.ts';
import { StoreUnavailable } from '../../database/store.ts';
import { Problem, redirect } from '../http/problem.ts';
import { QueueFull } from '../limits/fairQueue.ts';
import { cookie } from '../security/cookies.ts';
import { attemptOf, noteFailure, noteRefusal, tryPassword } from '../security/signIn/attempts.ts';
import { answeredPasskey, askForPasskey, relyingParty } from '../security/signIn/passkeys.ts';
import { hashPassword, isOutdated } from '../security/signIn/password.ts';
import {
  hashToken,
  newSession,
  newToken,
  requireAdmin,
  SESSION_COOKIE,
  sessionOf,
} from '../security/signIn/session.ts';
import type { Services } from '../services.ts';
import { deskPageOf, factorsAsked, formProblem, pageEntered } from './formContext.ts';
import { isFormPost, jsonBody, jsonOrFormBody, parse, resource } from './route.ts';
import { PENDING_COOKIE, PENDING_MS, PROVED_BY_LINK, secondFactorRoutes } from './secondFactor.ts';

/** `/api/session`: sign in and out. A form sent before the page's script is there is led on by addresses. */
export function sessionRoutes(router: Router, services: Services): void {
  resource(router, '/session', {
    post: [...jsonOrFormBody, signIn(services)],
    delete: [requireAdmin(services), signOut(services)],
  });
  resource(router, '/session/link', { post: [...jsonBody, followLink(services)] });
  resource(router, '/session/passkey', { post: [...jsonBody, signInByPasskey(services)] });
  resource(router, '/session/passkey/options', {
    post: async (request) => askForPasskey(services, request),
  });
  secondFactorRoutes(router, services);
  router.use('/session', sayWhatIsWrong, formProblem(refusedPageOf));
}

/** Where a sign-in form that was refused was sent from: its view of the desk, and the step it was at. */
function refusedPageOf(request: Request): string {
  const page = deskPageOf(request);
  const ways = request.path.startsWith('/factor') ? factorsAsked(request) : undefined;
  return ways ? `${page}?${FACTORS_ASKED}=${ways}` : page;
}

/** An owner who signs in to see what is wrong reads it here: a session begins with a write. */
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

/** Throttled before hashing, one answer for every wrong pair. */
function signIn(services: Services): RequestHandler {
  return async (request, response) => {
    const { username, password } = parse(credentials, request.body);
    const user = await userByName(services.connection, username);
    const name = { username: normaliseUsername(username), user, secret: 'password' } as const;
    const attempt = await attemptOf(services, request, name);
    const stored = user?.disabled_at === null ? user.password : undefined;
    const right = await tryPassword(services, { request, response }, attempt, { given: password, stored });
    if (!user || !right) {
      await noteFailure(services, request, { action: 'wrong-password', account: user?.username ?? null });
      throw new Problem(401, 'Identifiant ou mot de passe incorrect.');
    }
    const renewed = isOutdated(user.password) ? await hashPassword(password) : undefined;
    if (renewed) await services.queue.write((writer) => replaceHash(writer, user, renewed));
    await letIn(services, { request, response }, user, 'password');
  };
}

/** The link that the owner had printed (`npm run site -- admin sign-in NAME`), once its page's button is pressed: good once. */
function followLink(services: Services): RequestHandler {
  const { connection, queue, now } = services;
  return async (request, response) => {
    const holder = hashToken(parse(signInLink, request.body).token);
    const taken = await queue.write((writer) => takeChallenge(writer, holder, 'sign-in-link', now().toISOString()));
    const user = taken && (await userById(connection, taken.user_id));
    if (!user || user.disabled_at !== null)
      throw new Problem(401, 'Ce lien a déjà servi, ou date de plus de dix minutes. Faites-en imprimer un autre.');
    await letIn(services, { request, response }, user, PROVED_BY_LINK);
  };
}

/**
 * A passkey opens its account alone: it is something one has, and its person was verified. It cannot be guessed, so that no count of
 * attempts stands before it.
 */
function signInByPasskey(services: Services): RequestHandler {
  const { connection, queue, live } = services;
  return async (request, response) => {
    const used = await answeredPasskey(services, request, parse(passkeySignIn, request.body).passkey);
    const user = used && (await userById(connection, used.userId));
    const session = newSession(services, request);
    const isTaken =
      user?.disabled_at === null &&
      (await queue.write(async (writer) => {
        if (!(await used?.take(writer))) return false;
        await session.store(writer, user, 'signed-in-passkey-alone');
        return true;
      }));
    if (!isTaken) {
      noteRefusal(services, request);
      throw new Problem(401, 'Cette clé d’accès n’a pas été reconnue.');
    }
    live.publish({ kind: 'accounts' });
    session.send(response);
  };
}

/**
 * A fresh token for every session. An account with a second factor gets no session yet: 202, and a cookie that is good for
 * the second step alone, for ten minutes.
 */
async function letIn(
  services: Services,
  { request, response }: { request: Request; response: Response },
  user: User,
  proof: 'password' | typeof PROVED_BY_LINK,
): Promise<void> {
  const { settings, connection, queue, live, now } = services;
  const passkeys = (await passkeysOf(connection, user.id)).length > 0;
  const code = (await codeAppOf(connection, user.id)) !== undefined;
  if (!passkeys && !code) {
    const session = newSession(services, request);
    await queue.write((writer) => session.store(writer, user, proof === 'password' ? 'signed-in' : 'signed-in-link'));
    live.publish({ kind: 'accounts' });
    return session.send(response, pageEntered(request));
  }
  const token = newToken();
  const at = now();
  await queue.write(async (writer) => {
    await purgeChallenges(writer, at.toISOString());
    const expiresAt = new Date(at.getTime() + PENDING_MS).toISOString();
    const pending = { holder: hashToken(token), purpose: 'second-factor', userId: user.id, expiresAt } as const;
    await keepChallenge(writer, { ...pending, value: proof });
  });
  const passkey = passkeys && typeof relyingParty(settings, request) !== 'string';
  const secure = settings.baseUrl.startsWith('https:');
  response.append('Set-Cookie', cookie(PENDING_COOKIE, token, { secure, maxAgeSeconds: PENDING_MS / 1000 }));
  if (isFormPost(request)) {
    const ways = [passkey && 'passkey', code && 'code'].filter(Boolean).join('-');
    return redirect(response, 303, `${deskPageOf(request)}?${FACTORS_ASKED}=${ways}`);
  }
  response.status(202).json({ success: true, passkey, code } satisfies SecondFactorAsked);
}

function signOut({ settings, queue, live }: Services): RequestHandler {
  const secure = settings.baseUrl.startsWith('https:');
  return async (_request, response) => {
    const { tokenHash } = sessionOf(response);
    await queue.write((connection) => endSession(connection, tokenHash));
    live.publish({ kind: 'accounts' });
    response.set('Set-Cookie', cookie(SESSION_COOKIE, '', { secure, maxAgeSeconds: 0 }));
    response.status(204).end();
  };
}
