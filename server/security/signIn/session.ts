import type { Request, RequestHandler, Response } from 'express';
import { IDLE_MINUTES, SESSION_HOURS } from '../../../data/desk/deskLimits.ts';
import type { JournalAction } from '../../../data/desk/journalActions.ts';
import { writeJournal } from '../../../database/accounts/journal.ts';
import { addSession, type StoredSession, sessionByHash, touchSession } from '../../../database/accounts/sessions.ts';
import type { User } from '../../../database/accounts/users.ts';
import type { Connection } from '../../../database/store.ts';
import { Problem, redirect } from '../../http/problem.ts';
import { addressOf, shortened } from '../../limits/clientNetwork.ts';
import type { Services } from '../../services.ts';
import { hashToken, newToken, readCookie, setCookie } from '../cookies.ts';
import { refuseElsewhere } from '../sameOrigin.ts';
import { issueTicket, lifeInSeconds, readTicket } from './tickets.ts';

const MINUTE = 60_000;
const IDLE_MS = IDLE_MINUTES * MINUTE;
export const ABSOLUTE_MS = SESSION_HOURS * 60 * MINUTE;
const CLOCK_SLACK_MS = 5 * MINUTE;

export interface Session {
  userId: string;
  username: string;
  tokenHash: string;
  /** When the password, or a passkey, was last given; undefined in a session older than this field. */
  confirmedAt: string | undefined;
  /** Reads again whether the session is still valid: it may end while a long request runs. */
  isOpen(): Promise<boolean>;
}

export const signInFirst = () => new Problem(401, 'Connectez-vous pour continuer.');

/** The hash of a request's session cookie, if it has one. */
export function readTokenHash(services: Services, request: Request): string | undefined {
  const token = readCookie(services, request, 'session');
  return token === undefined || token.length > 100 ? undefined : hashToken(token);
}

/** Subject of a browser's ticket; contains the password's hash, so that a new password makes all known browsers unknown. */
const deviceOf = ({ id, password }: User): string => `${id} ${password}`;

/** Key by which this browser is counted, once it has signed in as this user; undefined for an unknown one. */
export function knownDevice(services: Services, request: Request, user: User): string | undefined {
  const ticket = readCookie(services, request, 'device') ?? '';
  return readTicket(services, 'device', deviceOf(user), ticket) === undefined ? undefined : hashToken(ticket);
}

/** Sets a cookie for the second step of a sign-in, with the kind of first step that succeeded. The cookie alone opens no session. */
export function sendPending(
  services: Services,
  response: Response,
  { user, action, state }: { user: User; action: string; state: string },
): void {
  const ticket = issueTicket(services, 'sign-in', '', `${user.id}/${action}/${state}`);
  setCookie(services, response, 'sign-in', ticket, lifeInSeconds('sign-in'));
}

/** Pending sign-in of a request's browser. */
export function readPending(services: Services, request: Request) {
  const ticket = readCookie(services, request, 'sign-in') ?? '';
  const [userId, proof, state = ''] = readTicket(services, 'sign-in', '', ticket)?.split('/') ?? [];
  return userId === undefined ? undefined : { ticket, userId, proof, state };
}

/** Times at which a session ends when idle and at the latest; undefined once it has ended. Reading them does not prolong the session. */
export async function sessionEnds(services: Services, tokenHash: string) {
  const stored = await openSession(services, tokenHash);
  return (
    stored && {
      idle_ends_at: new Date(Date.parse(stored.last_seen_at) + IDLE_MS).toISOString(),
      ends_at: new Date(Date.parse(stored.created_at) + ABSOLUTE_MS).toISOString(),
    }
  );
}

/** Valid session of a request's cookie. */
export async function readSession(services: Services, request: Request): Promise<Session | undefined> {
  const { queue, now, unsavedTouches } = services;
  const tokenHash = readTokenHash(services, request);
  const stored = tokenHash && (await openSession(services, tokenHash));
  if (!stored) return undefined;
  const at = now();
  if (isAttended(request) && at.getTime() - Date.parse(stored.last_seen_at) > MINUTE)
    // The session's last use is stored without waiting: a database that cannot be written does not keep the owner from reading.
    queue
      .write((connection) => touchSession(connection, tokenHash, at.toISOString()))
      .then(() => unsavedTouches.delete(tokenHash))
      .catch(() => unsavedTouches.set(tokenHash, at.toISOString()));
  const { user_id: userId, username, confirmed_at } = stored;
  const isOpen = async () => (await openSession(services, tokenHash)) !== undefined;
  return { userId, username, tokenHash, confirmedAt: confirmed_at ?? undefined, isOpen };
}

