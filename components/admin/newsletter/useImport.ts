import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportVerdicts } from '../../../data/api/answers.ts';
import type { ImportLine } from '../../../data/api/subscriberImportInput.ts';
import { type ImportVerdict, importLimits as limits } from '../../../data/people/subscriberImport.ts';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { SUBSCRIBERS } from '../deskQueries.ts';
import { refresh } from '../refresh.ts';
import type { CsvFile, ImportColumn } from './readCsv.ts';

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
      const rows = piece.map(({ email, consent_at, source }) => ({ email, consent_at, source }));
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

function linesOf({ rows }: CsvFile, columns: Record<ImportColumn, number>): JudgedLine[] {
  const seen = new Set<string>();
  return rows.map((cells, index) => {
    const cell = (column: ImportColumn) => (cells[columns[column]] ?? '').trim().slice(0, LONGEST[column]);
    const email = cell('email');
    const key = email.toLowerCase();
    const verdict = key !== '' && seen.has(key) ? 'twice' : 'new';
    seen.add(key);
    return { number: index + 2, email, consent_at: cell('consent_at'), source: cell('source'), verdict };
  });
}

const LONGEST: Record<ImportColumn, number> = { email: limits.email, consent_at: limits.date, source: limits.source };
