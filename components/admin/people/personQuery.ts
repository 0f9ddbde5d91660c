import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PersonFile } from '../../../data/api/personAnswers.ts';
import { callApi } from '../../api.ts';
import { PEOPLE } from '../deskQueries.ts';
import { refresh, storeAnswer } from '../refresh.ts';

/** All the site holds of a person. */
export const usePerson = (id: number | string, enabled = true) =>
  useQuery<PersonFile>({ queryKey: [PEOPLE, String(id)], enabled });

/** A change to a person whose answer is their page anew. */
export function usePersonChange<Body>(id: number, method: string, path = '') {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => callApi<PersonFile>(method, `${PEOPLE}/${id}${path}`, body),
    onSuccess: async (file) => {
      await refresh(queries, PEOPLE);
      await storeAnswer(queries, [PEOPLE, String(id)], file);
    },
  });
}
