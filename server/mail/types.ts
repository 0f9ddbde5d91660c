import type { Content } from '../../data/settings/content.ts';

/** A composed mail. Addresses are whole and validated; nothing here is parsed again. */
export interface Mail {
  from: { name: string; address: string };
  to: { name: string; address: string };
  replyTo?: { name: string; address: string };
  subject: string;
  text: string;
  /** Absent from a mail that a person wrote, which is sent as plain text. */
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
   * Sends one mail and returns the server's reply.
   * @throws SendFailure
   */
  send(mail: Mail): Promise<string>;
  /**
   * Tests whether the server would accept a mail, as far as can be without sending one, and returns its reply.
   * @throws SendFailure
   */
  probe(): Promise<string>;
  /** Ends the conversation; a send in flight fails. */
  close(): void;
}

/** Sender, owner's address, base address of links, and the site's content as the mail is written. */
export interface MailIdentity {
  from: string;
  notifyTo: string;
  baseUrl: string;
  content: Content;
}
