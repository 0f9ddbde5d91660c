import type { ImportLine } from '../../../data/api/people.ts';
import { bareCell } from '../../../data/entry/csvCells.ts';
import { FileRefusal, readCsv, type TableFile } from '../../../data/entry/readCsv.ts';
import { type DayOrder, unclearDay } from '../../../data/entry/writtenMoment.ts';
import { lineState } from '../../../data/people/importedState.ts';
import { type ImportVerdict, importLimits } from '../../../data/people/personWords.ts';
import { isOwnFile, keptColumns, subscriberTitles } from '../../../data/people/subscriberFile.ts';

export const importColumns = ['email', 'consent_at', 'source', 'state'] as const;
export type ImportColumn = (typeof importColumns)[number];
type Columns = Record<ImportColumn, number>;

/**
 * Titles accepted for each column, best first. Other dates (a birthday) must not be taken for the day of consent, nor a postal address for
 * the mail address.
 */
const NAMES: Record<ImportColumn, readonly RegExp[]> = {
  email: [/^(e-?mail|courriel)( ?address)?$/i, /^(e-?mail|courriel|mail|adresse (e-?)?mail)/i, /^adresse$/i],
  consent_at: [
    /^consentement le$/i,
    /^(consent|opt-?in)/i,
    /^(confirmé le|confirm(ed)?_?(at|time))/i,
    /^(inscrit le|subscribed_?(at|on)|subscription.?date|creat(ed|ion.?date)|added.?(time|at|on)|date d.inscription|date$)/i,
    /^date(?!.*(naissance|birth))/i,
    /^(timestamp|horodat)/i,
  ],
  source: [/^source du consentement$/i, /^source/i, /^(page|origine|form)/i],
  state: [
    /^(état|etat|statut|status|state)$/i,
    /^(subscribed_to_emails|subscribed|type|subscriber.?type)$/i,
    /^(statut|status|(subscri(ber|ption)|global|list|email).?status)/i,
  ],
};

/**
 * Reads the titles and lines of a chosen file.
 * @throws FileRefusal with the reason.
 */
export async function readImport(file: File, separator?: string): Promise<TableFile> {
  if (file.size > importLimits.bytes) throw new FileRefusal('Ce fichier dépasse 4 Mio : découpez-le.');
  const table = await readCsv(await file.arrayBuffer(), separator);
  if (table.rows.length > importLimits.rows) throw new FileRefusal('Ce fichier a plus de 20 000 lignes : découpez-le.');
  return table;
}

/** Guesses which column has which field, by the titles; -1 for a field without a column. */
export function guessColumns(titles: readonly string[]): Columns {
  const named = (column: ImportColumn) =>
    NAMES[column].map((name) => titles.findIndex((title) => name.test(title))).find((index) => index >= 0) ?? -1;
  return Object.fromEntries(importColumns.map((column) => [column, named(column)])) as Columns;
}

/** A line of the file with its verdict; `number` is the line's number in a spreadsheet. */
export interface JudgedLine extends ImportLine {
  number: number;
  verdict: ImportVerdict;
}

/** Choices of how to read a file. */
export interface Reading {
  columns: Columns;
  /** Values for the lines whose own cell is empty. */
  whole: Pick<ImportLine, 'consent_at' | 'source'>;
  /** Order of day and month in the file's dates; undefined until the owner has chosen it. */
  days: DayOrder | undefined;
}

/** Guesses how to read a file, from its titles. */
export const guessReading = ({ titles }: TableFile): Reading => ({
  columns: guessColumns(titles),
  whole: { consent_at: '', source: '' },
  days: undefined,
});

/** Converts the rows of a file to lines for the API; of a file exported by this program, every column is kept. */
export function linesOf(
  { titles, rows }: TableFile,
  { columns, whole }: Pick<Reading, 'columns' | 'whole'>,
): JudgedLine[] {
  const isOwn = isOwnFile(titles);
  const seen = new Set<string>();
  return rows.map(({ number, cells }) => {
    const at = (index: number, most: number) => {
      const cell = cells[index] ?? '';
      return (isOwn ? bareCell(cell) : cell).slice(0, most);
    };
    const email = at(columns.email, importLimits.email);
    const key = email.toLowerCase();
    const verdict = key !== '' && seen.has(key) ? 'twice' : 'new';
    seen.add(key);
    const own = keptColumns.map((column) => [column, at(titles.indexOf(subscriberTitles[column]), importLimits.kept)]);
    return {
      ...{ number, email, verdict },
      consent_at: at(columns.consent_at, importLimits.date) || whole.consent_at,
      source: at(columns.source, importLimits.source) || whole.source,
      state: lineState(titles, cells, columns.state),
      ...(isOwn && { kept: Object.fromEntries(own) as NonNullable<ImportLine['kept']> }),
    };
  });
}

/** Returns a date of the file whose day and month may be confused; undefined if there is none. */
export const dayToAsk = ({ titles, rows }: TableFile, { columns }: Reading): string | undefined =>
  isOwnFile(titles) ? undefined : unclearDay(rows.map(({ cells }) => cells[columns.consent_at] ?? ''));
