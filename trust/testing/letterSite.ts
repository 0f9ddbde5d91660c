import { openDatabase } from '../../database/file/connection.ts';
import { scheduleLetter } from '../../database/letters/letterStates.ts';
import { addLetter } from '../../database/letters/letters.ts';
import { addSubscriber, confirmSubscriber } from '../../database/people/subscribers.ts';
import { writeLettersAnHour } from '../../database/settings/settings.ts';
import { transaction } from '../../database/sqlite/transaction.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { type MailServer, mailServer } from '../../server/testing/mailServer.ts';

const GROUP = 1000;

interface LetterSite {
  dataDir: string;
  mail: MailServer;
  /** What a server needs to send its mail there. */
  environment: Record<string, string>;
}

/** A data directory with confirmed subscribers (`s1@exemple.fr` …) and a letter that is due, and a mail server. */
export async function letterSite(subscribers: number): Promise<LetterSite> {
  const dataDir = temporaryDirectory();
  const connection = openDatabase(dataDir);
  const now = new Date();
  const at = now.toISOString();
  for (let from = 0; from < subscribers; from += GROUP)
    await transaction(connection, async (writer) => {
      for (let n = from + 1; n <= Math.min(from + GROUP, subscribers); n += 1) {
        const email = `s${n}@exemple.fr`;
        const added = await addSubscriber(writer, { email, nonce: 'n', consentTextVersion: '1', source: '/', now });
        await confirmSubscriber(writer, added?.id ?? 0, now);
      }
    });
  await transaction(connection, async (writer) => {
    await writeLettersAnHour(writer, 100_000);
    const words = { subject: 'Une lettre', preheader: 'Son accroche', body: 'Bonjour,\n\nune **lettre**.' };
    const id = await addLetter(writer, { ...words, author: 'admin', at });
    await scheduleLetter(writer, id, { version: 1, sendAt: at, at });
  });
  connection.close();
  const mail = await mailServer();
  const environment = {
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(mail.port),
    SMTP_SECURITY: 'none',
    SMTP_FROM: 'site@site.test',
    NOTIFY_TO: 'moi@site.test',
  };
  return { dataDir, mail, environment };
}

/** As if two minutes had passed while no server ran: what a killed process was sending is due again. */
export function endLeases(dataDir: string): void {
  const connection = openDatabase(dataDir);
  const past = new Date(Date.now() - 1000).toISOString();
  connection.handle
    .prepare('UPDATE outbox SET locked_until = ?, next_attempt_at = ? WHERE locked_until IS NOT NULL')
    .run(past, past);
  connection.close();
}
