import { randomBytes } from 'node:crypto';
import type { RequestHandler, Router } from 'express';
import {
  type AccountCreated,
  type AccountList,
  accountChange,
  accountCreation,
  type JournalPage,
  journalQuery,
} from '../../../../data/api/accounts.ts';
import { pageOfJournal, writeJournal } from '../../../../database/accounts/journal.ts';
import { endSessionsOf } from '../../../../database/accounts/sessions.ts';
import {
  accountById,
  addUser,
  listAccounts,
  normaliseUsername,
  othersCanSignIn,
  removeAccount,
  setDisabled,
  userByName,
} from '../../../../database/accounts/users.ts';
import type { Connection } from '../../../../database/store.ts';
import { Problem } from '../../../http/problem.ts';
import { hashPassword } from '../../../security/signIn/password.ts';
import { requireRecent, sessionOf } from '../../../security/signIn/session.ts';
import type { Services } from '../../../services.ts';
import { jsonBody, listQuery, paged, parse, parseQuery, resource } from '../../route.ts';

/** `/api/admin/accounts`: all accounts. Each may do everything, except shut the door behind the last one: one account that opens always stays. */
export function accountsRoutes(router: Router, services: Services): void {
  const recent = requireRecent(services);
  const { connection } = services;
  resource(router, '/accounts', {
    get: async (_request, response) => {
      const { userId } = sessionOf(response);
      const accounts = (await listAccounts(connection)).map((account) => ({
        ...account,
        self: account.id === userId,
      }));
      return { success: true, accounts } satisfies AccountList;
    },
    post: [recent, ...jsonBody, create(services)],
  });
  resource(router, '/accounts/:id', {
    patch: [recent, ...jsonBody, change(services)],
    delete: [recent, remove(services)],
  });
}

/** The password is random and shown once: accounts choose none for each other. */
function create({ queue, live, now }: Services): RequestHandler {
  return async (request, response) => {
    const username = normaliseUsername(parse(accountCreation, request.body).username);
    const password = randomBytes(15).toString('base64url');
    const hash = await hashPassword(password);
    const at = now();
    await queue.write(async (writer) => {
      if (await userByName(writer, username)) throw new Problem(409, `Le compte « ${username} » existe déjà.`);
      await addUser(writer, username, hash, at);
      const { username: account } = sessionOf(response);
      await writeJournal(writer, { action: 'account-created', account, subject: username, at: at.toISOString() });
    });
    live.publish({ kind: 'accounts' });
    response.status(201).json({ success: true, username, password } satisfies AccountCreated);
  };
}

function change({ queue, live, now }: Services): RequestHandler {
  return async (request, response) => {
    const { disabled } = parse(accountChange, request.body);
    const at = now().toISOString();
    await queue.write(async (writer) => {
      const account = await found(writer, request.params.id);
      if (disabled === (account.disabled_at !== null)) return;
      if (disabled) await refuseTheLast(writer, account.id);
      await setDisabled(writer, account.id, disabled ? at : null);
      if (disabled) await endSessionsOf(writer, account.id);
      const action = disabled ? 'account-disabled' : 'account-enabled';
      await writeJournal(writer, { action, account: sessionOf(response).username, subject: account.username, at });
    });
    live.publish({ kind: 'accounts' });
    response.status(204).end();
  };
}

function remove({ queue, live, now }: Services): RequestHandler {
  return async (request, response) => {
    const at = now().toISOString();
    await queue.write(async (writer) => {
      const account = await found(writer, request.params.id);
      await refuseTheLast(writer, account.id);
      await removeAccount(writer, account.id);
      const { username } = sessionOf(response);
      await writeJournal(writer, { action: 'account-removed', account: username, subject: account.username, at });
    });
    live.publish({ kind: 'accounts' });
    response.status(204).end();
  };
}

async function found(writer: Connection, id: unknown) {
  const account = await accountById(writer, String(id));
  if (!account) throw new Problem(404, 'Ce compte n’existe plus.');
  return account;
}

async function refuseTheLast(writer: Connection, id: string): Promise<void> {
  if (!(await othersCanSignIn(writer, id)))
    throw new Problem(409, 'C’est le dernier compte actif : sans lui, plus personne n’entrerait.');
}

/** `GET /api/admin/journal`: who signed in, and what was changed, exported or erased, for twelve months. */
export function journalRoutes(router: Router, { connection }: Services): void {
  resource(router, '/journal', {
    get: async (request) => {
      const query = { ...parseQuery(journalQuery, request), ...listQuery(request) };
      return paged(await pageOfJournal(connection, query)) satisfies JournalPage;
    },
  });
}
