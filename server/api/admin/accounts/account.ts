import type { Request, RequestHandler, Router } from 'express';
import { type Account, confirmation, passwordChange } from '../../../../data/api/accounts.ts';
import { factorsOf } from '../../../../database/accounts/factors.ts';
import { confirmSession, endSessionsOf, sessionsOf } from '../../../../database/accounts/sessions.ts';
import { setPassword } from '../../../../database/accounts/users.ts';
import { Problem } from '../../../http/problem.ts';
import { askPassword } from '../../../security/signIn/attempts.ts';
import { answeredPasskey, relyingParty } from '../../../security/signIn/passkeys.ts';
import { hashPassword } from '../../../security/signIn/password.ts';
import { requireRecent, type Session, sessionEnds, sessionOf } from '../../../security/signIn/session.ts';
import type { Services } from '../../../services.ts';
import { jsonBody, parse, resource } from '../../route.ts';
import { changeAccess } from './changeAccess.ts';

/**
 * `/api/admin/account`: the account of the signed-in user. Ending a session needs no password, so that the owner can end a stolen session
 * at once.
 */
export function accountRoutes(router: Router, services: Services): void {
  resource(router, '/account', {
    get: async (request, response) => accountOf(services, request, sessionOf(response)),
  });
  resource(router, '/account/password', { post: [...jsonBody, changePassword(services)] });
  for (const which of ['', '/:id']) resource(router, `/account/sessions${which}`, { delete: endSessions(services) });
}

async function accountOf(
  services: Services,
  request: Request,
  { userId, username, tokenHash }: Session,
): Promise<Account> {
  const { connection, settings } = services;
  const party = relyingParty(settings, request);
  const open = [];
  for (const session of await sessionsOf(connection, userId))
    if (await sessionEnds(services, session.token_hash)) open.push(session);
  const factors = await factorsOf(connection, userId);
  return {
    success: true,
    username,
    sessions: open.map(({ token_hash, device, network, created_at, last_seen_at }) => ({
      ...{ id: token_hash, current: token_hash === tokenHash },
      ...{ device, network, created_at, last_seen_at },
    })),
    factors: factors.flatMap(({ id, kind, name, created_at, last_used_at }) =>
      kind === 'recovery' ? [] : [{ id, kind, name, created_at, last_used_at }],
    ),
    recovery_codes_left: factors.filter(({ kind }) => kind === 'recovery').length,
    no_passkeys: typeof party === 'string' ? party : null,
  };
}

/** Requires the old password; ends all other sessions of the account, and makes its known browsers unknown. */
function changePassword(services: Services): RequestHandler {
  return async (request, response) => {
    const { current, next } = parse(passwordChange, request.body);
    const user = await askPassword(services, { request, response }, current);
    const hash = await hashPassword(next);
    await changeAccess(services, response, async (writer, at, { tokenHash }) => {
      if (!(await setPassword(writer, user, hash, new Date(at))))
        throw new Problem(409, 'Le mot de passe vient d’être changé ailleurs : reconnectez-vous.');
      await endSessionsOf(writer, user.id, { but: tokenHash });
      await confirmSession(writer, tokenHash, at);
      return { action: 'password-changed' };
    });
  };
}

/** Ends one session, or all but the current one. */
function endSessions(services: Services): RequestHandler {
  return async (request, response) =>
    changeAccess(services, response, async (writer, _at, { userId, tokenHash }) => {
      const { id } = request.params;
      const amount = await endSessionsOf(writer, userId, id === undefined ? { but: tokenHash } : { one: String(id) });
      if (id === undefined) return amount > 0 ? { action: 'sessions-ended', amount } : undefined;
      if (amount === 0) throw new Problem(404, 'Cette session est déjà fermée.');
      return { action: 'session-ended' };
    });
}

/**
 * `/api/admin/confirmation`: GET is 204 when the password was given within the last quarter of an hour, else 403 with the code `confirm`: a
 * link calls it before a download. POST checks a password or a passkey.
 */
export function confirmationRoutes(router: Router, services: Services): void {
  resource(router, '/confirmation', {
    get: [requireRecent(services), (_request, response) => void response.status(204).end()],
    post: [...jsonBody, confirm(services)],
  });
}

const unknownKey = () => new Problem(403, 'Cette clé d’accès n’a pas été reconnue.');

function confirm(services: Services): RequestHandler {
  const { queue, now } = services;
  return async (request, response) => {
    const { password = '', passkey } = parse(confirmation, request.body);
    const { userId, tokenHash } = sessionOf(response);
    const used = passkey && (await answeredPasskey(services, request, passkey));
    if (passkey && used?.userId !== userId) throw unknownKey();
    if (!used) await askPassword(services, { request, response }, password);
    const at = now().toISOString();
    await queue.write(async (writer) => {
      if (used && !(await used.take(writer))) throw unknownKey();
      await confirmSession(writer, tokenHash, at);
    });
    response.status(204).end();
  };
}
