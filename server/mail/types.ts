import type { Content } from '../../data/settings/content.ts';

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
