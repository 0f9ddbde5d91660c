import { useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api.ts';
import { showToast } from '../ui/toast.ts';
import { callConfirmed } from './confirm/callConfirmed.ts';
import { ACCOUNT, ACCOUNTS } from './deskQueries.ts';
import { whatToDo } from './list/ListState.tsx';
import { refresh, refreshErased, storeResult } from './refresh.ts';
import { useSingleCall } from './useSingleCall.ts';

/** Shows the toast of a completed action. */
export const sayDone = (title: string, description: string): void => showToast({ title, description, tone: 'success' });

/** Shows the toast of a failed action: why, and what to do. */
export const sayFailed = (title: string, error: unknown): void =>
  showToast({ title, description: whatToDo(error), tone: 'destructive' });

interface Then<Result, Body> {
  call?: typeof callApi;
  /** Key of the query whose data the mutation's response replaces. */
  stores?: readonly string[];
  /** `old`: keys of queries to fetch again; `erased`: the same, but without showing their old data meanwhile. */
  old?: readonly string[];
  erased?: readonly string[];
  done?: (result: Result, body: Body) => void;
  /** Returns title and sentence of the toast after a success. */
  toast?: (result: Result, body: Body) => readonly [string, string];
}

/** Mutation with its effects at the desk: stores its response, fetches queries again, shows a toast. */
export function useChange<Result = unknown, Body = void>(
  method: string,
  path: string,
  { call = callApi, stores, old = [], erased = [], done, toast }: Then<Result, Body> = {},
) {
  const queries = useQueryClient();
  return useSingleCall({
    mutationFn: (body: Body) => call<Result>(method, path, body ?? undefined),
    onMutate: () => Date.now(),
    onSuccess: async (result, body, sentAt) => {
      if (stores) await storeResult(queries, stores, result as object, sentAt);
      done?.(result, body);
      for (const one of old) refresh(queries, one);
      for (const one of erased) refreshErased(queries, one);
      if (toast) sayDone(...toast(result, body));
    },
  });
}

/**
 * Mutation of an account: asks for the password again if the server requires it; then fetches the account and the list of accounts again.
 */
export const useAccountChange = <Result = unknown, Body = void>(
  method: string,
  path: string,
  done: (result: Result) => void = () => {},
) => useChange<Result, Body>(method, path, { call: callConfirmed, done, old: [ACCOUNT, ACCOUNTS] });
