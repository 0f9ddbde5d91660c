import type { ErrorRequestHandler, Request, RequestHandler, Router } from 'express';
import { passkeySignIn, type SecondFactorNeeded, secondFactor } from '../../data/api/accounts.ts';
import { credentials, signInLink } from '../../data/api/deskInput.ts';
import { FACTORS_QUERY } from '../../data/desk/deskViews.ts';
import type { JournalAction } from '../../data/desk/journalActions.ts';
import { secondFactorsOf } from '../../database/accounts/factors.ts';
import { endSessionsOf } from '../../database/accounts/sessions.ts';
import { normaliseUsername, setPassword, type User, userById, userByName } from '../../database/accounts/users.ts';
import { type Connection, StoreUnavailable } from '../../database/store.ts';
import { Problem, redirect } from '../http/problem.ts';
import { QueueFull } from '../limits/fairQueue.ts';
import { hashToken, setCookie } from '../security/cookies.ts';
import { accountState, isUnchanged } from '../security/signIn/accountState.ts';
import {
  attemptOf,
  countAttempt,
  type Exchange,
  noteFailure,
  noteRefusal,
  provedAttempt,
  tryPassword,
} from '../security/signIn/attempts.ts';
import { fittingCode } from '../security/signIn/codes.ts';
import { answeredPasskey, askForPasskey, relyingParty } from '../security/signIn/passkeys.ts';
import { hashPassword, isOutdated } from '../security/signIn/password.ts';
import { newSession, readPending, requireAdmin, sendPending, sessionOf } from '../security/signIn/session.ts';
import { readTicket, takeTicket } from '../security/signIn/tickets.ts';
import type { Services } from '../services.ts';
import { deskPageOf, formProblem, pageEntered, requiredFactors } from './formContext.ts';
import { isFormPost, jsonBody, jsonOrFormBody, parse, resource } from './route.ts';

/** `/api/session`: sign in and out. A form sent before the page's script has loaded is redirected from step to step. */
export function sessionRoutes(router: Router, services: Services): void {
  resource(router, '/session', {
    post: [...jsonOrFormBody, byPassword(services)],
    delete: [requireAdmin(services), signOut(services)],
  });
  resource(router, '/session/link', { post: [...jsonBody, byLink(services)] });
  resource(router, '/session/factor', { post: [...jsonOrFormBody, byCode(services)] });
  resource(router, '/session/passkey', { post: [...jsonBody, byPasskey(services)] });
  resource(router, '/session/passkey/options', { post: async (request) => askForPasskey(services, request) });
  router.use('/session', sayWhatIsWrong, formProblem(refusedPageOf));
}

/** Address of the sign-in form after a refusal: view and step. */
function refusedPageOf(request: Request): string {
  const page = deskPageOf(request);
  const ways = request.path.startsWith('/factor') ? requiredFactors(request) : undefined;
  return ways ? `${page}?${FACTORS_QUERY}=${ways}` : page;
}

/** Explains a full or broken store to an owner who signs in: a session begins with a write. */
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

/** Checked proof of an account; `take` resolves to false when it was already used. */
interface Proof {
  user: User;
  /** State of the account when its proof was checked (`accountState`). */
  state: string;
  action: JournalAction;
  take?: (writer: Connection) => Promise<boolean>;
  /** Called once the proof is marked as used, before the response is sent. */
  taken?: () => Promise<void>;
}

/** Thrown to roll back a transaction, so that the proof marked as used in it stays unused. */
class NotOpened extends Error {}

/** Marks the proof as used and runs `then` in one transaction: both succeed, or the result is false and the proof stays unused. */
async function open(
  { queue }: Services,
  { user, state, take }: Proof,
  then: (writer: Connection) => Promise<void> = async () => undefined,
): Promise<boolean> {
  try {
    await queue.write(async (writer) => {
      if (!(await isUnchanged(writer, user, state)) || (take && !(await take(writer)))) throw new NotOpened();
      await then(writer);
    });
    return true;
  } catch (error) {
    if (error instanceof NotOpened) return false;
    throw error;
  }
}

/**
 * Opens a session with a new token, in the transaction that marks the proof as used. Returns false when the proof was used before, or the
 * account changed.
 */
async function enter(services: Services, { request, response }: Exchange, proof: Proof): Promise<boolean> {
  const { user, action, taken } = proof;
  const session = newSession(services, request, user);
  if (!(await open(services, proof, (writer) => session.store(writer, action)))) return false;
  await taken?.();
  services.live.publish({ kind: 'accounts' });
  session.send(response, pageEntered(request));
  return true;
}

/**
 * After a password or a link, an account with a second factor gets no session yet: 202, and a cookie valid for the second step only, for
 * ten minutes.
 */
async function enterOrAsk(services: Services, exchange: Exchange, proof: Proof): Promise<boolean> {
  const { request, response } = exchange;
  const own = (await secondFactorsOf(services.connection, proof.user.id)).map(({ kind }) => kind);
  if (own.length === 0) return enter(services, exchange, proof);
  if (!(await open(services, proof))) return false;
  sendPending(services, response, proof);
  const party = relyingParty(services.settings, request);
  const usable = typeof party === 'string' ? (['code'] as const) : (['passkey', 'code'] as const);
  const factors = usable.filter((kind) => own.includes(kind));
  if (isFormPost(request)) redirect(response, 303, `${deskPageOf(request)}?${FACTORS_QUERY}=${factors.join('-')}`);
  else response.status(202).json({ success: true, factors } satisfies SecondFactorNeeded);
  return true;
}

