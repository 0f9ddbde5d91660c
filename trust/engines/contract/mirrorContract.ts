import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { InsertObject } from 'kysely';
import { expect, test } from 'vitest';
import { guessReading, linesOf, readImport } from '../../../components/admin/newsletter/importFile.ts';
import { importedLead } from '../../../data/api/leadImport.ts';
import { importCheck } from '../../../data/api/people.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { stopReasons } from '../../../data/desk/bounceWords.ts';
import { readCsv } from '../../../data/entry/readCsv.ts';
import { answersIn } from '../../../data/leads/leadMessage.ts';
import { jsonTable, leadsOfTable } from '../../../data/leads/leadRow.ts';
import { serviceCodeOf } from '../../../data/leads/leadService.ts';
import { leadStatuses } from '../../../data/leads/leadWords.ts';
import { subscriberStates } from '../../../data/people/personWords.ts';
import { storeAttachment } from '../../../database/leads/attachments.ts';
import { type Correspondence, type FileFolder, withCorrespondence } from '../../../database/leads/correspondence.ts';
import { importLeads } from '../../../database/leads/importLeads.ts';
import { eachLead } from '../../../database/leads/leadList.ts';
import { personOf } from '../../../database/people/people.ts';
import { eachSubscriber } from '../../../database/people/subscribers.ts';
import type { Schema } from '../../../database/schema.ts';
import { build, type Connection, insert, run } from '../../../database/store.ts';
import { importRows } from '../../../server/api/admin/importSubscribers.ts';
import {
  type Columns,
  csvStyles,
  jsonText,
  leadTable,
  subscriberColumns,
  tableText,
} from '../../../server/exportTables.ts';
import type { Opened } from '../../testing/engines.ts';

const MANY = 1000;
/** Dates some five hours apart, from winter into summer. */
const at = (n: number) => new Date(Date.UTC(2024, 0, 1) + n * 18_020_000).toISOString();
const NOW = new Date('2026-11-27T12:00:00Z');

const fileOf = <Row>(columns: Columns<Row>, rows: AsyncIterable<Row[]>) =>
  buffer(tableText(columns, rows, csvStyles.excel));

/** Exports that their own import reads again; `open` opens an empty database. */
export function mirrorContract(open: () => Promise<Opened>): void {
  test('a thousand subscribers in every state are the same after an export and an import into a fresh site', async () => {
    const export_ = ({ connection }: Opened) => fileOf(subscriberColumns, eachSubscriber(connection, {}));
    const first = await open();
    await fill(first, 'newsletter_subscribers', subscriberOf);
    const text = await export_(first);

    const table = await readImport(new File([Uint8Array.from(text)], 'abonnes.csv'));
    const rows = linesOf(table, guessReading(table)).map(({ number, verdict, ...row }) => row);
    const fresh = await open();
    const verdicts: string[] = [];
    for (let from = 0; from < MANY; from += 100) {
      const piece = importCheck.parse({ rows: rows.slice(from, from + 100) });
      const site = { fingerprints: () => ['none'], now: () => NOW };
      const more = { actor: 'alix', at: NOW.toISOString() };
      verdicts.push(...(await fresh.queue.write((writer) => importRows(site, writer, { ...piece, ...more }))));
    }
    expect(new Set(verdicts)).toEqual(new Set(['new', 'kept']));
    expect((await export_(fresh)).toString().split('\r\n')).toEqual(text.toString().split('\r\n'));
  });

  test.each(['CSV', 'JSON'] as const)(
    'a thousand requests in every state are the same after an export and an import into a fresh site (%s)',
    async (format) => {
      const files = new Map<string, Buffer>();
      const folder = {
        put(content: Buffer) {
          const name = createHash('sha256').update(content).digest('hex');
          files.set(name, content);
          return name;
        },
        get: (name: string) => files.get(name) ?? Buffer.alloc(0),
      };
      const rows = ({ connection }: Opened) => requestsWhole(connection, folder);
      const first = await open();
      await fill(first, 'leads', leadOf);
      await writeOnEach(first);
      const text = await (format === 'CSV' ? fileOf(leadTable, rows(first)) : buffer(jsonText(rows(first))));
      const before = await allOf(rows(first));

      const table =
        format === 'CSV' ? { ...(await readCsv(Uint8Array.from(text).buffer)), guarded: true } : jsonTable(text);
      const { leads, inMessage } = leadsOfTable(table, { now: NOW });
      expect(inMessage).toEqual([]);
      const fresh = await open();
      const importing = { now: NOW, file: 'demandes', folder, erasureMarks: () => ['none'] };
      const read = leads.map(({ lead }) => importedLead.parse(lead));
      const verdicts = await fresh.queue.write((writer) => importLeads(writer, read, importing));
      expect(new Set(verdicts)).toEqual(new Set(['new']));
      if (format === 'CSV') expect((await fileOf(leadTable, rows(fresh))).toString()).toBe(text.toString());
      else {
        expect((await allOf(rows(fresh))).map(contentOf)).toEqual(before.map(contentOf));
        expect(before.flatMap(({ replies }) => replies.flatMap((reply) => reply.files)).length).toBeGreaterThan(300);
        expect(before.filter(({ notes, replies }) => notes.length + replies.length > 0).length).toBeGreaterThan(300);
      }
      expect(new Set(await fresh.queue.write((writer) => importLeads(writer, read, importing)))).toEqual(
        new Set(['present']),
      );
    },
  );
}

