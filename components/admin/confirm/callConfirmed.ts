import type { ProblemCode } from '../../../data/problem.ts';
import { ApiError, callApi } from '../../api.ts';

/** GET returns 204 if the password was given in the last fifteen minutes; POST sends the password. */
export const CONFIRMATION = '/api/admin/confirmation';

type Ask = () => Promise<'confirmed' | 'given up'>;
let ask: Ask | undefined;

/** Registers the function that opens the password dialog; undefined when the desk is removed. */
export const setAsk = (next: Ask | undefined): void => {
  ask = next;
};

const CONFIRM: ProblemCode = 'confirm';

/**
 * Calls an endpoint that may require the password again; if it does, requests the password, then repeats the call. Throws the errors of
 * `callApi`.
 */
export async function callConfirmed<Result>(method: string, path: string, body?: unknown): Promise<Result> {
  try {
    return await callApi<Result>(method, path, body);
  } catch (error) {
    const wanted = error instanceof ApiError && error.code === CONFIRM;
    if (!wanted || !ask || (await ask()) === 'given up') throw error;
    return callApi<Result>(method, path, body);
  }
}
