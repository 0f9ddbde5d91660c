import type { EarlierEvent, LiveEvent } from '../../../data/desk/liveEvents.ts';

/** Message from the event stream, whichever tab of this browser holds the stream. */
export type StreamMessage =
  /** `age` in milliseconds: how long before the stream's opening it happened. */
  | ({ kind: 'event' } & ({ event: LiveEvent; age?: undefined } | EarlierEvent))
  /** Another tab takes the stream over, and opens it. */
  | { kind: 'taken' }
  | { kind: 'opened' }
  /** The connection broke, and is retried; `refused`: the response was no event stream. */
  | { kind: 'lost'; refused: boolean };
type TabMessage = StreamMessage | { kind: 'wanted' } | { kind: 'hidden' } | { kind: 'here'; open: boolean };

const NAME = 'desk-events';
/** Delay before a refused stream is opened again, for example after a proxy's 502 during an upgrade. */
const OPEN_AGAIN_MS = 5000;
/** Silence after which the tab that holds the stream counts as asleep: phones suspend hidden tabs. */
export const SILENT_MS = 2000;

/**
 * Opens the stream, and again after a refusal.
 * @returns a function that closes it, and one that tells whether it is open.
 */
function openStream(tell: (message: StreamMessage) => void): { close(): void; isOpen(): boolean } {
  let again: number | undefined;
  let stream: EventSource;
  const open = () => {
    stream = new EventSource('/api/admin/events');
    stream.onopen = () => tell({ kind: 'opened' });
    stream.onmessage = ({ data }: MessageEvent<string>) => tell({ kind: 'event', event: JSON.parse(data) });
    stream.addEventListener('earlier', ({ data }: MessageEvent<string>) =>
      tell({ kind: 'event', ...(JSON.parse(data) as EarlierEvent) }),
    );
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
 * a hidden tab lets a visible one take it. Without locks (an http address of a local network) each tab has its own stream.
 * @returns a function that leaves.
 */
export function followEvents(tell: (message: StreamMessage) => void): () => void {
  if (!('locks' in navigator)) return openStream(tell).close;
  const channel = new BroadcastChannel(NAME);
  let held: { isOpen(): boolean; release(): void } | undefined;
  let queued: AbortController | undefined;
  let silence: number | undefined;
  const isSeen = () => document.visibilityState === 'visible';
  const pass = (message: StreamMessage) => {
    channel.postMessage(message satisfies TabMessage);
    tell(message);
  };

  const hold = () =>
    new Promise<void>((resolve) => {
      clearTimeout(silence);
      pass({ kind: 'taken' });
      const stream = openStream(pass);
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
  /** Waits for the lock; steals it from a tab that is asleep. */
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
  /** Another tab took the stream. */
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
    if (data.kind === 'here') {
      clearTimeout(silence);
      return void (data.open && tell({ kind: 'opened' }));
    }
    if (data.kind !== 'wanted') return tell(data);
    if (!held) return;
    if (isSeen()) channel.postMessage({ kind: 'here', open: held.isOpen() } satisfies TabMessage);
    else held.release();
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
