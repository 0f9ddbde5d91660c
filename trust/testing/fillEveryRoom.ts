import { answersIn } from '../../data/leads/leadMessage.ts';
import { openDatabase } from '../../database/file/connection.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { type Bound, fillFile } from './boundStore.ts';

const now = new Date('2026-03-02T10:00:00.000Z');
const at = now.toISOString();
const OWNER = { actor: 'alix', at } as const;
export const PICTURE = 'a'.repeat(32);

/** Stores that many leads, erases one more, and stores a row of nearly every kind; the files of its picture are not written. */
async function fillEveryRoom(store: Bound, leads: number): Promise<void> {
  for (let n = 1; n < leads + 2; n += 1) {
    const phone = `06 12 34 56 ${String(n % 100).padStart(2, '0')}`;
    const lead = {
      ...{ name: `Nom ${n}`, email: `Nom.${n % 977}@exemple.fr`, company: n % 3 ? null : 'Œuvre & Fils 🦊' },
      ...{ service: 'Étude de marché - 120€', idempotencyKey: `form ${n}`, firstPage: '/', formPage: null },
      ...{ opener: null, referrerHost: n % 2 ? 'exemple.fr' : null, utm: '{"utm_source":"Lettre"}' },
      ...answersIn(`Téléphone : ${phone}\nDescription : « l’été »\\n${n}`),
    };
    await store.addLead({ ...lead, quarantineReasons: n % 7 ? [] : ['honeypot'] }, now);
  }
  await store.eraseLeads([leads + 1]);
  await store.addLeadNote(1, { body: 'Une note', author: 'alix', at });
  const file = await store.beginAttachment(1, { name: 'plan.bin', size: 4, at });
  await store.addPart(1, { id: Number(file), position: 0, content: Buffer.from([0, 255, 10, 39]) });
  for (const email of ['a@exemple.fr', 'b@exemple.fr'])
    await store.addSubscriber({ email, nonce: 'n', consentTextVersion: '1', source: '/', now });
  const notice = {
    kind: 'termination',
    name: 'Zoé',
    email: 'z@exemple.fr',
    contract: 'Pack',
    wishedEnd: null,
  } as const;
  const { notice: stored } = await store.addContractNotice({ ...notice, idempotencyKey: null }, now);
  await store.putInBin('contract-notice', stored.id, OWNER);
  const lines = [{ text: 'Étude', quantity: 1, unit_price: 120 }];
  const typed = { quality: 'consumer', client: 'Nom 1', scope: '', delay: '48 h', words: 'Bonjour', lines } as const;
  const amounts = { deposit_cents: 6000, total_cents: 12_000, valid_until: '2026-04-01', replaces_id: null };
  const whose = { lead_id: 1, person_id: 1, email: 'nom.1@exemple.fr', nonce: 'n', author: 'alix', at };
  const quote = await store.addQuote({ ...typed, ...amounts, ...whose });
  const host = 'site.test';
  const freeze = (number: string) => ({ document: '{}', text: `Devis ${number} à l’été 🦊\n` });
  const sending = { actor: 'alix', now, host, freeze, tokenHash: 'h', email: 'nom.1@exemple.fr', due: now };
  await store.sendQuote(quote, { ...sending, followUpOn: '2026-03-07' });
  const acceptance = { name: 'Nom 1', address: null, terms: true, early_start: false, waiver: false };
  await store.acceptQuote(quote, { how: 'online', acceptance, at, now, host });
  await store.addReceipt(
    quote,
    { kind: 'deposit', on: '2026-03-03', amount: 60, means: 'transfer' },
    { actor: 'alix', now },
  );
  await store.mergePeople(1, 2, OWNER);
  await store.addUser('alix', 'hash', now);
  const user_id = (await store.userByName('alix'))?.id ?? '';
  const factor = { user_id, name: 'Clé', secret: 'k', counter: 7, created_at: at };
  for (const kind of ['passkey', 'code', 'recovery'] as const) await store.addFactor({ ...factor, kind, id: kind });
  await store.noteUsed('hash', at, at);
  await store.writeJournal({ action: 'leads-binned', origin: 'desk', account: 'alix', amount: 2, at });
  await store.writeSetting('a', 'é');
  await store.addWebhookCall({ key: 'k', body: '{}', at });
  const about = { name: 'plage.jpg', alt: '', width: 480, height: 320, bytes: 9, actor: 'alix' };
  await store.addPicture({ ...about, hash: PICTURE, widths: [480], created_at: at });
}

/** Makes a new data directory filled by `fillEveryRoom`. */
export async function filledDirectory(leads = 40): Promise<string> {
  const directory = temporaryDirectory();
  await fillFile(directory, (store) => fillEveryRoom(store, leads));
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
