import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../api.ts';
import { showToast } from '../ui/toast.ts';
import { callConfirmed } from './confirm/callConfirmed.ts';
import { ACCOUNT, ACCOUNTS } from './deskQueries.ts';
import { whatToDo } from './list/ListState.tsx';
import { refresh, refreshErased, storeResult } from './refresh.ts';

/** Shows the toast of a completed action. */
export const sayDone = (title: string, description: string): void => showToast({ title, description, tone: 'success' });

/** Shows the toast of a failed action: why, and what to do. */
export const sayFailed = (title: string, error: unknown): void =>
  showToast({ title, description: whatToDo(error), tone: 'destructive' });

interface Then<Result, Body> {
  call?: typeof callApi;
  /** Query key under which the mutation's result is stored. */
  stores?: readonly string[];
  /** Keys to refetch; `erased`: hidden until they are refetched. */
  old?: readonly string[];
  erased?: readonly string[];
  done?: (result: Result, body: Body) => void;
  /** Toast of a success: a title and a sentence. */
  toast?: (result: Result, body: Body) => readonly [string, string];
}

/** Mutation with its effects on the desk: stored result, refetches, toast. */
export function useChange<Result = unknown, Body = void>(
  method: string,
  path: string,
  { call = callApi, stores, old = [], erased = [], done, toast }: Then<Result, Body> = {},
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Body) => call<Result>(method, path, body ?? undefined),
    onSuccess: async (result, body) => {
      if (stores) await storeResult(queries, stores, result as object);
      done?.(result, body);
      for (const one of old) refresh(queries, one);
      for (const one of erased) refreshErased(queries, one);
      if (toast) sayDone(...toast(result, body));
    },
  });
}

/** Mutation of an account: requests the password if required, then refetches account and accounts. */
export const useAccountChange = <Result = unknown, Body = void>(
  method: string,
  path: string,
  done: (result: Result) => void = () => {},
) => useChange<Result, Body>(method, path, { call: callConfirmed, done, old: [ACCOUNT, ACCOUNTS] });
