import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportVerdicts } from '../../../data/api/answers.ts';
import type { ImportLine } from '../../../data/api/people.ts';
import { importedState } from '../../../data/people/importedState.ts';
import { type ImportVerdict, importLimits, importLimits as limits } from '../../../data/people/personWords.ts';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { SUBSCRIBERS } from '../deskQueries.ts';
import { DeskRefusal } from '../list/ListState.tsx';
import { refresh } from '../refresh.ts';

/** A file of subscribers: its titles, and the lines under them. */
interface CsvFile {
  name: string;
  titles: string[];
  rows: string[][];
}

export const importColumns = ['email', 'consent_at', 'source', 'state'] as const;
export type ImportColumn = (typeof importColumns)[number];

/** Accepted names of each column, the best first; a date or address other than the consent's is not matched. */
const NAMES: Record<ImportColumn, readonly RegExp[]> = {
  email: [/^(e-?mail|courriel)( ?address)?$/i, /^(e-?mail|courriel|mail|adresse (e-?)?mail)/i, /^adresse$/i],
  consent_at: [
    /^consentement le$/i,
    /^(consent|opt-?in)/i,
    /^(confirmé le|confirm(ed)?_?(at|time))/i,
    /^(inscrit le|subscribed_?(at|on)|created|date d.inscription|date$)/i,
    /^date(?!.*(naissance|birth))/i,
  ],
  source: [/^source du consentement$/i, /^source/i, /^(page|origine|form)/i],
  state: [
    /^(état|etat|statut|status|state)$/i,
    /^(subscribed_to_emails|email_?(black|block)listed|(black|block)listed|unsubscribed|subscribed|type)$/i,
    /^(statut|status|subscri(ber|ption).?status)/i,
  ],
};

/** Reads a file as spreadsheets write it: UTF-8, UTF-16 or the Windows alphabet, whatever separator. @throws DeskRefusal what is wrong with it. */
export async function readCsv(file: File): Promise<CsvFile> {
  if (file.size > importLimits.bytes) throw new DeskRefusal('Ce fichier dépasse 4 Mio : découpez-le.');
  const bytes = await file.arrayBuffer();
  const { default: Papa } = await import('papaparse');
  const text = decode(bytes);
  // Old exports of Excel and Contao say their separator in a line before the titles.
  const [said = '', delimiter = ''] = /^"?sep=(.)"?\r?\n/i.exec(text) ?? [];
  const { data, errors } = Papa.parse<string[]>(text.slice(said.length), { delimiter, skipEmptyLines: 'greedy' });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    throw new DeskRefusal(
      `Ligne ${(broken.row ?? 0) + (said ? 2 : 1)} : un guillemet n’est pas fermé. Rien n’est importé.`,
    );
  const [titles = [], ...rows] = data;
  if (rows.length === 0) throw new DeskRefusal('Ce fichier n’a pas de ligne sous ses titres.');
  if (rows.length > importLimits.rows) throw new DeskRefusal('Ce fichier a plus de 20 000 lignes : découpez-le.');
  return { name: file.name, titles: titles.map((title) => title.trim()), rows };
}

/** Zero bytes and a byte order mark are how Excel's « Texte Unicode » begins; without the mark they are no text. */
function decode(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes);
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  if (new Uint8Array(bytes).includes(0))
    throw new DeskRefusal('Ce fichier n’est pas du texte : dans votre tableur, enregistrez-le au format CSV.');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** Which column is which, by its title; -1 where none looks like it. */
export function guessColumns(titles: readonly string[]): Record<ImportColumn, number> {
  const named = (column: ImportColumn) =>
    NAMES[column].map((name) => titles.findIndex((title) => name.test(title))).find((index) => index >= 0) ?? -1;
  return Object.fromEntries(importColumns.map((column) => [column, named(column)])) as Record<ImportColumn, number>;
}

const PATH = '/api/admin/subscribers/import';

/** A line of the file with what becomes of it; `number` is as a spreadsheet counts. */
export interface JudgedLine extends ImportLine {
  number: number;
  verdict: ImportVerdict;
}

/** A file's lines, judged in pieces and then, those that are new, added in pieces. `done` counts what was gone through. */
export function useImport() {
  const queries = useQueryClient();
  const [done, setDone] = useState(0);
  const inPieces = async (lines: JudgedLine[], send: (rows: ImportLine[], from: number) => Promise<ImportVerdicts>) => {
    const judged: JudgedLine[] = [];
    for (let from = 0; from < lines.length; from += limits.piece) {
      setDone(from);
      const piece = lines.slice(from, from + limits.piece);
      const rows = piece.map(({ email, consent_at, source, state }) => ({ email, consent_at, source, state }));
      const { verdicts } = await send(rows, from);
      judged.push(...piece.map((line, index) => ({ ...line, verdict: verdicts[index] ?? line.verdict })));
    }
    return judged;
  };
  const check = useMutation({
    mutationFn: async ({ file, columns }: { file: CsvFile; columns: Record<ImportColumn, number> }) => {
      const lines = linesOf(file, columns);
      const once = lines.filter(({ verdict }) => verdict !== 'twice');
      const judged = await inPieces(once, (rows) => callConfirmed('POST', `${PATH}/check`, { rows }));
      return [...judged, ...lines.filter(({ verdict }) => verdict === 'twice')].sort((a, b) => a.number - b.number);
    },
  });
  const add = useMutation({
    mutationFn: (lines: JudgedLine[]) =>
      inPieces(lines, (rows, from) =>
        callConfirmed('POST', PATH, { rows, ...(from === 0 && { announced: lines.length }) }),
      ),
    onSettled: () => Promise.all(SUBSCRIBERS.map((path) => refresh(queries, path))),
  });
  return { check, add, done };
}

function linesOf({ titles, rows }: CsvFile, columns: Record<ImportColumn, number>): JudgedLine[] {
  const seen = new Set<string>();
  return rows.map((cells, index) => {
    const cell = (column: ImportColumn) => (cells[columns[column]] ?? '').trim().slice(0, LONGEST[column]);
    const email = cell('email');
    const key = email.toLowerCase();
    const verdict = key !== '' && seen.has(key) ? 'twice' : 'new';
    seen.add(key);
    const state = importedState(titles[columns.state] ?? '', cell('state'));
    return { number: index + 2, email, consent_at: cell('consent_at'), source: cell('source'), state, verdict };
  });
}

const LONGEST: Record<ImportColumn, number> = {
  email: limits.email,
  consent_at: limits.date,
  source: limits.source,
  state: limits.source,
};
