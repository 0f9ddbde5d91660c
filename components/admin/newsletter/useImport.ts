import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ImportLine } from '../../../data/api/people.ts';
import type { ImportVerdicts } from '../../../data/api/responses.ts';
import type { DayOrder } from '../../../data/entry/writtenMoment.ts';
import { importLimits as limits } from '../../../data/people/personWords.ts';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { SUBSCRIBERS } from '../deskQueries.ts';
import { refresh } from '../refresh.ts';
import type { JudgedLine } from './importFile.ts';

const PATH = '/api/admin/subscribers/import';

/** Returns how many of the first rows fit into a single API call. */
function pieceFrom(rows: readonly ImportLine[]): number {
  let [count, bytes] = [0, 0];
  for (const row of rows.slice(0, limits.piece)) {
    bytes += new TextEncoder().encode(JSON.stringify(row)).length;
    if (count > 0 && bytes > limits.pieceBytes) break;
    count += 1;
  }
  return count;
}

/**
 * Import of a file: sends its lines in batches for their verdicts, then the new ones in batches to add them. `done` counts the lines
 * processed.
 */
export function useImport(days: DayOrder) {
  const queries = useQueryClient();
  const [done, setDone] = useState(0);
  const inPieces = async (lines: JudgedLine[], send: (rows: ImportLine[], from: number) => Promise<ImportVerdicts>) => {
    const judged: JudgedLine[] = [];
    const rows = lines.map(({ number, verdict, ...row }) => row);
    for (let from = 0; from < lines.length; ) {
      setDone(from);
      const count = pieceFrom(rows.slice(from, from + limits.piece));
      const { verdicts } = await send(rows.slice(from, from + count), from);
      const piece = lines.slice(from, from + count);
      judged.push(...piece.map((line, index) => ({ ...line, verdict: verdicts[index] ?? line.verdict })));
      from += count;
    }
    return judged;
  };
  const check = useMutation({
    mutationFn: async (lines: JudgedLine[]) => {
      const once = lines.filter(({ verdict }) => verdict !== 'twice');
      const judged = await inPieces(once, (rows) => callConfirmed('POST', `${PATH}/check`, { rows, days }));
      return [...judged, ...lines.filter(({ verdict }) => verdict === 'twice')].sort((a, b) => a.number - b.number);
    },
  });
  const add = useMutation({
    mutationFn: (lines: JudgedLine[]) =>
      inPieces(lines, (rows, from) =>
        callConfirmed('POST', PATH, { rows, days, ...(from === 0 && { announced: lines.length }) }),
      ),
    onSettled: () => Promise.all(SUBSCRIBERS.map((path) => refresh(queries, path))),
  });
  return { check, add, done };
}
