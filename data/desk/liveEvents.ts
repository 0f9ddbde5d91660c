/** Milliseconds before the opening of a desk's event stream whose events are sent again. */
export const RECENT_MS = 10_000;

/** An event that happened before the stream opened, with its age in milliseconds at that time. */
export interface EarlierEvent {
  age: number;
  event: LiveEvent;
}

/** First message of a stream after all earlier events. `complete`: no event was lost since the one after which the stream resumes. */
export interface StreamOpened {
  complete: boolean;
}

/** Events that the server pushes to every open desk. */
export type LiveEvent =
  | { kind: 'lead'; id: number; held: boolean }
  | { kind: 'lead-changed'; id: number }
  | { kind: 'leads-changed' }
  | { kind: 'subscriber' }
  | { kind: 'contract-notice' }
  | { kind: 'people' }
  | { kind: 'mail' }
  /** A letter's text or delivery changed. */
  | { kind: 'letters' }
  /** Accounts, their factors or their sessions changed; the receiving desk's own session may have ended. */
  | { kind: 'accounts' }
  /** The bin, the clock or pending deletions changed. */
  | { kind: 'upkeep' }
  /** The owner changed settings. */
  | { kind: 'content' }
  /** An article's text, state or card changed. */
  | { kind: 'articles' }
  | { kind: 'pictures' }
  /** The state of the site changed: nightly checks, disk or mail server. */
  | { kind: 'site' };
