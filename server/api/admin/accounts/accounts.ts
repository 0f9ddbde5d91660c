import type { RequestHandler, Router } from 'express';
import {
  type AccountCreated,
  type AccountList,
  accountChange,
  accountCreation,
  type JournalList,
  journalQuery,
} from '../../../../data/api/accounts.ts';
import { eachJournalRow, listJournal } from '../../../../database/accounts/journal.ts';
import { endSessionsOf } from '../../../../database/accounts/sessions.ts';
import {
  addUser,
  listAccounts,
  normaliseUsername,
  othersCanSignIn,
  removeAccount,
  setDisabled,
  userById,
  userByName,
} from '../../../../database/accounts/users.ts';
import type { Connection } from '../../../../database/store.ts';
import { journalColumns } from '../../../exportTables.ts';
import { Problem } from '../../../http/problem.ts';
import { hashPassword, randomPassword } from '../../../security/signIn/password.ts';
import { requireRecent, sessionOf } from '../../../security/signIn/session.ts';
import type { Services } from '../../../services.ts';
import { asking, cursorOf, jsonBody, listQuery, listResponse, parse, resource } from '../../route.ts';
import { exportTable } from '../exports.ts';
import { changeAccess } from './changeAccess.ts';

/** `/api/admin/accounts`: all accounts. Each may do everything, except remove or disable the last enabled one. */
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

/** Adds an account with a random password, shown once, so that no user chooses the password of another. */
function create(services: Services): RequestHandler {
  return async (request, response) => {
    const username = normaliseUsername(parse(accountCreation, request.body).username);
    const password = randomPassword();
    const hash = await hashPassword(password);
    response.status(201);
    await changeAccess(services, response, async (writer) => {
      if (await userByName(writer, username)) throw new Problem(409, `Le compte « ${username} » existe déjà.`);
      await addUser(writer, username, hash, services.now());
      const answer = { username, password } satisfies Omit<AccountCreated, 'success'>;
      return { action: 'account-created', subject: username, answer };
    });
  };
}

function change(services: Services): RequestHandler {
  return async (request, response) => {
    const { disabled } = parse(accountChange, request.body);
    await changeAccess(services, response, async (writer, at) => {
      const { id, username, disabled_at } = await found(writer, request.params.id);
      if (disabled === (disabled_at !== null)) return undefined;
      if (disabled) await refuseTheLast(writer, id);
      await setDisabled(writer, id, disabled, at);
      if (disabled) await endSessionsOf(writer, id);
      return { action: disabled ? 'account-disabled' : 'account-enabled', subject: username };
    });
  };
}

function remove(services: Services): RequestHandler {
  return async (request, response) =>
    changeAccess(services, response, async (writer) => {
      const { id, username } = await found(writer, request.params.id);
      await refuseTheLast(writer, id);
      await removeAccount(writer, id);
      return { action: 'account-removed', subject: username };
    });
}

async function found(writer: Connection, id: unknown) {
  const account = await userById(writer, String(id));
  if (!account) throw new Problem(404, 'Ce compte n’existe plus.');
  return account;
}

async function refuseTheLast(writer: Connection, id: string): Promise<void> {
  if (!(await othersCanSignIn(writer, id)))
    throw new Problem(409, 'C’est le dernier compte actif : sans lui, plus personne n’entrerait.');
}

/** `GET /api/admin/journal`: who signed in, and what was changed, exported or erased, for twelve months. */
export function journalRoutes(router: Router, services: Services): void {
  const { connection } = services;
  resource(router, '/journal', {
    get: asking(listQuery(journalQuery), async ({ kind, ...page }) => {
      return listResponse(await listJournal(connection, { kind, ...cursorOf(page) })) satisfies JournalList;
    }),
  });
  exportTable(router, services, 'journal', {
    ...{ action: 'journal-exported', name: 'journal', columns: journalColumns, query: journalQuery },
    rows: ({ kind }) => eachJournalRow(connection, kind),
  });
}
