import { SIGN_IN_LINK } from '../../data/desk/deskViews.ts';
import type { JournalAction } from '../../data/desk/journalActions.ts';
import { removeFactors, secondFactorsOf } from '../../database/accounts/factors.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { endSessionsOf } from '../../database/accounts/sessions.ts';
import { addUser, setPassword, type User, userById, userByName } from '../../database/accounts/users.ts';
import type { Connection } from '../../database/store.ts';
import { createCipher, readSecretKeys } from '../../server/security/secretKey.ts';
import { accountState } from '../../server/security/signIn/accountState.ts';
import { hashPassword, randomPassword } from '../../server/security/signIn/password.ts';
import { issueTicket } from '../../server/security/signIn/tickets.ts';
import type { Settings } from '../../server/start/settings.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';

interface Call {
  settings: Settings;
  username: string;
  user: User | undefined;
  connection: Connection;
  /** Runs a change of the account and writes a line about it in the journal, which names the account. */
  write(action: JournalAction, job: (writer: Connection) => Promise<unknown>): Promise<void>;
}

/** Makes a command that acts on one account; `run` returns the sentence printed at the end. */
const onAccount =
  (command: string, run: (call: Call) => Promise<string>): Command =>
  ({ settings, operands: [name = ''] }) =>
    withStore(settings, async ({ connection, write }) => {
      const username = name.trim();
      if (username === '' || name.length > 64)
        throw new StartRefusal([
          `Indiquez un identifiant de 64 caractères au plus : npm run site -- admin ${command} NOM`,
        ]);
      const user = await userByName(connection, username);
      const noted: Call['write'] = (action, job) =>
        write(async (writer) => {
          await job(writer);
          const subject = user?.username ?? username;
          await writeJournal(writer, { action, subject, origin: 'command', at: new Date().toISOString() });
        });
      say(await run({ settings, username, user, connection, write: noted }));
      return 0;
    });

function known({ user, username }: Call): User {
  if (!user) throw new StartRefusal([`Le compte « ${username} » n’existe pas.`]);
  return user;
}

/** Returns the password of ADMIN_PASSWORD, or else a random one, which is printed once. */
async function choose({ admin: { password: given } }: Settings): Promise<{ hash: string; shown: string }> {
  const password = given ?? randomPassword();
  const shown = given === undefined ? ` — mot de passe : ${password} — notez-le, il ne sera plus affiché.` : '';
  return { hash: await hashPassword(password), shown };
}

export const createAdmin = onAccount('create', async ({ settings, username, user, write }) => {
  if (user) throw new StartRefusal([`Le compte « ${username} » existe déjà.`]);
  const { hash, shown } = await choose(settings);
  await write('account-created', (writer) => addUser(writer, username, hash, new Date()));
  return `Compte créé. Identifiant : ${username}${shown}`;
});

/** Sets a new password for an account, and ends all its sessions. */
export const resetPassword = onAccount('reset-password', async (call) => {
  const { id } = known(call);
  const { hash, shown } = await choose(call.settings);
  await call.write('password-reset', async (writer) => {
    const user = await userById(writer, id);
    if (user) await setPassword(writer, user, hash, new Date());
    await endSessionsOf(writer, id);
  });
  return `Mot de passe changé, sessions fermées. Identifiant : ${call.username}${shown}`;
});

/** Removes all second factors of an account whose owner lost theirs, and ends the account's sessions; the password stays. */
export const resetFactor = onAccount('reset-factor', async (call) => {
  const { id, username } = known(call);
  if ((await secondFactorsOf(call.connection, id)).length === 0)
    return `Le compte « ${username} » n’a pas de second facteur : rien à retirer.`;
  await call.write('factors-reset', async (writer) => {
    await removeFactors(writer, id);
    await endSessionsOf(writer, id);
  });
  return `Double authentification retirée, sessions fermées. Le mot de passe de « ${username} » ouvre de nouveau le compte à lui seul.`;
});

/**
 * Prints a link that opens an account once, within ten minutes, even if sign-in is throttled. Its secret is in the fragment, which neither
 * the server's log nor a link scanner gets; it is sealed with the site's key and not stored.
 */
export const printSignInLink = onAccount('sign-in', async (call) => {
  const user = known(call);
  const { id, username, disabled_at } = user;
  if (disabled_at !== null) throw new StartRefusal([`Le compte « ${username} » est désactivé.`]);
  const { dataDir, secretKeys, databaseUrl, baseUrl } = call.settings;
  const keys = readSecretKeys({ dataDir, given: secretKeys, shared: databaseUrl !== undefined });
  // Seals the account's state into the link: once the password or a factor changes, the printed link is void.
  const text = `${id} ${await accountState(call.connection, user)}`;
  const ticket = issueTicket({ cipher: createCipher(keys), now: () => new Date() }, 'sign-in-link', '', text);
  await call.write('sign-in-link-made', async () => undefined);
  return `Ouvrez ce lien dans les dix minutes, puis appuyez sur le bouton ; il sert une seule fois :\n${baseUrl}/admin#${SIGN_IN_LINK}${ticket}`;
});
