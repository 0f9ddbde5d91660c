import { callApi } from '../api.ts';

/** Milliseconds after the owner last used the desk during which the desk counts as in use. */
const THERE_MS = 60_000;
let lastTouch = Date.now();

/** Stores the time at which the owner last used the desk. */
export const noteTouch = (): void => {
  lastTouch = Date.now();
};

/** GET from the desk's API. A refetch triggered by an event is marked idle: it must not keep an abandoned session open. */
export const readApi = <Result>(path: string): Promise<Result> =>
  callApi<Result>('GET', path, undefined, Date.now() - lastTouch > THERE_MS ? { 'x-unattended': '1' } : {});
