import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LetterRecord } from '../../../data/api/letters.ts';
import { callApi } from '../../api.ts';
import { formatNumber } from '../../ui/formatNumber.ts';
import { LETTERS } from '../deskQueries.ts';
import { refresh, storeResult } from '../refresh.ts';

export const letterKey = (id: number | string): [string, string] => [LETTERS, String(id)];

/** Mutation for an action on a letter (`pause`, `schedule`…), whose response replaces the letter's record. */
export function useLetterAct(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ act, body = {}, method = 'POST' }: { act: string; body?: object; method?: string }) =>
      callApi<LetterRecord>(method, `${LETTERS}/${id}/${act}`, body),
    onSuccess: async (record) => {
      await storeResult(queries, letterKey(id), record);
      refresh(queries, LETTERS);
    },
  });
}

/** Describes the source of a subscriber's consent: a page of the site, or an imported file that names its source. */
export const saySource = (source: string): string =>
  source.startsWith('/') ? `Inscrits sur la page ${source}` : source;

/** Formats the time that a number of letters takes at a pace an hour. */
export function sayDuration(letters: number, anHour: number): string {
  const minutes = Math.ceil((letters / anHour) * 60);
  if (minutes <= 1) return 'une minute environ';
  if (minutes < 90) return `${minutes} minutes environ`;
  const hours = Math.ceil(minutes / 60);
  if (hours < 48) return `${hours} heures environ`;
  return `${formatNumber(Math.ceil(hours / 24))} jours environ`;
}
