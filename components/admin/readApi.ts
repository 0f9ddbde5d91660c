import type { AnsweredTogether } from '../../data/api/siteAnswers.ts';
import { isAskedTogether, MOST_TOGETHER } from '../../data/desk/together.ts';
import { ApiError, callApi } from '../api.ts';

/** A desk touched this recently is in use. */
const THERE_MS = 60_000;
let lastTouch = Date.now();

/** The desk was touched. */
export const noteTouch = (): void => {
  lastTouch = Date.now();
};

/** What is read waits this long at most until the desk hears what happens: a proxy may hold a stream back. */
export const HELD_MS = 500;
let held: Promise<void> | undefined;

/**
 * Holds what is read until the desk hears what happens: asked before, it would have to be asked again.
 * @returns lets it go, and says whether it was still held
 */
export function holdReads(): () => boolean {
  let resolve = (): void => undefined;
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
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

/** What was asked while reads were held: it leaves as one call. */
interface Waiting {
  path: string;
  answer: (body: unknown) => void;
  fail: (error: unknown) => void;
}
const waiting: Waiting[] = [];

const call = (path: string) =>
  callApi<unknown>('GET', path, undefined, Date.now() - lastTouch > THERE_MS ? { 'x-unattended': '1' } : {});

/** Each on its own where it is alone, or where the call for all of them failed otherwise than by the session's end. */
async function askTogether(asked: readonly Waiting[]): Promise<void> {
  const alone = () => asked.map(({ path, answer, fail }) => call(path).then(answer, fail));
  if (asked.length < 2) return void alone();
  const query = new URLSearchParams(asked.map(({ path }) => ['ask', path]));
  try {
    const { answers } = (await call(`/api/admin/together?${query}`)) as AnsweredTogether;
    for (const [index, { answer, fail }] of asked.entries()) {
      const { status, body } = answers[index] as AnsweredTogether['answers'][number];
      if (status < 400) answer(body);
      else fail(new ApiError(status, '', JSON.stringify(body)));
    }
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) for (const { fail } of asked) fail(error);
    else alone();
  }
}

/**
 * Reads from the desk's API. A desk that asks again by itself, because something happened, says that it is idle: it
 * must not keep an abandoned session open. What a desk asks as it opens is one call.
 */
export async function readApi<Answer>(path: string): Promise<Answer> {
  if (!held || !isAskedTogether(path) || waiting.length === MOST_TOGETHER) {
    await held;
    return call(path) as Promise<Answer>;
  }
  const before = held;
  return new Promise<unknown>((answer, fail) => {
    waiting.push({ path, answer, fail });
    if (waiting.length === 1) void before.then(() => askTogether(waiting.splice(0)));
  }) as Promise<Answer>;
}
