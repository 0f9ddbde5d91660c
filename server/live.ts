import type { Notice } from '../data/api/siteAnswers.ts';
import type { LiveEvent } from '../data/desk/liveEvents.ts';

/** What an open desk is told, and what processes tell one another. */
export type SiteEvent = LiveEvent | { kind: 'notice'; notice: Notice };

export interface Live {
  publish(event: SiteEvent): void;
  /** Answers the function that ends the subscription. */
  subscribe(listener: (event: SiteEvent) => void, onEnd?: () => void): () => void;
  /** The server stops: every open stream is closed. */
  end(): void;
}

/** Hands what happens in this process to the desks that are open. */
export function createLive(): Live {
  const open = new Map<symbol, { listener: (event: SiteEvent) => void; onEnd: (() => void) | undefined }>();
  return {
    publish(event) {
      for (const { listener } of open.values()) listener(event);
    },
    subscribe(listener, onEnd) {
      const key = Symbol('desk');
      open.set(key, { listener, onEnd });
      return () => void open.delete(key);
    },
    end() {
      for (const { onEnd } of open.values()) onEnd?.();
      open.clear();
    },
  };
}
