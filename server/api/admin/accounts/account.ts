import type { Request, RequestHandler, Router } from 'express';
import { type Account, confirmation, passwordChange } from '../../../../data/api/accounts.ts';
import { codeAppOf, passkeysOf, recoveryCodesLeft } from '../../../../database/accounts/factors.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import {
  confirmSession,
  endOtherSessions,
  endSession,
  forgetDevices,
  sessionsOf,
} from '../../../../database/accounts/sessions.ts';
import { setPassword } from '../../../../database/accounts/users.ts';
import { Problem } from '../../../http/problem.ts';
import { askPassword } from '../../../security/signIn/attempts.ts';
import { answeredPasskey, askForPasskey, relyingParty } from '../../../security/signIn/passkeys.ts';
import { hashPassword } from '../../../security/signIn/password.ts';
import { hashToken, requireRecent, type Session, sessionEnds, sessionOf } from '../../../security/signIn/session.ts';
import type { Services } from '../../../services.ts';
import { jsonBody, parse, resource } from '../../route.ts';

/** What a session is called outside: its row's key stays inside. */
const nameOf = (tokenHash: string): string => hashToken(tokenHash).slice(0, 22);

/** `/api/admin/account`: one's own. A session is ended without a question: it may be a stolen one. */
export function accountRoutes(router: Router, services: Services): void {
  resource(router, '/account', {
    get: async (request, response) => accountOf(services, request, sessionOf(response)),
  });
  resource(router, '/account/password', { post: [...jsonBody, changePassword(services)] });
  resource(router, '/account/sessions', { delete: endOthers(services) });
  resource(router, '/account/sessions/:id', { delete: endOne(services) });
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
  return {
    success: true,
    username,
    sessions: open.map(({ token_hash, device, network, created_at, last_seen_at }) => ({
      ...{ id: nameOf(token_hash), current: token_hash === tokenHash },
      ...{ device, network, created_at, last_seen_at },
    })),
    passkeys: (await passkeysOf(connection, userId)).map(({ id, name, created_at, last_used_at }) => ({
      ...{ id, name, created_at, last_used_at },
    })),
    code_app: (await codeAppOf(connection, userId))?.created_at ?? null,
    recovery_codes_left: await recoveryCodesLeft(connection, userId),
    no_passkeys: typeof party === 'string' ? party : null,
  };
}

/** The old password is asked; every other session of the account ends, and every browser it knew is a stranger again. */
function changePassword(services: Services): RequestHandler {
  const { queue, live, now } = services;
  return async (request, response) => {
    const { current, next } = parse(passwordChange, request.body);
    const user = await askPassword(services, { request, response }, current);
    const hash = await hashPassword(next);
    const { tokenHash } = sessionOf(response);
    const at = now();
    await queue.write(async (writer) => {
      await setPassword(writer, user.username, hash, at);
      await endOtherSessions(writer, user.id, tokenHash);
      await forgetDevices(writer, user.id);
      await confirmSession(writer, tokenHash, at.toISOString());
      await writeJournal(writer, { action: 'password-changed', account: user.username, at: at.toISOString() });
    });
    live.publish({ kind: 'accounts' });
    response.status(204).end();
  };
}

function endOthers({ queue, live, now }: Services): RequestHandler {
  return async (_request, response) => {
    const { userId, username, tokenHash } = sessionOf(response);
    const at = now().toISOString();
    await queue.write(async (writer) => {
      const amount = await endOtherSessions(writer, userId, tokenHash);
      if (amount > 0) await writeJournal(writer, { action: 'sessions-ended', account: username, amount, at });
    });
    live.publish({ kind: 'accounts' });
    response.status(204).end();
  };
}

function endOne({ queue, live, now }: Services): RequestHandler {
  return async (request, response) => {
    const { userId, username } = sessionOf(response);
    const at = now().toISOString();
    await queue.write(async (writer) => {
      const found = (await sessionsOf(writer, userId)).find(
        ({ token_hash }) => nameOf(token_hash) === request.params.id,
      );
      if (!found) throw new Problem(404, 'Cette session est déjà fermée.');
      await endSession(writer, found.token_hash);
      await writeJournal(writer, { action: 'session-ended', account: username, at });
    });
    live.publish({ kind: 'accounts' });
    response.status(204).end();
  };
}

/**
 * `/api/admin/confirmation`: whether the password was given in the last quarter of an hour (204, or 403 with the code
 * `confirm`: what a link asks before it downloads), and giving it, or a passkey.
 */
export function confirmationRoutes(router: Router, services: Services): void {
  resource(router, '/confirmation', {
    get: [requireRecent(services), (_request, response) => void response.status(204).end()],
    post: [...jsonBody, confirm(services)],
  });
  resource(router, '/confirmation/passkey', {
    post: async (request, response) => askForPasskey(services, request, sessionOf(response).userId),
  });
}

const unknownKey = () => new Problem(403, 'Cette clé d’accès n’a pas été reconnue.');

function confirm(services: Services): RequestHandler {
  const { queue, now } = services;
  return async (request, response) => {
    const { password = '', passkey } = parse(confirmation, request.body);
    const { userId, tokenHash } = sessionOf(response);
    const used = passkey && (await answeredPasskey(services, request, passkey, userId));
    if (passkey && !used) throw unknownKey();
    if (!used) await askPassword(services, { request, response }, password);
    const at = now().toISOString();
    await queue.write(async (writer) => {
      if (used && !(await used.take(writer))) throw unknownKey();
      await confirmSession(writer, tokenHash, at);
    });
    response.status(204).end();
  };
}
