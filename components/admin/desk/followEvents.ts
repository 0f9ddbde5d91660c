import type { EarlierEvent, LiveEvent, StreamOpened } from '../../../data/desk/liveEvents.ts';

/** Message from the event stream, delivered to every tab whichever tab of the browser holds the stream. */
export type StreamMessage =
  /** An event; `age`: milliseconds from the event to the opening of the stream, for an earlier event. */
  | ({ kind: 'event' } & ({ event: LiveEvent; age?: undefined } | EarlierEvent))
  /**
   * The stream has delivered all earlier events. `complete`: this tab has received every event so far; undefined if it never received one.
   */
  | { kind: 'opened'; complete: boolean | undefined }
  /** The connection broke, and the browser tries again; `refused`: the response was not an event stream. */
  | { kind: 'lost'; refused: boolean };

/** Id of the last event that the sending tab received; a new stream resumes after that event. */
interface Placed {
  place: string | undefined;
}
type Streamed = (Placed & Exclude<StreamMessage, { kind: 'lost' }>) | Extract<StreamMessage, { kind: 'lost' }>;
type TabMessage =
  | Streamed
  | { kind: 'wanted' }
  | { kind: 'hidden' }
  /** Announces that the sending tab takes the stream over and opens its own. */
  | (Placed & { kind: 'taken' })
  | (Placed & { kind: 'here'; open: boolean });

const NAME = 'desk-events';
const EVENTS = '/api/admin/events';
/** Milliseconds before a refused stream is opened again; for example, a proxy responds 502 while the site is upgraded. */
const OPEN_AGAIN_MS = 5000;
/** Milliseconds without a response after which the tab that holds the stream counts as asleep: phones suspend hidden tabs. */
const SILENT_MS = 2000;

/**
 * Opens the event stream after this tab's last event, and opens it again after the server refused it.
 * @returns functions that close the stream, and tell whether it is open.
 */
function openStream(tell: (message: Streamed) => void, place: () => string | undefined) {
  let again: number | undefined;
  let stream: EventSource;
  const open = () => {
    const from = place();
    stream = new EventSource(from === undefined ? EVENTS : `${EVENTS}?after=${from}`);
    const on = (name: string, read: (data: string) => Exclude<StreamMessage, { kind: 'lost' }>) =>
      stream.addEventListener(name, ({ data, lastEventId }: MessageEvent<string>) =>
        tell({ ...read(data), place: lastEventId }),
      );
    on('message', (data) => ({ kind: 'event', event: JSON.parse(data) as LiveEvent }));
    on('earlier', (data) => ({ kind: 'event', ...(JSON.parse(data) as EarlierEvent) }));
    on('opened', (data) => ({ kind: 'opened', ...(JSON.parse(data) as StreamOpened) }));
    stream.onerror = () => {
      // The browser itself reconnects a broken stream, but gives up after a response that is no event stream.
      const refused = stream.readyState === EventSource.CLOSED;
      tell({ kind: 'lost', refused });
      if (refused) again = window.setTimeout(open, OPEN_AGAIN_MS);
    };
  };
  open();
  return {
    close() {
      clearTimeout(again);
      stream.close();
    },
    isOpen: () => stream.readyState === EventSource.OPEN,
  };
}

/**
 * Follows the site's events by one stream a browser: six tabs with a stream each would use all six http/1.1 connections. A lock elects the
 * tab that forwards events; a hidden tab yields to a visible one. A new stream resumes after the last event. Without locks each tab has
 * one.
 * @returns a function that leaves.
 */
export function followEvents(tell: (message: StreamMessage) => void): () => void {
  let place: string | undefined;
  /** Whether this tab has received every event up to its last one; undefined before its first stream opened. */
  let isWhole: boolean | undefined;
  const resumeAfter = (from: string | undefined) => {
    if (isWhole) isWhole = from === place;
  };
  const receive = (message: Streamed) => {
    if (message.kind === 'lost') return tell(message);
    const { place: at, ...rest } = message;
    // Ignores an event that this tab already received from the tab that held the stream before.
    if (rest.kind === 'event' && at === place) return;
    place = at;
    if (rest.kind === 'event') return tell(rest);
    tell({ kind: 'opened', complete: rest.complete && isWhole });
    isWhole = true;
  };
  if (!('locks' in navigator)) return openStream(receive, () => place).close;
  const channel = new BroadcastChannel(NAME);
  let held: { isOpen(): boolean; release(): void } | undefined;
  let queued: AbortController | undefined;
  let silence: number | undefined;
  const isSeen = () => document.visibilityState === 'visible';
  const pass = (message: Streamed) => {
    channel.postMessage(message satisfies TabMessage);
    receive(message);
  };

  const hold = () =>
    new Promise<void>((resolve) => {
      clearTimeout(silence);
      channel.postMessage({ kind: 'taken', place } satisfies TabMessage);
      resumeAfter(place);
      const stream = openStream(pass, () => place);
      const release = () => {
        stream.close();
        held = undefined;
        resolve();
      };
      held = { isOpen: stream.isOpen, release };
    });
  const withdraw = () => {
    clearTimeout(silence);
    queued?.abort();
    queued = undefined;
  };
  /** Waits for the lock; takes it by force from a tab that does not respond because it is asleep. */
  async function want(): Promise<void> {
    withdraw();
    const turn = new AbortController();
    queued = turn;
    channel.postMessage({ kind: 'wanted' } satisfies TabMessage);
    silence = window.setTimeout(() => {
      turn.abort();
      // The tab that lost the lock closes its stream once it wakes up; this request may then reject, which is harmless.
      navigator.locks.request(NAME, { steal: true }, hold).catch(over);
    }, SILENT_MS);
    await navigator.locks.request(NAME, { signal: turn.signal }, hold).catch(() => {
      if (!turn.signal.aborted) over();
    });
  }
  /** Another tab took the stream: gives up this tab's lock, and waits for it again while the tab is visible. */
  function over(): void {
    held?.release();
    if (isSeen()) void want();
  }

  const look = () => {
    if (held) return isSeen() ? undefined : channel.postMessage({ kind: 'hidden' } satisfies TabMessage);
    if (isSeen()) void want();
    else withdraw();
  };
  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'hidden') return void (queued && channel.postMessage({ kind: 'wanted' } satisfies TabMessage));
    if (data.kind === 'taken') return resumeAfter(data.place);
    if (data.kind === 'here') {
      clearTimeout(silence);
      resumeAfter(data.place);
      if (data.open) receive({ kind: 'opened', complete: true, place: data.place });
      place ??= data.place;
      return;
    }
    if (data.kind !== 'wanted') return receive(data);
    if (!held) return;
    channel.postMessage({ kind: 'here', open: held.isOpen(), place } satisfies TabMessage);
    if (!isSeen()) held.release();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => {
    document.removeEventListener('visibilitychange', look);
    withdraw();
    held?.release();
    channel.close();
  };
}
