import { noteUsed } from '../../../database/accounts/tickets.ts';
import type { Connection } from '../../../database/store.ts';
import type { Services } from '../../services.ts';
import { hashToken } from '../cookies.ts';

const MINUTE = 60_000;

/** Lifetimes of the kinds of tickets that a browser holds between two steps. */
const LIVES = {
  /** Proof of a right password, until the second step; `sign-in-link`: a printed link. */
  'sign-in': 10 * MINUTE,
  'sign-in-link': 10 * MINUTE,
  /** Challenge for signing in with any passkey of this site. */
  'passkey challenge': 5 * MINUTE,
  /** For one account: the challenge of a new passkey, and the secret of a new app. */
  'new passkey': 5 * MINUTE,
  'new code': 5 * MINUTE,
  /** A browser that signed in before; good while the account's password is the same. */
  device: 365 * 24 * 60 * MINUTE,
} as const;
export type TicketKind = keyof typeof LIVES;

type Sealing = Pick<Services, 'cipher' | 'now'>;

/** Lifetime of a kind of ticket in seconds, for a cookie's Max-Age. */
export const lifeInSeconds = (kind: TicketKind): number => LIVES[kind] / 1000;

/**
 * Encrypts a text and the current time under the site's key: every process can read it, and issuing it stores nothing.
 * @param subject owner of the ticket: for another subject it cannot be decrypted
 */
export const issueTicket = ({ cipher, now }: Sealing, kind: TicketKind, subject: string, text = ''): string =>
  cipher.encrypt(kind, subject, `${now().toISOString()} ${text}`);

/** The text of a ticket of this kind and subject; undefined when it was not issued here, or too long ago. */
export function readTicket({ cipher, now }: Sealing, kind: TicketKind, subject: string, ticket: string) {
  // A ticket with an extra character at its end would decode to the same bytes, but be missing from the list of used ones: only the exact
  // spelling is accepted.
  const isWhole = ticket.length < 1000 && Buffer.from(ticket, 'base64url').toString('base64url') === ticket;
  const sealed = isWhole ? cipher.decrypt(kind, subject, ticket) : undefined;
  const [, moment = '', text] = /^(\S+) (.*)$/.exec(sealed ?? '') ?? [];
  return Math.abs(now().getTime() - Date.parse(moment)) < LIVES[kind] ? text : undefined;
}

/** Marks a ticket as used, in the transaction of the step it permits; resolves to false when it was used before. */
export const takeTicket = (writer: Connection, { now }: Sealing, kind: TicketKind, ticket: string): Promise<boolean> =>
  // Remembers the ticket for twice its lifetime, in case the clock was ahead when the ticket was issued.
  noteUsed(writer, hashToken(ticket), now().toISOString(), new Date(now().getTime() + 2 * LIVES[kind]).toISOString());
