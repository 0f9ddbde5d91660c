import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callConfirmed } from '../confirm/callConfirmed.ts';
import { refresh } from '../refresh.ts';
import { ACCOUNT, ACCOUNTS } from './accountQuery.ts';

/** A change of the account, or of the accounts: the password is asked for where it must be, then both are read anew. */
export function useAccountChange<Answer = unknown, Body = void>(
  method: string,
  path: string,
  onDone: (answer: Answer) => void = () => {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => callConfirmed<Answer>(method, path, body),
    onSuccess: (answer) => {
      onDone(answer);
      return Promise.all([refresh(queries, ACCOUNT), refresh(queries, ACCOUNTS)]);
    },
  });
}
