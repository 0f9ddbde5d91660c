import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyTemplate } from '../../../data/replyTemplates.ts';
import { callApi } from '../../api.ts';

const KEY = ['/api/admin/reply-templates'];

interface Templates {
  templates: ReplyTemplate[];
  /** Where visitors' answers should go; empty without mail settings. */
  reply_to: string;
}

/** The owner's templates, or the house's. */
export const useTemplates = () => useQuery<Templates>({ queryKey: KEY });

/** Stores the owner's own templates. */
export function useStoreTemplates() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (templates: readonly ReplyTemplate[]) => callApi<Templates>('POST', KEY.join('/'), { templates }),
    onSuccess: (stored) => queries.setQueryData(KEY, stored),
  });
}
