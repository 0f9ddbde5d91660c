import { randomBytes } from 'node:crypto';
import { SIGN_IN_LINK } from '../../data/desk/deskViews.ts';
import type { JournalAction } from '../../data/desk/journalActions.ts';
import { keepChallenge } from '../../database/accounts/challenges.ts';
import { removeFactors } from '../../database/accounts/factors.ts';
import { type JournalEntry, writeJournal } from '../../database/accounts/journal.ts';
import { endSessionsOf } from '../../database/accounts/sessions.ts';
import { addUser, setPassword, userByName } from '../../database/accounts/users.ts';
import { hashPassword } from '../../server/security/signIn/password.ts';
import { hashToken, newToken } from '../../server/security/signIn/session.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';

/** A new account; the password is ADMIN_PASSWORD if given, else a random one shown once. */
export const createAdmin: Command = ({ settings, operands: [name] }) =>
  withStore(settings, async ({ connection, write }) => {
    const username = required(name, 'create');
    if (await userByName(connection, username)) throw new StartRefusal([`Le compte « ${username} » existe déjà.`]);
    const { password, shown } = choose(settings.admin.password);
    const hash = await hashPassword(password);
    await write(async (writer) => {
      await addUser(writer, username, hash, new Date());
      await writeJournal(writer, entry('account-created', username));
    });
    say(`Compte créé. Identifiant : ${username}${shown}`);
    return 0;
  });

/** A new password for an account; every session of it ends. */
export const resetPassword: Command = ({ settings, operands: [name] }) =>
  withStore(settings, async ({ connection, write }) => {
    const username = required(name, 'reset-password');
    const user = await userByName(connection, username);
    if (!user) throw new StartRefusal([`Le compte « ${username} » n’existe pas.`]);
    const { password, shown } = choose(settings.admin.password);
    const hash = await hashPassword(password);
    await write(async (writer) => {
      await setPassword(writer, username, hash, new Date());
      await endSessionsOf(writer, user.id);
      await writeJournal(writer, entry('password-reset', user.username));
    });
    say(`Mot de passe changé, sessions fermées. Identifiant : ${username}${shown}`);
    return 0;
  });

/** Removes every second factor of an account that lost its own, and ends its sessions. The password stays. */
export const resetFactor: Command = ({ settings, operands: [name] }) =>
  withStore(settings, async ({ connection, write }) => {
    const username = required(name, 'reset-factor');
    const user = await userByName(connection, username);
    if (!user) throw new StartRefusal([`Le compte « ${username} » n’existe pas.`]);
    const had = await write(async (writer) => {
      const removed = await removeFactors(writer, user.id);
      if (removed) {
        await endSessionsOf(writer, user.id);
        await writeJournal(writer, entry('factors-reset', user.username));
      }
      return removed;
    });
    say(
      had
        ? `Double authentification retirée, sessions fermées. Le mot de passe de « ${username} » ouvre de nouveau le compte à lui seul.`
        : `Le compte « ${username} » n’a pas de second facteur : rien à retirer.`,
    );
    return 0;
  });

/** How long a printed link is good. */
const LINK_MS = 10 * 60_000;

/**
 * Prints a link that opens an account once, within ten minutes, although the account is throttled. Its secret stands after
 * the #, where neither the server's log nor a program that looks at links sees it; only its hash is stored.
 */
export const printSignInLink: Command = ({ settings, operands: [name] }) =>
  withStore(settings, async ({ connection, write }) => {
    const username = required(name, 'sign-in');
    const user = await userByName(connection, username);
    if (!user) throw new StartRefusal([`Le compte « ${username} » n’existe pas.`]);
    if (user.disabled_at !== null) throw new StartRefusal([`Le compte « ${username} » est désactivé.`]);
    const token = newToken();
    const expiresAt = new Date(Date.now() + LINK_MS).toISOString();
    await write(async (writer) => {
      const link = {
        holder: hashToken(token),
        purpose: 'sign-in-link',
        userId: user.id,
        value: '',
        expiresAt,
      } as const;
      await keepChallenge(writer, link);
      await writeJournal(writer, entry('sign-in-link-made', user.username));
    });
    say(
      `Ouvrez ce lien dans les dix minutes, puis appuyez sur le bouton ; il sert une seule fois :\n${settings.baseUrl}/admin#${SIGN_IN_LINK}${token}`,
    );
    return 0;
  });

const entry = (action: JournalAction, subject: string): JournalEntry => ({
  action,
  subject,
  origin: 'command',
  at: new Date().toISOString(),
});

function choose(given: string | undefined): { password: string; shown: string } {
  if (given !== undefined) return { password: given, shown: '' };
  const password = randomBytes(15).toString('base64url');
  return { password, shown: ` — mot de passe : ${password} — notez-le, il ne sera plus affiché.` };
}

function required(name: string | undefined, command: string): string {
  if (name === undefined || name.trim() === '' || name.length > 64)
    throw new StartRefusal([`Indiquez un identifiant de 64 caractères au plus : npm run site -- admin ${command} NOM`]);
  return name.trim();
}
