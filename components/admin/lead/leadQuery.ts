import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LeadFile, LeadPage } from '../../../data/api/answers.ts';
import type { Lead } from '../../../data/api/rows.ts';
import { callApi } from '../../api.ts';
import { storeAnswer } from '../refresh.ts';

/** The key of a lead's file; its address when joined. */
export const leadKey = (id: number | string) => ['/api/admin/leads', String(id)];

/** Puts a lead as it now is into its file and into every list that shows it. */
function storeLead(queries: QueryClient, lead: Lead): void {
  queries.setQueriesData<{ pages: LeadPage[] }>(
    { queryKey: ['/api/leads'] },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({
          ...page,
          leads: page.leads.map((one) => (one.id === lead.id ? { ...one, ...lead } : one)),
        })),
      },
  );
}

/** A change to a lead whose answer is its whole file anew. */
export function useLeadChange<Body>(id: number, method: string, path = '') {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => callApi<LeadFile>(method, `/api/admin/leads/${id}${path}`, body),
    onSuccess: async (file) => {
      await storeAnswer(queries, leadKey(id), file);
      storeLead(queries, file.lead);
    },
  });
}
