import type { JournalRow } from '../data/api/accounts.ts';
import type { Quote } from '../data/api/quotes.ts';
import type { ContractNotice, Lead, Subscriber } from '../data/api/rows.ts';
import { labelOf } from '../data/choices.ts';
import { stopReasons } from '../data/desk/bounceWords.ts';
import type { ExportFormat } from '../data/desk/deskKinds.ts';
import { journalAuthor, journalKinds, journalSentence } from '../data/desk/journalActions.ts';
import { guardCell } from '../data/entry/csvCells.ts';
import { PARIS } from '../data/french/timeInParis.ts';
import { contractNoticeKinds } from '../data/leads/contractNotices.ts';
import { statusOf } from '../data/leads/firstReply.ts';
import { leadColumns as titles } from '../data/leads/leadColumns.ts';
import { messageOf } from '../data/leads/leadMessage.ts';
import { serviceAsSent, serviceName } from '../data/leads/leadService.ts';
import { leadOrigins } from '../data/people/personWords.ts';
import { fileColumns, subscriberTitles } from '../data/people/subscriberFile.ts';
import { acceptedWays, inCents, natureOf, qualities, quoteStatuses, receiptMeans } from '../data/quotes/quoteWords.ts';

import type { BookLine } from '../database/quotes/quoteList.ts';

/** Format of a table: for Excel as it is set up in France, or by RFC 4180. */
export interface CsvStyle {
  separator: ',' | ';';
  /** Excel reads UTF-8 only after this mark. */
  mark: '' | '\ufeff';
}

export const csvStyles = {
  excel: { separator: ';', mark: '\ufeff' },
  rfc4180: { separator: ',', mark: '' },
} as const satisfies Record<ExportFormat, CsvStyle>;

