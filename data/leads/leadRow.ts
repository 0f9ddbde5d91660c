import { bareCell } from '../entry/csvCells.ts';
import { FileRefusal, type TableFile } from '../entry/readCsv.ts';
import { readEuros } from '../entry/readEuros.ts';
import { type DayOrder, unclearDay, writtenMoment } from '../entry/writtenMoment.ts';
import { fold } from '../french/spellings.ts';
import { leadOrigins } from '../people/personWords.ts';
import { inCents } from '../quotes/quoteWords.ts';
import { leadSteps } from './firstReply.ts';
import { answerNames, eachAnswer } from './leadAnswers.ts';
import { type LeadColumn, leadColumnsOf } from './leadColumns.ts';
import { answersIn, withPhone } from './leadMessage.ts';

interface Reading {
  now: Date;
  order?: DayOrder | undefined;
}

type Cells = Partial<Record<LeadColumn, string | null>>;

/** A cell of an imported file; null for a JSON null. */
type Cell = string | null;

export interface LeadTable extends Omit<TableFile, 'rows'> {
  rows: { number: number; cells: Cell[] }[];
  /**
   * Whether cells may begin with an apostrophe added by `guardCell`, so that a spreadsheet does not run the text as a formula; the import
   * removes it.
   */
  guarded: boolean;
}

/**
 * Converts JSON, a list of objects or an API response that holds one, to titles and cells.
 * @throws FileRefusal when the JSON is neither, SyntaxError when the text is no JSON.
 */
export function jsonTable(text: { toString(): string }): LeadTable {
  const json: unknown = JSON.parse(text.toString());
  const list: unknown[] = (Array.isArray(json) ? json : Object.values(json as object).find(Array.isArray)) ?? [];
  const objects = list.filter((one): one is Record<string, unknown> => typeof one === 'object' && one !== null);
  if (objects.length < list.length || list.length === 0) throw new FileRefusal('une liste de demandes est attendue.');
  const titles = [...new Set(objects.flatMap((one) => Object.keys(one)))];
  const rows = objects.map((one, index) => ({ number: index + 1, cells: titles.map((title) => jsonCell(one[title])) }));
  return { titles, rows, guarded: false };
}

const jsonCell = (value: unknown): Cell =>
  value === null || value === undefined ? null : typeof value === 'object' ? JSON.stringify(value) : String(value);

/**
 * Converts a table to requests for the import's schema (`data/api/leadImport.ts`), and lists the columns that became fields, those added to
 * the request's text, and a date the owner must clarify.
 */
export function leadsOfTable({ titles, rows, guarded }: LeadTable, reading: Reading) {
  const { taken, others, isOwn } = leadColumnsOf(titles);
  const dates = [...taken].find(([, column]) => column === 'created_at')?.[0] ?? -1;
  const toAsk = isOwn ? undefined : unclearDay(rows.map(({ cells }) => cells[dates] ?? ''));
  const ownText = guarded ? bareCell : (cell: string) => cell;
  const textOf = (cell: Cell | undefined) =>
    cell ? (isOwn ? ownText(cell) : cell.replace(/\r\n?/g, '\n')) : guarded ? null : (cell ?? null);
  const leads = rows.map(({ number, cells }) => {
    const cellOf: Cells = {};
    for (const [index, column] of taken) cellOf[column] = textOf(cells[index]);
    const rest = others.flatMap((index) => (cells[index] ? [`${titles[index]} : ${cells[index]}`] : []));
    return { number, lead: leadOf(cellOf, rest, reading, isOwn) };
  });
  const named = (indexes: readonly number[]) => indexes.map((index) => titles[index] ?? '');
  return { leads, toAsk, columns: named([...taken.keys()]), inMessage: named(others) };
}

/**
 * Builds a request from the cells of a row. Unreadable values are kept, so that the schema refuses them; unmatched columns are added to the
 * request's text.
 */
function leadOf(cellOf: Cells, rest: readonly string[], { now, order = 'dmy' }: Reading, isOwn: boolean) {
  const momentOf = (text: string | null | undefined) => (text ? (writtenMoment(text, { now, order }) ?? text) : null);
  const step = stepOf(cellOf.status);
  const unread = cellOf.status && !step ? [`Statut : ${cellOf.status}`] : [];
  const created_at = momentOf(cellOf.created_at);
  const [day = null, time = ''] = cellOf.follow_up?.split(' ') ?? [];
  const origin = leadOrigins.find(({ code, label }) => code === cellOf.origin || label === cellOf.origin)?.code;
  return {
    ...{ reference: cellOf.reference || null, created_at, email: cellOf.email ?? '', name: nameOf(cellOf, isOwn) },
    first_name: cellOf.first_name || null,
    ...{ company: cellOf.company ?? null, service: cellOf.service ?? null },
    ...answersOf(cellOf, [...unread, ...rest]),
    status: !step || step === 'repondu' ? 'nouveau' : step,
    status_reason: cellOf.status_reason || null,
    amount_cents: cellOf.amount_cents ? Number(cellOf.amount_cents) : centsOf(cellOf.amount),
    follow_up_on: cellOf.follow_up_on || day || null,
    follow_up_time: cellOf.follow_up_time || time,
    origin: origin ?? null,
    ...{ first_page: cellOf.first_page || null, form_page: cellOf.form_page || null, opener: cellOf.opener || null },
    ...{ referrer_host: cellOf.referrer_host || null, utm: cellOf.utm || null },
    answered_at: momentOf(cellOf.answered_at) ?? (step === 'repondu' ? (created_at ?? now.toISOString()) : null),
    ...{ quarantine: cellOf.quarantine || 'none', quarantine_reasons: cellOf.quarantine_reasons || null },
    ...{ notes: listOf(cellOf.notes), replies: listOf(cellOf.replies) },
  };
}

/** Parses a JSON list written in a cell; any other text is returned unchanged, for the schema to refuse. */
function listOf(text: string | null | undefined): unknown {
  try {
    return text ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
}

const stepOf = (status: string | null | undefined) =>
  leadSteps.find(({ code, label }) => status && [fold(code), fold(label)].includes(fold(status).trim()))?.code;

/**
 * Name of the person in a row of an imported file, from its columns of first and last name; without a name, their address or number. The
 * site's own export (`isOwn`) has the whole name in one column.
 */
function nameOf({ name, first_name, email, phone }: Cells, isOwn: boolean): string {
  if (isOwn || !first_name || name?.startsWith(first_name)) return name || first_name || email || phone || '';
  return `${first_name} ${name ?? ''}`.trim();
}

/** Converts an amount to cents; a text that is no amount becomes NaN, which the schema refuses. */
const centsOf = (amount: string | null | undefined): number | null => (amount ? inCents(readEuros(amount)) : null);

/** Returns the answers of an imported request: from their own columns if the file has any, else by splitting its message. */
function answersOf(cellOf: Cells, rest: readonly string[]) {
  const { message = null, phone } = cellOf;
  const isApart = answerNames.some((name) => name !== 'phone' && cellOf[name] !== undefined);
  const answers = isApart
    ? eachAnswer((name) => (name === 'description' ? (cellOf.description ?? message) : (cellOf[name] ?? null)))
    : answersIn(message);
  const known = phone && !isApart ? { ...answers, ...withPhone(answers, phone) } : answers;
  if (rest.length === 0) return known;
  return { ...known, description: [known.description, ...rest].filter(Boolean).join('\n') };
}
