/** A desk whose stream opens is sent what happened for so long before. */
export const RECENT_MS = 10_000;

/** One of these, and how many milliseconds before the stream opened. */
export interface EarlierEvent {
  age: number;
  event: LiveEvent;
}

/** What an open desk is told at once. */
export type LiveEvent =
  | { kind: 'lead'; id: number; held: boolean }
  | { kind: 'lead-changed'; id: number }
  | { kind: 'leads-changed' }
  | { kind: 'subscriber' }
  | { kind: 'contract-notice' }
  | { kind: 'people' }
  | { kind: 'mail' }
  /** What a letter says, or how far it has left. */
  | { kind: 'letters' }
  /** Accounts, their factors or their sessions: the listener's own may have ended. */
  | { kind: 'accounts' }
  /** The bin, the clock, or deletions that wait. */
  | { kind: 'upkeep' }
  /** What the owner changed of the site's words and numbers. */
  | { kind: 'content' }
  /** An article of the blog: its text, its state or its card. */
  | { kind: 'articles' }
  | { kind: 'pictures' }
  /** How the site itself is: its nightly checks, its disk, its mail server. */
  | { kind: 'site' };
