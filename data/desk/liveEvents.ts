/** Age up to which past events are sent again when a desk's stream opens. */
export const RECENT_MS = 10_000;

/** An event, and its age in milliseconds when the stream opened. */
export interface EarlierEvent {
  age: number;
  event: LiveEvent;
}

/**
 * First message of a stream, once all earlier events are sent. `complete`: the stream has sent every event since the place after which it
 * resumes.
 */
export interface StreamOpened {
  complete: boolean;
}

/** Events pushed to an open desk. */
export type LiveEvent =
  | { kind: 'lead'; id: number; held: boolean }
  | { kind: 'lead-changed'; id: number }
  | { kind: 'leads-changed' }
  | { kind: 'subscriber' }
  | { kind: 'contract-notice' }
  | { kind: 'people' }
  | { kind: 'mail' }
  /** Text or delivery of a letter. */
  | { kind: 'letters' }
  /** Accounts, their factors or their sessions: the listener's own may have ended. */
  | { kind: 'accounts' }
  /** The bin, the clock, or pending deletions. */
  | { kind: 'upkeep' }
  /** Settings changed by the owner. */
  | { kind: 'content' }
  /** An article of the blog: its text, its state or its card. */
  | { kind: 'articles' }
  | { kind: 'pictures' }
  /** State of the site: nightly checks, disk, mail server. */
  | { kind: 'site' };
