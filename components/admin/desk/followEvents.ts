import type { EarlierEvent, LiveEvent, StreamOpened } from '../../../data/desk/liveEvents.ts';

/** Message from the event stream, whichever tab of this browser holds the stream. */
export type StreamMessage =
  /** `age`: milliseconds from the event to the later opening of the stream. */
  | ({ kind: 'event' } & ({ event: LiveEvent; age?: undefined } | EarlierEvent))
  /** The stream has delivered all past events. `complete`: this tab has received every event so far; undefined if it never received one. */
  | { kind: 'opened'; complete: boolean | undefined }
  /** The connection broke, and is retried; `refused`: the response was no event stream. */
  | { kind: 'lost'; refused: boolean };

/** Id of the last event that the sending tab received: a new stream resumes after this event. */
interface Placed {
  place: string | undefined;
}
type Streamed = (Placed & Exclude<StreamMessage, { kind: 'lost' }>) | Extract<StreamMessage, { kind: 'lost' }>;
type TabMessage =
  | Streamed
  | { kind: 'wanted' }
  | { kind: 'hidden' }
  /** The sending tab takes the stream over from the tab that held it, and opens its own. */
  | (Placed & { kind: 'taken' })
  | (Placed & { kind: 'here'; open: boolean });

const NAME = 'desk-events';
const EVENTS = '/api/admin/events';
/** Milliseconds before a refused stream is opened again; a proxy's 502 during an upgrade is such a refusal. */
const OPEN_AGAIN_MS = 5000;
/** Silence after which the tab that holds the stream counts as asleep: phones suspend hidden tabs. */
const SILENT_MS = 2000;

/**
 * Opens the event stream after this tab's last event, and opens it again when the server refuses it.
 * @returns a function that closes the stream, and one that returns whether it is open.
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
      // The browser reconnects a broken stream by itself; a response that is no event stream ends it.
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
 * Follows the site's events by one stream a browser, whatever the number of its tabs: over HTTP/1.1 a browser opens six connections to a
 * site, and a stream in each of six tabs would leave none for a page. A lock elects the tab that holds the stream and forwards its events;
 * a hidden tab lets a visible one take it. However long nobody held it, the next stream resumes after the last event received, or a tab learns
 * that it missed some. Without locks (an http address of a local network) each tab has its own stream.
 * @returns a function that leaves.
 */
export function followEvents(tell: (message: StreamMessage) => void): () => void {
  let place: string | undefined;
  /** Whether this tab has received every event up to its last one; undefined before a stream opened. */
  let isWhole: boolean | undefined;
  const resumeAfter = (from: string | undefined) => {
    if (isWhole) isWhole = from === place;
  };
  const receive = (message: Streamed) => {
    if (message.kind === 'lost') return tell(message);
    const { place: at, ...rest } = message;
    // Ignores an event that this tab already received from the previous holder of the stream.
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
  /** Waits for the lock; takes it by force from a tab that does not respond, because it is asleep. */
  async function want(): Promise<void> {
    withdraw();
    const turn = new AbortController();
    queued = turn;
    channel.postMessage({ kind: 'wanted' } satisfies TabMessage);
    silence = window.setTimeout(() => {
      turn.abort();
      // The tab that loses the lock closes its own stream once it runs again; this request may then reject, which is harmless.
      navigator.locks.request(NAME, { steal: true }, hold).catch(over);
    }, SILENT_MS);
    await navigator.locks.request(NAME, { signal: turn.signal }, hold).catch(() => {
      if (!turn.signal.aborted) over();
    });
  }
  /** Another tab took the stream: releases this tab's lock, and waits for it again while the tab is visible. */
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
