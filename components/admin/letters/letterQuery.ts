import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { LetterFile } from '../../../data/api/letterAnswers.ts';
import { callApi } from '../../api.ts';
import { refresh, storeAnswer } from '../refresh.ts';

export const LETTERS = '/api/admin/letters';
export const letterKey = (id: number | string): [string, string] => [LETTERS, String(id)];

/** Asks something of a letter (`pause`, `schedule` …); the answer is its page anew. */
export function useLetterAct(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ act, body = {}, method = 'POST' }: { act: string; body?: object; method?: string }) =>
      callApi<LetterFile>(method, `${LETTERS}/${id}/${act}`, body),
    onSuccess: async (file) => {
      await storeAnswer(queries, letterKey(id), file);
      refresh(queries, LETTERS);
    },
  });
}