/** A cell of the table; in quotes where its text contains the separator, a quote or a line break. */
function cell(value: string, separator: string): string {
  const text = guardCell(value);
  return text.includes(separator) || /["\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * One line of the table. An apostrophe precedes a cell that a spreadsheet might run as a formula, with whatever separator it reads the
 * file.
 */
export const csvLine = (values: readonly string[], { separator }: CsvStyle): string =>
  `${values.map((value) => cell(value, separator)).join(separator)}\r\n`;

const paris = new Intl.DateTimeFormat('sv-SE', {
  ...PARIS,
  dateStyle: 'short',
  timeStyle: 'medium',
});
/** `2026-03-01 14:05:00` in Paris: sorts as text, and every spreadsheet reads it as a date. */
export const moment = (iso: string | null): string => (iso ? paris.format(new Date(iso)) : '');
const euros = (cents: number | null, { separator }: CsvStyle): string =>
  cents === null ? '' : (cents / 100).toFixed(2).replace('.', separator === ';' ? ',' : '.');

/** The columns of a table: title and value. */
export type Columns<Row> = readonly (readonly [title: string, value: (row: Row, style: CsvStyle) => string | null])[];

/** Columns of the leads; `import leads` recognises an exported file by these titles. */
export const leadTable: Columns<Lead> = [
  [titles.reference.title, (lead) => lead.reference],
  [titles.created_at.title, (lead) => moment(lead.created_at)],
  [titles.name.title, (lead) => lead.name],
  [titles.email.title, (lead) => lead.email],
  [titles.company.title, (lead) => lead.company],
  ['Service', serviceName],
  [titles.message.title, messageOf],
  [titles.status.title, statusOf],
  [titles.status_reason.title, (lead) => lead.status_reason],
  [titles.amount.title, (lead, style) => euros(lead.amount_cents, style)],
  [titles.follow_up.title, (lead) => [lead.follow_up_on, lead.follow_up_time].filter(Boolean).join(' ')],
  [titles.origin.title, (lead) => lead.origin && labelOf(leadOrigins, lead.origin)],
  [titles.first_page.title, (lead) => lead.first_page],
  [titles.form_page.title, (lead) => lead.form_page],
  [titles.opener.title, (lead) => lead.opener],
  [titles.referrer_host.title, (lead) => lead.referrer_host],
  [titles.utm.title, (lead) => lead.utm],
  [titles.service.title, serviceAsSent],
  [titles.first_name.title, (lead) => lead.first_name],
  [titles.answered_at.title, (lead) => moment(lead.answered_at)],
];
export const subscriberColumns: Columns<Subscriber> = fileColumns.map((column) => [
  subscriberTitles[column],
  (row) => {
    if (column === 'stop_reason') return row.stop_reason && labelOf(stopReasons, row.stop_reason);
    return /_at$/.test(column) ? moment(row[column]) : row[column];
  },
]);

export const contractNoticeColumns: Columns<ContractNotice> = [
  ['Référence', (row) => row.reference],
  ['Nature', (row) => labelOf(contractNoticeKinds, row.kind)],
  ['Reçue le', (row) => moment(row.created_at)],
  ['Nom', (row) => row.name],
  ['Email', (row) => row.email],
  ['Contrat', (row) => row.contract],
  ['Fin souhaitée', (row) => row.wished_end],
  ['Accusé envoyé le', (row) => moment(row.receipt_sent_at)],
  ['Classée le', (row) => moment(row.filed_at)],
  ['Classée par', (row) => row.filed_by],
];

export const journalColumns: Columns<JournalRow> = [
  ['Le', (line) => moment(line.at)],
  ['Genre', (line) => labelOf(journalKinds, line.kind)],
  ['Quoi', (line) => journalSentence(line.action, line.subject, line.amount)],
  ['Par', (line) => journalAuthor(line.origin, line.account)],
];

export const quoteColumns: Columns<Omit<Quote, 'id' | 'lead_id' | 'words' | 'scope'>> = [
  ['Numéro', (row) => row.number],
  ['État', (row) => labelOf(quoteStatuses, row.status)],
  ['Client', (row) => row.client],
  ['Qualité', (row) => labelOf(qualities, row.quality)],
  ['Nature', (row) => natureOf(row.lines)],
  ['Envoyé le', (row) => moment(row.sent_at)],
  ['Valable jusqu’au', (row) => row.valid_until],
  ['Accepté le', (row) => moment(row.accepted_at)],
  ['Accepté', (row) => row.accepted_how && labelOf(acceptedWays, row.accepted_how)],
  ['Total', (row, style) => euros(inCents(row.total), style)],
  ['À la commande', (row, style) => euros(inCents(row.deposit), style)],
  ['Reçu', (row, style) => euros(inCents(row.receipts.reduce((sum, { amount }) => sum + amount, 0)), style)],
];

/** The book of receipts: when, which document, from whom, for what, how much, by which means (CGI, 50-0; C. com. L123-28). */
export const receiptColumns: Columns<BookLine> = [
  ['Date', (row) => row.received_on],
  ['Référence', (row) => row.number],
  ['Client', (row) => row.client],
  ['Nature', (row) => `${natureOf(row.lines)}, ${row.kind === 'deposit' ? 'versement à la commande' : 'solde'}`],
  ['Montant', (row, style) => euros(row.amount_cents, style)],
  ['Moyen', (row) => labelOf(receiptMeans, row.means)],
];

/** Yields a table's text while its rows are read, beginning with the column titles unless the table continues another one. */
export async function* tableText<Row>(
  columns: Columns<Row>,
  rows: AsyncIterable<Row[]>,
  style: CsvStyle,
  titled = true,
): AsyncGenerator<string> {
  const named = columns.map(([title]) => title);
  if (titled) yield style.mark + csvLine(named, style);
  for await (const some of rows) {
    const line = (row: Row) =>
      csvLine(
        columns.map(([, value]) => value(row, style) ?? ''),
        style,
      );
    const text = some.map(line).join('');
    if (text) yield text;
  }
}

/** A list of rows as JSON, one a line. */
export async function* jsonText<Row>(rows: AsyncIterable<Row[]>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const some of rows)
    for (const row of some) {
      yield before + JSON.stringify(row);
      before = ',\n';
    }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
