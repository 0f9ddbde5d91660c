/** A desk whose stream opens is sent what happened for so long before. */
export const RECENT_MS = 10_000;

/** One of these, and how many milliseconds before the stream opened. */
export interface EarlierEvent {
  age: number;
  event: LiveEvent;
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
  /** The bin, the clock, or deletions that wait. */
  | { kind: 'upkeep' }
  /** Settings changed by the owner. */
  | { kind: 'content' }
  /** An article of the blog: its text, its state or its card. */
  | { kind: 'articles' }
  | { kind: 'pictures' }
  /** How the site itself is: its nightly checks, its disk, its mail server. */
  | { kind: 'site' };
