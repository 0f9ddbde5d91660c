import { callApi } from '../api.ts';

/** Milliseconds after the owner's last action during which the desk counts as in use. */
const THERE_MS = 60_000;
let lastTouch = Date.now();

/** Stores the time of the owner's last action at the desk. */
export const noteTouch = (): void => {
  lastTouch = Date.now();
};

/**
 * Sends GET to the desk's API. When nobody uses the desk, the request is marked as unattended: fetching again after an event must not keep
 * an abandoned session open.
 */
export const readApi = <Result>(path: string): Promise<Result> =>
  callApi<Result>('GET', path, undefined, Date.now() - lastTouch > THERE_MS ? { 'x-unattended': '1' } : {});
