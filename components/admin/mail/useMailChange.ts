import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { MailOverview } from '../../../data/api/siteAnswers.ts';
import { callApi } from '../../api.ts';
import { showToast } from '../../ui/toast.ts';
import { refresh, storeAnswer } from '../refresh.ts';
import { MAIL } from './mailQuery.ts';

/** A change of the outbox; its answer is the whole view anew, and what the leads' files show of it is old then. */
export function useMailChange<Body = void>(path: string, done: string, method = 'POST') {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => callApi<MailOverview>(method, `${MAIL[0]}/${path}`, body ?? undefined),
    onSuccess: async (page) => {
      await storeAnswer(queries, MAIL, page);
      refresh(queries, '/api/admin/leads');
      showToast({ title: 'Courrier', description: done, tone: 'success' });
    },
  });
}