/** An account and its state; undefined when it is unknown or disabled. */
async function activeUser({ connection }: Services, id: string | undefined) {
  const user = id === undefined ? undefined : await userById(connection, id);
  return user?.disabled_at === null ? { user, state: await accountState(connection, user) } : undefined;
}

/** Takes the place of an unknown account in the password check, so that the response takes as long as for a known one. */
const NOBODY: User = { id: '', username: '', password: '', disabled_at: null, updated_at: '' };

/** Password step: throttled before hashing, one response for every wrong pair. */
function byPassword(services: Services): RequestHandler {
  return async (request, response) => {
    const { username, password } = parse(credentials, request.body);
    const user = await userByName(services.connection, username);
    const state = await accountState(services.connection, user ?? NOBODY);
    const attempt = attemptOf(services, request, { username: normaliseUsername(username), user, secret: 'password' });
    const stored = user?.disabled_at === null ? user.password : undefined;
    const right = await tryPassword(services, { request, response }, attempt, { given: password, stored });
    const refuse = async () => {
      await noteFailure(services, request, { action: 'wrong-password', account: user?.username ?? null });
      throw new Problem(401, 'Identifiant ou mot de passe incorrect.');
    };
    if (!user || !right) return refuse();
    const current = isOutdated(user.password) ? await renewed(services, user, password) : { user, state };
    const proof = current && { ...current, action: 'signed-in' as const };
    if (!proof || !(await enterOrAsk(services, { request, response }, proof))) await refuse();
  };
}

/** Hashes the password anew and returns the account with the new hash; undefined when the account changed meanwhile. */
async function renewed(services: Services, user: User, password: string) {
  const { connection, queue, now } = services;
  const hash = await hashPassword(password);
  const at = now();
  if (!(await queue.write((writer) => setPassword(writer, user, hash, at)))) return undefined;
  const after = { ...user, password: hash, updated_at: at.toISOString() };
  return { user: after, state: await accountState(connection, after) };
}

/** Link step: the printed link (`npm run site -- admin sign-in NAME`), once its page's button is pressed; single use. */
function byLink(services: Services): RequestHandler {
  return async (request, response) => {
    const { token } = parse(signInLink, request.body);
    const [userId, state = ''] = readTicket(services, 'sign-in-link', '', token)?.split(' ') ?? [];
    const found = await activeUser(services, userId);
    const take = (writer: Connection) => takeTicket(writer, services, 'sign-in-link', token);
    const proof = found && { user: found.user, state, action: 'signed-in-link' as const, take };
    if (!proof || !(await enterOrAsk(services, { request, response }, proof)))
      throw new Problem(401, 'Ce lien a déjà servi, ou date de plus de dix minutes. Faites-en imprimer un autre.');
  };
}

/**
 * Passkey step: a passkey alone opens its account, since it proves a possession and its user was verified. It cannot be guessed, so
 * attempts are not counted.
 */
function byPasskey(services: Services): RequestHandler {
  return async (request, response) => {
    const used = await answeredPasskey(services, request, parse(passkeySignIn, request.body).passkey);
    const found = await activeUser(services, used?.userId);
    const proof = found && used && { ...found, action: 'signed-in-passkey-alone' as const, take: used.take };
    if (proof && (await enter(services, { request, response }, proof))) return;
    noteRefusal(services, request);
    throw new Problem(401, 'Cette clé d’accès n’a pas été reconnue.');
  };
}

/** Second step: a code of the app, or a recovery code. After a printed link the codes are counted under a key of their own. */
function byCode(services: Services): RequestHandler {
  return async (request, response) => {
    const given = parse(secondFactor, request.body);
    const pending = readPending(services, request);
    const { user } = (await activeUser(services, pending?.userId)) ?? {};
    if (!pending || !user) throw new Problem(401, 'Donnez d’abord votre identifiant et votre mot de passe.');
    const isLink = pending.proof === 'signed-in-link';
    const attempt = isLink
      ? provedAttempt(`link ${hashToken(pending.ticket)}`)
      : attemptOf(services, request, { username: user.username, user, secret: 'factor' });
    const taken = await countAttempt(services, request, attempt);
    const code = await fittingCode(services, user.id, given);
    const proof = code && {
      user,
      state: pending.state,
      action: isLink ? ('signed-in-link' as const) : code.action,
      take: async (writer: Connection) =>
        (await code.take(writer)) && takeTicket(writer, services, 'sign-in', pending.ticket),
      taken,
    };
    if (proof && (await enter(services, { request, response }, proof))) return;
    await noteFailure(services, request, { action: 'wrong-factor', account: user.username });
    throw new Problem(401, 'Ce code n’est pas le bon, ou il a déjà servi.');
  };
}

function signOut(services: Services): RequestHandler {
  const { queue, live } = services;
  return async (_request, response) => {
    const { userId, tokenHash } = sessionOf(response);
    await queue.write((writer) => endSessionsOf(writer, userId, { one: tokenHash }));
    live.publish({ kind: 'accounts' });
    setCookie(services, response, 'session', '', 0);
    response.status(204).end();
  };
}
