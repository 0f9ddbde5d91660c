import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReplyTemplateList } from '../../../data/api/answers.ts';
import type { ReplyTemplate } from '../../../data/api/deskInput.ts';
import { callApi } from '../../api.ts';
import { storeAnswer } from '../refresh.ts';

const KEY = ['/api/admin/reply-templates'];

/** The owner's templates, or the house's. */
export const useTemplates = () => useQuery<ReplyTemplateList>({ queryKey: KEY });

/** Stores the owner's own templates. */
export function useStoreTemplates() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (stored: { templates: readonly ReplyTemplate[]; signature: string }) =>
      callApi<ReplyTemplateList>('POST', KEY.join('/'), stored),
    onSuccess: (stored) => storeAnswer(queries, KEY, stored),
  });
}
