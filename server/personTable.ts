import type { PersonFile } from '../data/api/personAnswers.ts';
import { labelOf } from '../data/choices.ts';
import { outboxKinds } from '../data/desk/mailWords.ts';
import { recipientStates } from '../data/letters/letterWords.ts';
import type { personBin } from '../database/people/personFile.ts';
import type { CsvStyle } from './csv.ts';
import { type Columns, contractNoticeColumns, leadColumns, moment, subscriberColumns } from './exportTables.ts';

/** One fact of a person: of what kind, about which request or notice, when, what, and what it says. */
type Fact = readonly [kind: string, reference: string, at: string | null, what: string, value: string];

const columns: Columns<Fact> = [
  ['Rubrique', ([kind]) => kind],
  ['Référence', ([, reference]) => reference],
  ['Date', ([, , at]) => moment(at)],
  ['Donnée', ([, , , what]) => what],
  ['Valeur', ([, , , , value]) => value],
];

type Whole = Omit<PersonFile, 'binned'> & { binned: Awaited<ReturnType<typeof personBin>> };

/** All the site holds of a person as one table, a fact a line: a spreadsheet opens it, and nothing is left out. */
export function personTable(file: Whole, style: CsvStyle) {
  const of = <Row extends { created_at: string }>(kind: string, row: Row, reference: string, titles: Columns<Row>) =>
    titles.map(([what, value]): Fact => [kind, reference, row.created_at, what, value(row, style) ?? '']);
  const facts: Fact[] = [
    ...file.addresses.map(
      ({ address }, index): Fact => ['Adresse', '', null, index === 0 ? 'principale' : 'réunie', address ?? ''],
    ),
    ...file.requests.flatMap(({ lead, events, notes, mails, replies }) => {
      const { reference } = lead;
      return [
        ...of('Demande', lead, reference, leadColumns),
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
    ...file.subscriptions.flatMap((row) => of('Newsletter', row, '', subscriberColumns)),
    ...file.letters.flatMap(({ email, subject, state, answer, tried_at, settled_at, left_at }): Fact[] => [
      ['Lettre', email, settled_at ?? tried_at, subject, labelOf(recipientStates, state)],
      ...(answer ? [['Lettre', email, settled_at ?? tried_at, 'réponse du serveur', answer] as const] : []),
      ...(left_at ? [['Lettre', email, left_at, 'désinscription après', subject] as const] : []),
    ]),
    ...file.notices.flatMap((row) => of('Contrat', row, row.reference, contractNoticeColumns)),
    ...file.binned.map((row): Fact => ['Corbeille', '', row.binned_at, row.kind, JSON.stringify(row.content)]),
    ...file.events.map((row): Fact => ['Fiche', '', row.created_at, row.kind, row.detail ?? '']),
  ];
  return { columns, rows: inOne(facts) };
}

async function* inOne(facts: Fact[]): AsyncGenerator<Fact[]> {
  yield facts;
}
