import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ImportedLead, importedLead } from '../../data/api/leadImport.ts';
import { FileRefusal, readCsv } from '../../data/entry/readCsv.ts';
import { dayOrders } from '../../data/entry/writtenMoment.ts';
import { jsonTable, type LeadTable, leadsOfTable } from '../../data/leads/leadRow.ts';
import { writeJournal } from '../../database/accounts/journal.ts';
import { importLeads, judgeLeads, type LeadVerdict } from '../../database/leads/importLeads.ts';
import { createFingerprints, ERASURE } from '../../server/security/fingerprints.ts';
import { readSecretKeys } from '../../server/security/secretKey.ts';
import type { Settings } from '../../server/start/settings.ts';
import { StartRefusal } from '../../server/start/startRefusal.ts';
import { type Command, say, withStore } from './command.ts';
import { fileFolder } from './fileFolder.ts';

/** Maximum requests in one imported file: SQLite writes them in one transaction, during which the site waits. */
const MOST_LEADS = 20_000;
/** Maximum number of faulty lines listed in the message. */
const NAMED = 20;

/**
 * `import leads FILE [--files=FOLDER] [--dry-run]`: imports all requests of a CSV or JSON file, written by this program or another, or
 * none.
 */
export const importLeadsFile: Command = async ({ settings, operands }) => {
  const [name] = operands.filter((word) => !word.startsWith('--'));
  if (name === undefined)
    throw new StartRefusal(['Donnez le fichier : npm run site -- import leads FICHIER [--dry-run]']);
  const order = dayOrders.find((known) => operands.includes(`--days=${known}`));
  const now = new Date();
  const table = leadsOfTable(await readTable(name), { now, order });
  if (table.toAsk && !order)
    throw new StartRefusal([
      `${name} écrit « ${table.toAsk} » : ajoutez --days=dmy si le jour vient d’abord, --days=mdy si c’est le mois.`,
    ]);
  const leads = checked(name, table.leads);
  const folder = fileFolder(operands);
  const importing = { now, file: path.basename(name), folder, erasureMarks: marksOf(settings) };
  const isDry = operands.includes('--dry-run');
  const verdicts = await withStore(settings, ({ connection, write }) =>
    isDry
      ? judgeLeads(connection, leads, importing)
      : write(async (writer) => {
          const done = await importLeads(writer, leads, importing);
          const amount = done.filter((verdict) => verdict === 'new').length;
          const line = { action: 'leads-imported', origin: 'command', at: now.toISOString() } as const;
          if (amount > 0) await writeJournal(writer, { ...line, amount });
          return done;
        }),
  );
  say(`Colonnes lues : ${table.columns.join(', ')}.`);
  if (table.inMessage.length > 0) say(`Ajoutées au texte de chaque demande : ${table.inMessage.join(', ')}.`);
  for (const [verdict, words] of Object.entries(WORDS)) {
    const count = verdicts.filter((one) => one === verdict).length;
    if (count > 0) say(`${count} ${words}`);
  }
  const files = leads.flatMap(({ replies }) => replies.flatMap((reply) => reply.files)).length;
  if (files > 0 && !folder) say(`${files} fichier(s) de réponses laissé(s) de côté : --files=DOSSIER les reprend.`);
  if (isDry) say('Rien n’est écrit.');
  return 0;
};

const WORDS: Record<LeadVerdict, string> = {
  new: 'demande(s) à ajouter.',
  present: 'demande(s) déjà là.',
  binned: 'demande(s) à la corbeille : à reprendre de là.',
  erased: 'demande(s) d’une personne effacée à sa demande : jamais reprises.',
};

const marksOf = ({ dataDir, secretKeys, databaseUrl }: Settings) => {
  const keys = readSecretKeys({ dataDir, given: secretKeys, shared: databaseUrl !== undefined });
  const { fingerprints } = createFingerprints(keys);
  return (address: string) => fingerprints(ERASURE, address);
};

/**
 * Reads a file as a table.
 * @throws StartRefusal when the file is no table of requests.
 */
async function readTable(name: string): Promise<LeadTable> {
  try {
    const bytes = readFileSync(name);
    const text = bytes.subarray(0, 100).toString().trimStart();
    const isJson = text.startsWith('[') || text.startsWith('{');
    const table = isJson ? jsonTable(bytes) : { ...(await readCsv(Uint8Array.from(bytes).buffer)), guarded: true };
    if (table.rows.length > MOST_LEADS) throw new FileRefusal(`plus de ${MOST_LEADS} demandes : découpez-le`);
    return table;
  } catch (error) {
    throw new StartRefusal([`${name} ne se lit pas : ${error instanceof Error ? error.message : error}`]);
  }
}

/**
 * Returns the requests as they are stored.
 * @throws StartRefusal naming each line that is not a request.
 */
function checked(name: string, leads: readonly { number: number; lead: object }[]): ImportedLead[] {
  const wrong: string[] = [];
  const right: ImportedLead[] = [];
  for (const { number, lead } of leads) {
    const { data, error } = importedLead.safeParse(lead);
    if (data) right.push(data);
    else wrong.push(`Ligne ${number} : ${error.issues.map(({ message }) => message).join(' ')}`);
  }
  if (wrong.length === 0) return right;
  const more = wrong.length - NAMED;
  throw new StartRefusal([
    ...wrong.slice(0, NAMED),
    ...(more > 0 ? [`… et ${more} autre(s) ligne(s).`] : []),
    `Rien n’est importé de ${name}.`,
  ]);
}
