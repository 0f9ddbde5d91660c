import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../database/file/connection.ts';
import { storeAttachment } from '../../database/leads/attachments.ts';
import { addLead, leadById } from '../../database/leads/leads.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { sampleLead } from '../../database/testing/sampleLead.ts';
import { ownersCommand } from '../testing/ownersCommand.ts';

const site = (dataDir: string, ...words: string[]) => ownersCommand({ DATA_DIR: dataDir }, ...words);

function fileIn(dataDir: string, name: string, text: string): string {
  const file = path.join(dataDir, name);
  writeFileSync(file, text);
  return file;
}

function rows<Row>(dataDir: string, query: string): Row[] {
  const connection = openDatabase(dataDir);
  const found = connection.handle.prepare(query).all() as Row[];
  connection.close();
  return found;
}

test('another program’s requests are tried, then imported with all they say, once', async () => {
  const dataDir = migratedDirectory();
  const file = fileIn(
    dataDir,
    'formulaire.csv',
    [
      'Horodateur;Prénom;Nom;Adresse e-mail;Téléphone;Votre message;Combien de salariés ?',
      '14/03/2024 09:05:12;Zoé;Tran;zoe@exemple.fr;06 12 34 56 78;"Une étude',
      'du marché";12',
      '25/03/2024 18:00;;;paul@exemple.fr;;;',
    ].join('\r\n'),
  );
  const tried = await site(dataDir, 'import', 'leads', file, '--dry-run');
  expect(tried).toMatchObject({ status: 0, stderr: '' });
  expect(tried.stdout).toContain('2 demande(s) à ajouter.');
  expect(tried.stdout).toContain('Ajoutées au texte de chaque demande : Combien de salariés ?.');
  expect(rows(dataDir, 'SELECT id FROM leads')).toEqual([]);
  expect((await site(dataDir, 'import', 'leads', file)).status).toBe(0);
  const [first, second] = rows<Record<string, unknown>>(dataDir, 'SELECT * FROM leads ORDER BY id');
  expect(first).toMatchObject({
    reference: expect.stringMatching(/^DEV-\d{4}-0001$/),
    name: 'Zoé Tran',
    first_name: 'Zoé',
    phone: '06 12 34 56 78',
    description: 'Une étude\ndu marché\nCombien de salariés ? : 12',
    created_at: '2024-03-14T08:05:12.000Z',
  });
  expect(second).toMatchObject({ name: 'paul@exemple.fr', description: null });
  expect((await site(dataDir, 'import', 'leads', file)).stdout).toContain('2 demande(s) déjà là.');
  expect(rows(dataDir, 'SELECT kind FROM lead_events WHERE lead_id = 1 ORDER BY id')).toEqual([
    { kind: 'received' },
    { kind: 'imported' },
  ]);
});

test('one wrong line, a line that is broken, or days that may be American keep the whole file out', async () => {
  const dataDir = migratedDirectory();
  const refused = async (text: string, ...options: string[]) =>
    (await site(dataDir, 'import', 'leads', fileIn(dataDir, 'f.csv', text), ...options)).stderr;
  expect(await refused('Nom,Email\nA,a@b.fr\nB,pas une adresse\n')).toMatch(/Ligne 3 : Indiquez une adresse complète/);
  expect(await refused('Nom,Email\nA,a@b.fr,Lyon\n')).toContain('Ligne 2 : 3 cellules pour 2 titres');
  expect(await refused('Nom,Email,Date\nA,a@b.fr,demain\n')).toContain('Ligne 2 : Reçu le');
  const american = 'Nom,Email,Date\nA,a@b.fr,3/25/2024\n';
  expect(await refused(american)).toContain('--days=mdy');
  expect(rows(dataDir, 'SELECT id FROM leads')).toEqual([]);
  expect(await refused(american, '--days=mdy')).toBe('');
  expect(rows(dataDir, 'SELECT created_at FROM leads')).toEqual([{ created_at: '2024-03-24T23:00:00.000Z' }]);
});

