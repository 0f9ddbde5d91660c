import { all, build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';

/** Every account by name, with what protects it beside its password. */
export const listAccounts = async (connection: Connection) =>
  (
    await all(
      connection,
      build
        .selectFrom('users')
        .select(({ selectFrom, fn }) => [
          'users.id',
          'users.username',
          'users.created_at',
          'users.disabled_at',
          selectFrom('passkeys')
            .select(fn.countAll<number>().as('n'))
            .whereRef('user_id', '=', 'users.id')
            .as('passkeys'),
          selectFrom('code_apps')
            .select(fn.countAll<number>().as('n'))
            .whereRef('user_id', '=', 'users.id')
            .as('code_apps'),
        ])
        .orderBy('username'),
    )
  ).map(({ passkeys, code_apps, ...account }) => ({
    ...account,
    passkeys: Number(passkeys ?? 0),
    code_app: Number(code_apps ?? 0) > 0,
  }));

export const accountById = (connection: Connection, id: string) =>
  first(connection, build.selectFrom('users').select(['id', 'username', 'disabled_at']).where('id', '=', id));

/** Whether another account could still sign in. */
export const othersCanSignIn = async (connection: Connection, id: string): Promise<boolean> =>
  (await first(
    connection,
    build.selectFrom('users').select('id').where('id', '<>', id).where('disabled_at', 'is', null).limit(1),
  )) !== undefined;

/** Since when an account opens nothing; null: it does again. */
export async function setDisabled(connection: Connection, id: string, disabledAt: string | null): Promise<void> {
  await run(connection, build.updateTable('users').set({ disabled_at: disabledAt }).where('id', '=', id));
}

/** An account with its sessions and factors; what it did stays in the journal under its name. */
export const removeAccount = (connection: Connection, id: string): Promise<number> =>
  run(connection, build.deleteFrom('users').where('id', '=', id));
