import { callApi } from '../api.ts';

/** Whoever touched the desk this recently is there. */
const THERE_MS = 60_000;
let lastTouch = Date.now();

/** Somebody touched the desk. */
export const noteTouch = (): void => {
  lastTouch = Date.now();
};

/** What is read waits this long at most until the desk hears what happens: a proxy may hold a stream back. */
const HELD_MS = 500;
let held: Promise<void> | undefined;

/**
 * Holds what is read until the desk hears what happens: asked before, it would have to be asked again.
 * @returns lets it go, and says whether it was still held
 */
export function holdReads(): () => boolean {
  const { promise, resolve } = Promise.withResolvers<void>();
  held = promise;
  const release = () => {
    clearTimeout(timer);
    resolve();
    const wasHeld = held === promise;
    if (wasHeld) held = undefined;
    return wasHeld;
  };
  const timer = setTimeout(release, HELD_MS);
  return release;
}

/**
 * Reads from the desk's API. A desk that asks again by itself, because something happened, says that nobody is there: it
 * must not keep an abandoned session open.
 */
export async function readApi<Answer>(path: string): Promise<Answer> {
  await held;
  return callApi('GET', path, undefined, Date.now() - lastTouch > THERE_MS ? { 'x-unattended': '1' } : {});
}
