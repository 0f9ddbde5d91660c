import type { Router } from 'express';
import type { PersonRecord } from '../../../../data/api/people.ts';
import { exportQuery } from '../../../../data/api/queries.ts';
import { labelOf } from '../../../../data/choices.ts';
import { outboxKinds } from '../../../../data/desk/mailWords.ts';
import { recipientStates } from '../../../../data/letters/letterWords.ts';
import { writeJournal } from '../../../../database/accounts/journal.ts';
import { addPersonEvent } from '../../../../database/people/people.ts';
import { personBin } from '../../../../database/people/personRecord.ts';
import {
  type Columns,
  type CsvStyle,
  contractNoticeColumns,
  csvStyles,
  leadTable,
  moment,
  quoteColumns,
  subscriberColumns,
} from '../../../exportTables.ts';
import { requireRecent } from '../../../security/signIn/session.ts';
import type { Services } from '../../../services.ts';
import { asking, authorOf, idOf, resource } from '../../route.ts';
import { sendTable } from '../exports.ts';
import { sendWithFiles } from '../leads/leadRecords.ts';
import { readPersonRecord } from './people.ts';

/**
 * `GET /api/admin/people/:id/export.json` and `.csv`: all the site holds of a person, including rows in the bin (GDPR, articles 15 and 20).
 * Each export is noted in their history. Files attached to replies are only in the JSON.
 */
export function personExportRoutes(router: Router, services: Services): void {
  const { connection, queue, live, now } = services;
  const recent = requireRecent(services);
  const note = async (id: number, format: 'json' | 'csv', author: ReturnType<typeof authorOf>) => {
    await queue.write(async (writer) => {
      await addPersonEvent(writer, id, { kind: 'exported', detail: { format }, ...author });
      await writeJournal(writer, { action: 'person-exported', account: author.actor, at: author.at });
    });
    live.publish({ kind: 'people' });
  };
  resource(router, '/people/:id/export.json', {
    get: [
      recent,
      async (request, response) => {
        const author = authorOf(response, now);
        const { success, ...record } = await readPersonRecord(connection, idOf(request), Number.MAX_SAFE_INTEGER);
        const { id } = record.person;
        await note(id, 'json', author);
        const whole = { exported_at: author.at, ...record, binned: await personBin(connection, id) };
        response.attachment(`personne-${id}.json`).type('application/json; charset=utf-8');
        await sendWithFiles(response, connection, whole, record.requests);
      },
    ],
  });
  resource(router, '/people/:id/export.csv', {
    get: [
      recent,
      asking(exportQuery, async ({ format }, request, response) => {
        const record = await readPersonRecord(connection, idOf(request), Number.MAX_SAFE_INTEGER);
        const { id } = record.person;
        await note(id, 'csv', authorOf(response, now));
        const style = csvStyles[format];
        const { columns, rows } = personTable({ ...record, binned: await personBin(connection, id) }, style);
        await sendTable(response, { name: `personne-${id}`, columns, rows, style, now, titled: true });
      }),
    ],
  });
}

/** One fact of a person: its kind, its request or notice, its time, its name and its value. */
type Fact = readonly [kind: string, reference: string, at: string | null, what: string, value: string];

const columns: Columns<Fact> = [
  ['Rubrique', ([kind]) => kind],
  ['Référence', ([, reference]) => reference],
  ['Date', ([, , at]) => moment(at)],
  ['Donnée', ([, , , what]) => what],
  ['Valeur', ([, , , , value]) => value],
];

type Whole = Omit<PersonRecord, 'binned'> & { binned: Awaited<ReturnType<typeof personBin>> };

/** Everything the site holds of a person as one table, a fact a line, for spreadsheets; nothing is left out. */
function personTable(record: Whole, style: CsvStyle) {
  const of = <Row extends { created_at: string }>(kind: string, row: Row, reference: string, titles: Columns<Row>) =>
    titles.map(([what, value]): Fact => [kind, reference, row.created_at, what, value(row, style) ?? '']);
  const facts: Fact[] = [
    ...record.addresses.map(
      ({ address }, index): Fact => ['Adresse', '', null, index === 0 ? 'principale' : 'réunie', address ?? ''],
    ),
    ...record.requests.flatMap(({ lead, events, notes, mails, replies }) => {
      const { reference } = lead;
      return [
        ...of('Demande', lead, reference, leadTable),
        ...events.map(
          ({ created_at, kind, detail }): Fact => ['Historique', reference, created_at, kind, detail ?? ''],
        ),
        ...notes.map(({ created_at, author, body }): Fact => ['Note', reference, created_at, author, body]),
        ...replies.map((reply): Fact => ['Réponse', reference, reply.created_at, reply.subject, reply.body]),
        ...mails.map(
          (mail): Fact => [
            'Courriel',
            reference,
            mail.sent_at ?? mail.created_at,
            labelOf(outboxKinds, mail.kind),
            mail.state,
          ],
        ),
      ];
    }),
    ...record.subscriptions.flatMap((row) => of('Newsletter', row, '', subscriberColumns)),
    ...record.letters.flatMap(({ email, subject, state, answer, tried_at, settled_at, left_at }): Fact[] => [
      ['Lettre', email, settled_at ?? tried_at, subject, labelOf(recipientStates, state)],
      ...(answer ? [['Lettre', email, settled_at ?? tried_at, 'réponse du serveur', answer] as const] : []),
      ...(left_at ? [['Lettre', email, left_at, 'désinscription après', subject] as const] : []),
    ]),
    ...record.notices.flatMap((row) => of('Contrat', row, row.reference, contractNoticeColumns)),
    ...record.quotes.flatMap((quote) => [
      ...of('Devis', { ...quote, created_at: quote.sent_at ?? '' }, quote.number ?? '', quoteColumns),
      ...quote.receipts.map(
        ({ on, kind, amount }): Fact => ['Versement', quote.number ?? '', `${on}T12:00:00.000Z`, kind, String(amount)],
      ),
    ]),
    ...record.binned.map((row): Fact => ['Corbeille', '', row.binned_at, row.kind, JSON.stringify(row.content)]),
    ...record.events.map((row): Fact => ['Fiche', '', row.created_at, row.kind, row.detail ?? '']),
  ];
  return { columns, rows: inOne(facts) };
}

async function* inOne(facts: Fact[]): AsyncGenerator<Fact[]> {
  yield facts;
}
