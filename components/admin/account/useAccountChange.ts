import { callConfirmed } from '../confirm/callConfirmed.ts';
import { ACCOUNT, ACCOUNTS } from '../deskQueries.ts';
import { useChange } from '../useChange.ts';

/** A change of the account, or of the accounts: the password is asked for where it must be, then both are read anew. */
export const useAccountChange = <Answer = unknown, Body = void>(
  method: string,
  path: string,
  done: (answer: Answer) => void = () => {},
) => useChange<Answer, Body>(method, path, { call: callConfirmed, done, old: [ACCOUNT, ACCOUNTS] });
