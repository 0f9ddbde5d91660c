import { callApi } from '../api.ts';

let token: Promise<string> | undefined;

/**
 * A signed time at which the page was shown, asked for once: it tells people from programs that post at once. Empty when it
 * cannot be had: it is only a hint.
 */
export const formToken = (): Promise<string> =>
  (token ??= callApi<{ token: string }>('GET', '/api/form-token').then(
    (answer) => answer.token,
    () => '',
  ));
