import { writeJournal } from '../../../database/accounts/journal.ts';
import { addUser, anyUser } from '../../../database/accounts/users.ts';
import type { Services } from '../../services.ts';
import type { Logger } from '../../start/logger.ts';
import type { Settings } from '../../start/settings.ts';
import { hashPassword, randomPassword } from './password.ts';

const ADVISED_LENGTH = 15;

/** Makes the first account, at the first start only; a random password is shown once, in the log, and never again. */
export async function ensureFirstAccount(
  { connection, queue }: Pick<Services, 'connection' | 'queue'>,
  settings: Settings,
  logger: Logger,
): Promise<void> {
  if (await anyUser(connection)) return;
  const { username, password } = settings.admin;
  const chosen = password ?? randomPassword();
  const hash = await hashPassword(chosen);
  const made = await queue.write(async (writer) => {
    // Another process may have started at the same time.
    if (await anyUser(writer)) return false;
    const at = new Date();
    await addUser(writer, username, hash, at);
    const created = { action: 'account-created', origin: 'site', subject: username } as const;
    await writeJournal(writer, { ...created, at: at.toISOString() });
    return true;
  });
  if (!made) return;
  // Leaves the address out with PORT=0: a free port is only known once the server listens.
  const where = settings.port === 0 ? '' : ` Connectez-vous sur ${settings.baseUrl}/admin`;
  const once = `Premier compte d’administration créé. Identifiant : ${username} — mot de passe : ${chosen} — notez-le, il ne sera plus affiché.${where}`;
  // Logged at any level: it is shown only once.
  if (password === undefined) logger.isLevelEnabled('warn') ? logger.warn(once) : console.error(once);
  else if (password.length < ADVISED_LENGTH)
    logger.warn(`ADMIN_PASSWORD a moins de ${ADVISED_LENGTH} caractères : choisissez-en un plus long.`);
}
