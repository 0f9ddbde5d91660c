import { answersIn } from '../../data/leads/leadMessage.ts';
import { addFactor } from '../../database/accounts/factors.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { noteUsed } from '../../database/accounts/tickets.ts';
import { addUser, userByName } from '../../database/accounts/users.ts';
import { openDatabase } from '../../database/file/connection.ts';
import { addPart, beginAttachment } from '../../database/leads/attachments.ts';
import { putInBin } from '../../database/leads/bin.ts';
import { addLeadNote, eraseLeads } from '../../database/leads/changeLead.ts';
import { addLead } from '../../database/leads/leads.ts';
import { addPicture } from '../../database/media/pictures.ts';
import { addContractNotice } from '../../database/people/contractNotices.ts';
import { mergePeople } from '../../database/people/correctPerson.ts';
import { addSubscriber } from '../../database/people/subscribers.ts';
import { writeSetting } from '../../database/settings/settings.ts';
import { addWebhookCall } from '../../database/settings/webhookCalls.ts';
import type { SqliteConnection } from '../../database/sqlite/sqliteConnection.ts';
import { transaction } from '../../database/sqlite/transaction.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';

const NOW = new Date('2026-03-02T10:00:00.000Z');
const AT = NOW.toISOString();

/** Leaves that many leads, the last erased, and something of nearly every kind the site stores. */
async function fillEveryRoom(connection: SqliteConnection, leads: number): Promise<void> {
  for (let from = 1; from <= leads + 1; from += 1000)
    await transaction(connection, async (writer) => {
      for (let n = from; n < Math.min(from + 1000, leads + 2); n += 1)
        await addLead(
          writer,
          {
            name: `Nom ${n}`,
            email: `Nom.${n % 977}@exemple.fr`,
            company: n % 3 ? null : 'Œuvre & Fils 🦊',
            service: 'Étude de marché - 120€',
            ...answersIn(`Téléphone : 06 12 34 56 ${String(n % 100).padStart(2, '0')}\nDescription : « l’été »\\n${n}`),
            idempotencyKey: `form ${n}`,
            firstPage: '/',
            formPage: null,
            opener: null,
            referrerHost: n % 2 ? 'exemple.fr' : null,
            utm: '{"utm_source":"Lettre"}',
            quarantineReasons: n % 7 ? [] : ['honeypot'],
          },
          NOW,
        );
    });
  await transaction(connection, async (writer) => {
    await eraseLeads(writer, [leads + 1]);
    await addLeadNote(writer, 1, { body: 'Une note', author: 'alix', at: AT });
    const file = await beginAttachment(writer, 1, { name: 'plan.bin', size: 4, at: AT });
    await addPart(writer, 1, { id: Number(file), position: 0, content: Buffer.from([0, 255, 10, 39]) });
    const address = { nonce: 'n', consentTextVersion: '1', source: '/', now: NOW };
    await addSubscriber(writer, { email: 'a@exemple.fr', ...address });
    await addSubscriber(writer, { email: 'b@exemple.fr', ...address });
    const notice = {
      kind: 'termination',
      name: 'Zoé',
      email: 'z@exemple.fr',
      contract: 'Pack',
      wishedEnd: null,
    } as const;
    const { notice: stored } = await addContractNotice(writer, { ...notice, idempotencyKey: null }, NOW);
    await putInBin(writer, 'contract-notice', stored.id, { actor: 'alix', at: AT });
    await mergePeople(writer, 1, 2, { actor: 'alix', at: AT });
    await addUser(writer, 'alix', 'hash', NOW);
    const user = (await userByName(writer, 'alix'))?.id ?? '';
    const factor = { user_id: user, name: 'Clé', secret: 'k', counter: 7, created_at: AT };
    for (const kind of ['passkey', 'code', 'recovery'] as const) await addFactor(writer, { ...factor, kind, id: kind });
    await noteUsed(writer, 'hash', AT, AT);
    await writeJournal(writer, { action: 'leads-binned', origin: 'desk', account: 'alix', amount: 2, at: AT });
    await writeSetting(writer, 'a', 'é');
    await addWebhookCall(writer, { key: 'k', body: '{}', at: AT });
  });
}

export const PICTURE = 'a'.repeat(32);

/** A data directory of its own, so filled, with a picture whose files are elsewhere. */
export async function filledDirectory(leads = 40): Promise<string> {
  const directory = temporaryDirectory();
  const connection = openDatabase(directory);
  await fillEveryRoom(connection, leads);
  const about = { name: 'plage.jpg', alt: '', width: 480, height: 320, bytes: 9, actor: 'alix' };
  await addPicture(connection, { ...about, hash: PICTURE, widths: [480], created_at: AT });
  connection.close();
  return directory;
}

/** Adds leads to a new data directory without a server. */
export function fillLeads(dataDir: string, leads: number): void {
  const connection = openDatabase(dataDir);
  connection.handle.exec(`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${leads})
    INSERT INTO leads (reference, name, email, description, quarantine, created_at, updated_at)
    SELECT 'DEV-2020-' || i, 'Nom ' || i, 'a' || i || '@exemple.fr', hex(randomblob(150)), 'none', '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z' FROM n`);
  connection.close();
}
