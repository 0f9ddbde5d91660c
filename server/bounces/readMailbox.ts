import { readSetting, writeSetting } from '../../database/settings/settings.ts';
import type { Connection } from '../../database/store.ts';
import type { Services } from '../services.ts';
import type { ImapSettings } from './bounceSettings.ts';
import { applyReport } from './noteBounce.ts';
import { type Mailbox, openMailbox } from './openMailbox.ts';
import { readReport } from './readReport.ts';

const STATE = 'bounce-mailbox';

/** Progress of reading the bounce mailbox. */
interface MailboxState {
  /** UIDVALIDITY of the mailbox; `last`: number of the last message read in it (RFC 9051 § 2.3.1.1). */
  validity: string;
  last: number;
  /** Numbers of messages that look like bounces, could not be parsed, and were still in the mailbox. */
  unread: number[];
  /** Time at which the mailbox was last read to its end. */
  readAt: string | null;
  /** Problem since the last successful round, in the server's words. */
  problem: { since: string; text: string } | null;
}

const FRESH: MailboxState = { validity: '', last: 0, unread: [], readAt: null, problem: null };

export async function readMailboxState(connection: Connection): Promise<MailboxState> {
  const text = await readSetting(connection, STATE);
  return text ? { ...FRESH, ...(JSON.parse(text) as Partial<MailboxState>) } : FRESH;
}

/** To be run inside the write queue. */
const writeMailboxState = (connection: Connection, state: MailboxState): Promise<void> =>
  writeSetting(connection, STATE, JSON.stringify(state));

/** Maximum messages of a round; the rest waits for the next one. */
const MOST_MESSAGES = 500;
/** Maximum numbers kept of messages that are no readable bounce; beyond it the oldest number is dropped. */
const MOST_UNREAD = 200;

type Site = Pick<Services, 'settings' | 'connection' | 'queue' | 'now' | 'logger' | 'live'>;

/**
 * Reads new messages of the bounce mailbox. Each message is first recorded, then moved or marked, then counted as read: a process that dies
 * in between repeats the message, and a bounce recorded twice counts once. Never throws.
 */
export async function readMailbox(
  services: Site,
  imap: ImapSettings,
  signal: AbortSignal,
  open: typeof openMailbox = openMailbox,
): Promise<void> {
  const { connection, queue, now, logger, live } = services;
  const before = await readMailboxState(connection);
  let state = before;
  let mailbox: Mailbox | undefined;
  try {
    mailbox = await open(imap, signal);
    if (mailbox.validity !== state.validity) state = { ...state, validity: mailbox.validity, last: 0, unread: [] };
    const { unread } = state;
    state = { ...state, unread: await mailbox.stillThere(unread) };
    for (const number of (await mailbox.after(state.last)).slice(0, MOST_MESSAGES)) {
      signal.throwIfAborted();
      const understood = await readOne(services, mailbox, number);
      state = { ...state, last: number };
      if (!understood) state = { ...state, unread: [...state.unread, number].slice(-MOST_UNREAD) };
    }
    state = { ...state, readAt: now().toISOString(), problem: null };
  } catch (error) {
    if (signal.aborted) return;
    const text = wordsOf(error);
    state = { ...state, problem: { since: state.problem?.since ?? now().toISOString(), text } };
    // A reply may quote an address: the desk shows it, the log does not.
    logger.warn('the mailbox for bounces could not be read');
  } finally {
    mailbox?.close();
    await keep(state).catch((error: unknown) => logger.error({ reason: String(error) }, 'bounces could not be noted'));
  }

  async function keep(after: MailboxState): Promise<void> {
    await queue.write((writer) => writeMailboxState(writer, after));
    const visibleState = ({ unread, problem }: MailboxState) => JSON.stringify([unread.length, problem?.text]);
    if (visibleState(after) !== visibleState(before)) live.publish({ kind: 'mail' });
  }
}

/** Reads and records one message. Returns false for a message that looks like a bounce and cannot be parsed, which stays in its folder. */
async function readOne(
  { settings, queue, now, live, logger }: Site,
  mailbox: Mailbox,
  number: number,
): Promise<boolean> {
  const source = await mailbox.source(number);
  if (!source) return true;
  const reading = await readReport(source).catch(() => ({ is: 'unread' }) as const);
  if (reading.is !== 'report') return reading.is === 'mail';
  const host = new URL(settings.baseUrl).hostname;
  const report = { ...reading.report, source: 'mailbox', host, now: now() } as const;
  const outcome = await queue.write((writer) => applyReport(writer, report));
  // The report names no mail of this site: it may concern a private mail of the mailbox's owner, and stays unread for them.
  if (outcome === 'unknown') return false;
  await mailbox.markHandled(number);
  logger.info({ outcome }, 'bounce');
  live.publish({ kind: outcome === 'stopped' ? 'subscriber' : 'mail' });
  return true;
}

function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { responseText } = error as { responseText?: string };
  // Keeps only the reason of an OpenSSL error, without its function and source line.
  const reply = (responseText ?? error.message).replace(
    /^[0-9A-F]+:error:[0-9A-F]+:[^:]*:[^:]*:([^:]+):.*$/s,
    'TLS : $1',
  );
  return reply.replace(/[\p{Cc}\s]+/gu, ' ').slice(0, 300);
}
