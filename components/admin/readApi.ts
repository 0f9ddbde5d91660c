import { callApi } from '../api.ts';

/** Whoever touched the desk this recently is there. */
const THERE_MS = 60_000;
let lastTouch = Date.now();

/** Somebody touched the desk. */
export const noteTouch = (): void => {
  lastTouch = Date.now();
};

/**
 * Reads from the desk's API. A desk that asks again by itself, because something happened, says that nobody is there: it
 * must not keep an abandoned session open.
 */
export const readApi = <Answer>(path: string): Promise<Answer> =>
  callApi('GET', path, undefined, Date.now() - lastTouch > THERE_MS ? { 'x-unattended': '1' } : {});