const contentOf = ({ id, person_id, updated_at, ...content }: Lead & Correspondence) => content;

async function* requestsWhole(connection: Connection, folder: FileFolder) {
  for await (const leads of eachLead(connection, { quarantine: false }))
    yield await withCorrespondence(connection, leads, folder);
}

/** Adds a note to every fifth request; to each request marked as replied to, a sent reply with a file and a reply never sent. */
async function writeOnEach({ connection, queue }: Opened): Promise<void> {
  const leads = await allOf(eachLead(connection, { quarantine: false }));
  await queue.write(async (writer) => {
    for (const { id, email, created_at, answered_at } of leads) {
      const by = { author: 'alix', created_at };
      const note = { ...by, lead_id: id, body: `Rappeler « ${id} » ;\r\n=1+1` };
      const reply = { ...by, lead_id: id, recipient: email, subject: 'Votre devis', body: 'Bonjour,\n\n"oui"' };
      if (id % 5 === 0) await insert(writer, 'lead_notes', note);
      for (const sent_at of answered_at ? [answered_at, null] : []) {
        const name = `<${id}.${sent_at ? 1 : 2}@exemple.fr>`;
        const row = { ...reply, sent_at, idempotency_key: name, message_id: name, in_reply_to: null };
        const reply_id = await insert(writer, 'lead_replies', row);
        const file = { lead_id: id, reply_id, name: `Étude ${id}.pdf` };
        if (sent_at) await storeAttachment(writer, { ...file, created_at: sent_at }, bytesOf(id));
      }
    }
  });
}

/** Content of a file; every hundredth is long enough to take two parts. */
const bytesOf = (id: number): Buffer => Buffer.alloc(id % 100 ? 1000 : 300_000, `${id}`);

async function allOf<Row>(pieces: AsyncIterable<Row[]>): Promise<Row[]> {
  const all: Row[] = [];
  for await (const piece of pieces) all.push(...piece);
  return all;
}

function leadOf(n: number, person_id: number) {
  const email = n % 9 ? `client.${n}@exemple.fr` : '';
  const message =
    [
      `Téléphone : 06 12 34 ${String(n).padStart(4, '0')}\nDescription : Une étude ; "la mienne"\nBudget : non précisé`,
      `=1+1;'-2\nune suite, de plus`,
      null,
    ][n % 3] ?? null;
  const service = [null, 'Étude de marché', 'Étude de marché - 120€', 'Autre chose'][n % 4] ?? null;
  const status = leadStatuses[n % 5]?.code ?? 'nouveau';
  return {
    ...{ reference: `DEV-2024-${String(n + 1).padStart(4, '0')}`, name: `Client ${n}`, email },
    ...{ first_name: n % 2 ? 'Marie Laure' : null, company: n % 6 ? `+Atelier ${n}` : null },
    ...{ service, service_code: serviceCodeOf(service), ...answersIn(message), phone_key: null },
    ...{ person_id, status, status_reason: n % 5 ? null : 'Trop cher' },
    ...{ amount_cents: n % 7 ? null : 12_345 + n, follow_up_on: n % 8 ? null : '2026-12-01' },
    ...{ follow_up_time: n % 16 ? '' : '09:30', origin: n % 9 ? null : ('telephone' as const) },
    ...{
      first_page: '/',
      form_page: '/services/etude',
      opener: 'hero',
      referrer_host: n % 4 ? null : 'www.exemple.fr',
    },
    ...{ utm: n % 10 ? null : '{"utm_source":"lettre"}', answered_at: n % 3 ? null : at(n + 1) },
    ...{ created_at: at(n), updated_at: at(n) },
  };
}

function subscriberOf(n: number, person_id: number) {
  const status = subscriberStates[n % 4]?.code ?? 'pending';
  const since = n % 7 === 0 ? null : at(n);
  return {
    ...{ email: `abonné.${n}@exemple.fr`, status, token_nonce: `${n}`, person_id },
    ...{ consent_text_version: n % 3 ? 'v2' : null, consent_at: at(n), consent_source: '=SOMME(A1)' },
    ...{ confirmation_sent_at: since, confirmation_mail_id: since && `<${n}@exemple.fr>` },
    confirmed_at: status === 'pending' ? null : since,
    left_at: status === 'left' ? at(n + 1) : null,
    stopped_at: status === 'stopped' ? at(n + 2) : null,
    stop_reason: status === 'stopped' ? (stopReasons[n % 3]?.code ?? null) : null,
    stop_answer: status === 'stopped' ? `550 5.1.1; "unknown", '=1` : null,
    ...{ imported_at: n % 5 ? null : at(n), imported_by: n % 5 ? null : 'alix' },
    ...{ created_at: at(n), updated_at: at(n) },
  };
}

/** Writes a thousand rows, a hundred at a time, all of one person: an exported file contains no person. */
const fill = <Table extends 'leads' | 'newsletter_subscribers'>(
  { queue }: Opened,
  table: Table,
  rowOf: (n: number, person: number) => InsertObject<Schema, Table>,
) =>
  queue.write(async (writer) => {
    const person = await personOf(writer, 'une@exemple.fr');
    for (let from = 0; from < MANY; from += 100) {
      const rows = Array.from({ length: 100 }, (_, n) => rowOf(from + n, person));
      await run(writer, build.insertInto(table).values(rows));
    }
  });