test('a file exported before the newest columns existed is imported, its references are kept, and the next request counts on', async () => {
  const dataDir = migratedDirectory();
  const year = new Date().getFullYear();
  const file = fileIn(
    dataDir,
    'export.csv',
    `Référence,Reçu le,Nom,Email,Entreprise,Service,Message,Statut,Raison,Montant\r\nDEV-${year}-0042,${year - 1}-03-14 09:05:12,Zoé,zoe@exemple.fr,'=1+1,Étude de marché,Bonjour,Gagné,,240.50\r\n`,
  );
  expect(await site(dataDir, 'import', 'leads', file)).toMatchObject({ status: 0, stderr: '' });
  const connection = openDatabase(dataDir);
  expect(await leadById(connection, 1)).toMatchObject({
    ...{
      reference: `DEV-${year}-0042`,
      company: '=1+1',
      service: 'Étude de marché',
      status: 'gagne',
      amount_cents: 24_050,
    },
  });
  const next = await addLead(connection, sampleLead, new Date());
  connection.close();
  expect(next.reference).toBe(`DEV-${year}-0043`);
});

test('notes and the replies that left come back with their request and their files, and no mail leaves', async () => {
  const [from, to] = [migratedDirectory(), migratedDirectory()];
  const connection = openDatabase(from);
  await addLead(connection, sampleLead, new Date('2026-11-20T09:00:00Z'));
  connection.handle.exec(`
    INSERT INTO lead_notes (lead_id, body, author, created_at) VALUES (1, 'Rappeler' || char(10) || 'lundi', 'alix', '2026-11-20T10:00:00.000Z');
    INSERT INTO lead_replies (lead_id, idempotency_key, recipient, subject, body, message_id, author, sent_at, created_at)
      VALUES (1, 'a', 'lea@exemple.fr', 'Votre devis', 'Bonjour', '<1@site.test>', 'alix', '2026-11-20T11:00:00.000Z', '2026-11-20T10:59:00.000Z'),
        (1, 'b', 'lea@exemple.fr', 'Reprise', 'Non', '<2@site.test>', 'alix', NULL, '2026-11-20T12:00:00.000Z');
    UPDATE leads SET answered_at = '2026-11-20T11:00:00.000Z'`);
  const sent = { lead_id: 1, reply_id: 1, name: 'Étude.pdf', created_at: '2026-11-20T10:59:00.000Z' };
  await storeAttachment(connection, sent, Buffer.from('%PDF-1.7'));
  connection.close();
  const folder = `--files=${path.join(to, 'fichiers')}`;
  const { stdout } = await site(from, 'export', 'leads', '--json', folder);
  const file = fileIn(to, 'demandes.json', stdout);
  const elsewhere = `--files=${path.join(to, 'ailleurs')}`;
  expect((await site(to, 'import', 'leads', file, elsewhere)).stderr).toMatch(/ailleurs.* manque. Rien n’est importé/);
  expect((await site(to, 'import', 'leads', file, '--dry-run')).stdout).toContain('1 fichier(s) de réponses');
  expect(rows(to, 'SELECT id FROM leads')).toEqual([]);
  expect(await site(to, 'import', 'leads', file, folder)).toMatchObject({ status: 0, stderr: '' });
  expect(
    rows(
      to,
      `SELECT name, size, received, CAST(content AS TEXT) AS text FROM lead_attachments JOIN attachment_parts ON attachment_id = id`,
    ),
  ).toEqual([{ name: 'Étude.pdf', size: 8, received: 8, text: '%PDF-1.7' }]);
  const columns = (table: string) =>
    rows(to, `SELECT body, author, created_at FROM ${table}`).concat(rows(to, `SELECT answered_at FROM leads`));
  const answered_at = '2026-11-20T11:00:00.000Z';
  const by = { author: 'alix' };
  expect(columns('lead_notes')).toEqual([
    { ...by, body: 'Rappeler\nlundi', created_at: '2026-11-20T10:00:00.000Z' },
    { answered_at },
  ]);
  expect(columns('lead_replies')).toEqual([
    { ...by, body: 'Bonjour', created_at: '2026-11-20T10:59:00.000Z' },
    { answered_at },
  ]);
  expect(rows(to, 'SELECT id FROM outbox')).toEqual([]);
  // The imported reply already counts as the first reply: the import must not add an « answered » event.
  expect(rows(to, `SELECT id FROM lead_events WHERE kind = 'answered'`)).toEqual([]);
  expect((await site(to, 'import', 'leads', file)).stdout).toContain('1 demande(s) déjà là.');
});
