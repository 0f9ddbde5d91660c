import { callApi } from '../api.ts';

/** A desk touched this recently is in use. */
const THERE_MS = 60_000;
let lastTouch = Date.now();

/** The desk was touched. */
export const noteTouch = (): void => {
  lastTouch = Date.now();
};

/**
 * Reads from the desk's API. A refetch the desk makes by itself, after an event, is marked idle: it must not keep an abandoned session
 * open.
 */
export const readApi = <Result>(path: string): Promise<Result> =>
  callApi<Result>('GET', path, undefined, Date.now() - lastTouch > THERE_MS ? { 'x-unattended': '1' } : {});
