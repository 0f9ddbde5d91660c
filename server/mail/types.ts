import type { Content } from '../../data/settings/content.ts';
import type { OutboxItem } from '../../database/mail/outbox.ts';
import type { OutboxKind } from '../../database/schema.ts';

/** The outbox as the worker sees it. Times are ISO 8601 UTC text. */
export interface Outbox {
  /** Leases the row that has been due longest, one try more on its count. */
  claim(now: string, leaseUntil: string): Promise<OutboxItem | undefined>;
  sent(item: OutboxItem, at: string, response: string): Promise<void>;
  /** This try failed; the next one is not before `nextAt`. */
  retry(item: OutboxItem, nextAt: string, response: string): Promise<void>;
  /** Gives the row back as if it had not been claimed: the try does not count. */
  release(item: OutboxItem, nextAt: string, response: string | null): Promise<void>;
  /** No more tries until the owner asks for one. */
  park(item: OutboxItem, at: string, response: string): Promise<void>;
  /** What the row was about no longer asks for a mail. */
  discard(item: OutboxItem, at: string): Promise<void>;
  /** Rows that wait after a failed try become due at once: the mail server works again. */
  makeDue(now: string): Promise<void>;
  /** When the next row is due, leases included. */
  nextDue(now: string): Promise<string | undefined>;
  /** When mails of its kind to strangers left since `since`: to this mailbox, for forms from this place, and in all; oldest first. */
  sentSince(
    item: { kind: OutboxKind; recipientKey: string; originKey: string | null },
    since: string,
  ): Promise<{ toRecipient: string[]; fromOrigin: string[] | undefined; toStrangers: string[] }>;
}

/** A composed mail. Addresses are whole and validated; nothing here is parsed again. */
export interface Mail {
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Absent from what a person wrote: it leaves as the text it is. */
  html?: string;
  messageId: string;
  inReplyTo?: string;
  references?: string[];
  attachments?: { filename: string; content: Buffer }[];
  headers: Record<string, string>;
}

/** One conversation with the mail server, opened at the first send and kept for the next ones. */
export interface Sender {
  /**
   * Sends one mail and answers what the server said.
   * @throws SendFailure
   */
  send(mail: Mail): Promise<string>;
  /**
   * Asks the server whether it would take a mail, as far as can be asked without sending one, and answers what it said.
   * @throws SendFailure
   */
  probe(): Promise<string>;
  /** Ends the conversation; a send in flight fails. */
  close(): void;
}

/** Who writes, to whom the owner's mail goes, the address links start with, and what the site says as the mail is written. */
export interface MailIdentity {
  from: string;
  notifyTo: string;
  baseUrl: string;
  content: Content;
}