/** A valid session by its token's hash, with the time of its last use from memory where it could not be stored. */
async function openSession({ connection, unsavedTouches, now }: Services, tokenHash: string) {
  const stored = await sessionByHash(connection, tokenHash);
  if (!stored) return undefined;
  const touched = unsavedTouches.get(tokenHash) ?? '';
  if (touched > stored.last_seen_at) stored.last_seen_at = touched;
  return isAlive(stored, now().getTime()) ? stored : undefined;
}

/** Requests an open desk makes by itself, its event stream and refetches, do not prolong its session. */
const isAttended = (request: Request): boolean =>
  request.get('x-unattended') === undefined && request.get('accept') !== 'text/event-stream';

/** Whether a session has neither expired nor begun in the future: a clock set back must not make an old session valid again. */
function isAlive(session: StoredSession, at: number): boolean {
  const created = Date.parse(session.created_at);
  const seen = Date.parse(session.last_seen_at);
  return (
    at >= created - CLOCK_SLACK_MS && at >= seen - CLOCK_SLACK_MS && at - created < ABSOLUTE_MS && at - seen < IDLE_MS
  );
}

/** Session found by `requireAdmin`. */
export const sessionOf = (response: Response): Session => response.locals.session as Session;

/** Lets only a signed-in account through, and no request that another site's page caused; `sessionOf` then returns the session. */
export function requireAdmin(services: Services): RequestHandler {
  return async (request, response, next) => {
    refuseElsewhere(request);
    const session = await readSession(services, request);
    if (!session) return next(signInFirst());
    response.locals.session = session;
    next();
  };
}

/** Prepares a session with a new token: `store` runs in a transaction; `send` sets the cookies once the transaction is on disk. */
export function newSession(services: Services, request: Request, user: User) {
  const { now } = services;
  const token = newToken();
  return {
    async store(writer: Connection, action: JournalAction): Promise<void> {
      const at = now().toISOString();
      const source = { device: deviceName(request.get('user-agent')), network: shortened(addressOf(request)) };
      await addSession(writer, hashToken(token), user.id, at, source);
      await writeJournal(writer, { action, account: user.username, at });
    },
    /** @param page address to redirect to, for a form sent without script */
    send(response: Response, page?: string): void {
      const device = issueTicket(services, 'device', deviceOf(user));
      setCookie(services, response, 'session', token);
      setCookie(services, response, 'device', device, lifeInSeconds('device'));
      if (readPending(services, request)) setCookie(services, response, 'sign-in', '', 0);
      if (page === undefined) response.status(204).end();
      else redirect(response, 303, page);
    },
  };
}

/** Browsers by a pattern of their User-Agent, the first match counting: a browser's header also names those below it in the list. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(A|iOS)?\//, 'Edge'],
  [/\b(OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|\bCriOS|\bChromium)\//, 'Chrome'],
  // Safari has sent `AppleWebKit/605.1.15` since 2018: 537.36 comes from Chromium's family.
  [/\bAppleWebKit\/537\.36\b.*\bSafari\//, 'Chromium'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\b(iPhone|iPad)\b/, 'iOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const find = (list: typeof BROWSERS, text: string): string | undefined => list.find(([sign]) => sign.test(text))?.[1];

/** Name of a browser in the list of sessions: « Firefox sous Linux ». The header itself is not stored. */
export function deviceName(userAgent = ''): string {
  const line = userAgent.slice(0, 500);
  const [browser, system] = [find(BROWSERS, line), find(SYSTEMS, line)];
  if (!browser) return system ?? 'Navigateur inconnu';
  return system ? `${browser} sous ${system}` : browser;
}

const RECENT_MS = 15 * 60_000;

/** Whether the account gave its password within the last quarter of an hour. */
function isRecent({ confirmedAt }: Session, now: Date): boolean {
  if (confirmedAt === undefined) return false;
  const age = now.getTime() - Date.parse(confirmedAt);
  // A negative age comes from a clock set back: it does not count as recent.
  return age >= 0 && age < RECENT_MS;
}

/**
 * Requires a recently given password, behind `requireAdmin`: an unattended desk or a stolen cookie can neither change a way to sign in nor
 * export a table. The desk requests the password and sends the same request again.
 */
export function requireRecent({ now }: Pick<Services, 'now'>): RequestHandler {
  return (_request, response, next) => {
    if (isRecent(sessionOf(response), now())) return next();
    next(new Problem(403, 'Confirmez votre mot de passe pour continuer.', { code: 'confirm' }));
  };
}
