import type { ImapFlow } from 'imapflow';
import type { ImapSettings } from './bounceSettings.ts';

/** Timeouts longer than a slow provider needs, and shorter than the lease of a round (server/replicas/leader.ts). */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
/** Maximum bytes read of a message: a report is at its beginning, and the returned mail may be of any size. */
const MOST_BYTES = 256 * 1024;
/** Days of messages read in the first round. */
const FIRST_DAYS = 30;

export interface Mailbox {
  /** IMAP's UIDVALIDITY: another value means that the server has numbered its messages anew. */
  validity: string;
  /** Numbers of the messages after number `last`, ascending; with 0, of the messages of the last thirty days. */
  after(last: number): Promise<number[]>;
  stillThere(numbers: readonly number[]): Promise<number[]>;
  /** The beginning of a message, without marking it as read; undefined when it has gone. */
  source(number: number): Promise<Buffer | undefined>;
  /** Moves a processed message to the folder, or marks it as read. */
  markHandled(number: number): Promise<void>;
  close(): void;
}

/** Signs in to the mailbox of the settings. @throws the server's or the network's error. */
export async function openMailbox(settings: ImapSettings, signal: AbortSignal): Promise<Mailbox> {
  const { host, port, security, username, password, mailbox, readFolder } = settings;
  // Loaded when first used: most sites have no such mailbox.
  const { ImapFlow } = await import('imapflow');
  const client: ImapFlow = new ImapFlow({
    ...TIMEOUTS,
    host,
    port,
    secure: security === 'tls',
    // Requires STARTTLS where it is set: a server that hides it never gets the password.
    doSTARTTLS: security === 'starttls',
    auth: { user: username, pass: password },
    logger: false,
    disableAutoIdle: true,
    maxLiteralSize: 4 * MOST_BYTES,
  });
  // Ignores the error event, since the error also rejects the command in flight.
  client.on('error', () => undefined);
  const close = () => client.close();
  signal.throwIfAborted();
  signal.addEventListener('abort', close, { once: true });
  try {
    await client.connect();
    const opened = await client.mailboxOpen(mailbox);
    if (readFolder !== undefined && !(await client.list()).some(({ path }) => path === readFolder))
      await client.mailboxCreate(readFolder);
    const find = async (query: object) => ((await client.search(query, { uid: true })) || []).sort((a, b) => a - b);
    return {
      validity: String(opened.uidValidity),
      async after(last) {
        if (last === 0) return find({ since: new Date(Date.now() - FIRST_DAYS * 86_400_000) });
        // A search for `n:*` always returns the last message, even when its number is below n.
        return (await find({ uid: `${last + 1}:*` })).filter((number) => number > last);
      },
      stillThere: async (numbers) => (numbers.length === 0 ? [] : find({ uid: numbers.join(',') })),
      async source(number) {
        const message = await client.fetchOne(String(number), { source: { maxLength: MOST_BYTES } }, { uid: true });
        return message === false ? undefined : message.source;
      },
      async markHandled(number) {
        await (readFolder === undefined
          ? client.messageFlagsAdd(String(number), ['\\Seen'], { uid: true })
          : client.messageMove(String(number), readFolder, { uid: true }));
      },
      close() {
        signal.removeEventListener('abort', close);
        void client.logout().catch(close);
      },
    };
  } catch (error) {
    close();
    throw error;
  }
}
