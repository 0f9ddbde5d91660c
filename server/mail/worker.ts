import { noteMail, type OutboxItem, type Outcome } from '../../database/mail/outbox.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import { type Blame, backoff, SendFailure } from './sendFailure.ts';
import type { Mail, Sender } from './types.ts';

export interface MailWorker {
  /** Called after a row was added: sends now, unless the worker is pausing to leave the server alone. Cheap, never throws. */
  wake(): void;
  /** Sends waiting mails at once, at the owner's request, even during a pause after failures. */
  insist(): void;
  /** Asks the mail server whether it would accept a mail. Rejects with its reason. */
  probe(): Promise<string>;
  /** Stops sending; waits for the send in flight, at most `graceMs`, then aborts it: its row is due again later. */
  stop(graceMs?: number): Promise<void>;
}

/** A queue of the outbox: letters (`server/letters/startLetters.ts`), or all other mail. */
export interface MailSource {
  /** Claims the due mail for this sender, or returns the time (ISO) at which the next one may be due; undefined when no mail waits. */
  next(at: string, leaseUntil: string): Promise<OutboxItem | string | undefined>;
  /**
   * Time (ms) until which the limit on mails to strangers delays a claimed mail; undefined to send now. Absent for a queue without mails to
   * strangers.
   */
  delayedUntil?(item: OutboxItem, now: number): Promise<number | undefined>;
  /** Stores the outcome of a mail in other rows than its own in the outbox, such as a lead's history. Run inside the write queue. */
  note(writer: Connection, item: OutboxItem, outcome: Outcome): Promise<unknown>;
  /**
   * Makes mails due at once that wait after a failed try, since the server works again. Absent for a queue whose mails wait each for their
   * own retry.
   */
  makeDue?(writer: Connection, at: string): Promise<unknown>;
}

export interface WorkerParts {
  source: MailSource;
  queue: WriteQueue;
  /** Called when what an open desk shows of the queue is stale. */
  tell(): void;
  /** Composes the mail of a row from the stored data; undefined when it is no longer wanted. */
  compose(item: OutboxItem): Mail | undefined | Promise<Mail | undefined>;
  openSender(): Sender;
  /** Logs a failure, without the server's replies: they may quote addresses, and are only stored in the outbox. */
  onTrouble(trouble: { kind: Blame | 'parked' | 'store'; item?: number; error?: unknown }): void;
  /** Wall clock. */
  now(): Date;
  random(): number;
  /** Waits `ms`, less if `signal` fires; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Lets the sender's writes run beside those of other processes: it changes only the rows it has claimed. */
export const BESIDE = { beside: 'others' } as const;
/** Longer than any send may take, so that no row has two senders. */
const LEASE_MS = 120_000;
const LONGEST_RETRY_MS = 600_000;
/** A silent server is tried at least this often, so that mail leaves soon after it returns (docs/trust.md, A12). */
const LONGEST_OUTAGE_PAUSE_MS = 60_000;
const LOOK_AGAIN_MS = 60_000;
const STORE_PAUSE_MS = 5000;
const RECORD_PAUSE_MS = 1000;
const MOST_TRIES = 10;
/** Maximum tries of a letter, for servers that ask to be tried later: ten within an hour and a half, then one an hour for about a day. */
const MOST_LETTER_TRIES = 32;
const LONGEST_LETTER_RETRY_MS = 3_600_000;
/** RFC 5321 § 4.5.4.1: a mail that only meets temporary refusals is tried for days. */
const GIVE_UP_AFTER_MS = 5 * 86_400_000;
const STOP_GRACE_MS = 5000;
/** Time over which mails delayed by a limit are spread: otherwise a thousand of them would become due for one free place. */
const HELD_SPREAD_MS = 600_000;

interface Pause {
  ms: number;
  /** Whether the pause lasts even when new mail arrives, to spare a failing mail server or store. */
  alone?: boolean;
}

/** Starts sending a queue of the outbox, one mail after the other, until `stop`. Errors of a send or the store do not end it. */
export function startMailWorker(parts: WorkerParts): MailWorker {
  const { source, queue } = parts;
  const stopping = new AbortController();
  let alarm = new AbortController();
  let insistence = new AbortController();
  let sender: Sender | undefined;
  let outages = 0;
  let failuresInARow = 0;
  let deliveredAt = Number.NEGATIVE_INFINITY;

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = new AbortController();
      insistence = new AbortController();
      const pause = await sendNext().catch((error: unknown): Pause => {
        parts.onTrouble({ kind: 'store', error });
        return { ms: STORE_PAUSE_MS, alone: true };
      });
      if (!pause) continue;
      closeSender();
      const wakers = [stopping.signal, insistence.signal, ...(pause.alone ? [] : [alarm.signal])];
      await parts.sleep(pause.ms, AbortSignal.any(wakers));
    }
    closeSender();
  }

  /**
   * Sends the next mail.
   * @returns the pause after it, or undefined to go on.
   */
  async function sendNext(): Promise<Pause | undefined> {
    const now = parts.now().getTime();
    const next = await source.next(new Date(now).toISOString(), new Date(now + LEASE_MS).toISOString());
    if (next === undefined) return { ms: LOOK_AGAIN_MS };
    if (typeof next === 'string') return { ms: Math.min(Math.max(Date.parse(next) - now, 100), LOOK_AGAIN_MS) };
    const held = await source.delayedUntil?.(next, now);
    if (held !== undefined) return note(next, { became: 'released', at: held + parts.random() * HELD_SPREAD_MS });
    let answer: string;
    try {
      const mail = await parts.compose(next);
      if (!mail) return await note(next, { became: 'dropped' });
      sender ??= parts.openSender();
      answer = await sender.send(mail);
    } catch (error) {
      return await noteFailure(next, error);
    }
    await note(next, { became: 'sent', answer });
    deliveredAt = parts.now().getTime();
    outages = 0;
    failuresInARow = 0;
    return undefined;
  }

  /** Stores the outcome of a mail before the next one is sent: with its outcome stored too late, the mail would be sent again. */
  async function note(
    item: OutboxItem,
    {
      became,
      at = parts.now().getTime(),
      answer = null,
    }: { became: Outcome['became']; at?: number; answer?: string | null },
  ): Promise<undefined> {
    const outcome = { became, at: new Date(at).toISOString(), answer };
    for (let isNoted = false; !isNoted; ) {
      try {
        await queue.write(async (writer) => {
          await noteMail(writer, item, outcome);
          await source.note(writer, item, outcome);
          // The server works again after several failures: all mails that waited for it become due at once.
          if (became === 'sent' && failuresInARow >= 3) await source.makeDue?.(writer, outcome.at);
        }, BESIDE);
        isNoted = true;
      } catch (error) {
        // After an error of the database, retries only to store the outcome `sent`; a mail with another outcome is due again when its lease
        // ends.
        if (became !== 'sent' || stopping.signal.aborted) throw error;
        parts.onTrouble({ kind: 'store', error });
        await parts.sleep(RECORD_PAUSE_MS, stopping.signal);
      }
    }
    parts.tell();
    return undefined;
  }

  async function noteFailure(item: OutboxItem, error: unknown): Promise<Pause | undefined> {
    // A letter that cannot be composed, for example without the database, is deferred: the fault is not its recipient's refusal.
    const own = item.kind === 'letter' ? 'deferred' : 'refused';
    const failure =
      error instanceof SendFailure ? error : new SendFailure('Courriel impossible à composer', own, error);
    const { blame, message: answer } = failure;
    failuresInARow += 1;
    if (blame === 'server' || blame === 'account') {
      await note(item, { became: 'released', answer });
      parts.onTrouble({ kind: blame });
      const longest = blame === 'server' ? LONGEST_OUTAGE_PAUSE_MS : LONGEST_RETRY_MS;
      return { ms: backoff(++outages, longest, parts.random), alone: true };
    }
    const parked = isOver(item, blame);
    const longest = item.kind === 'letter' ? LONGEST_LETTER_RETRY_MS : LONGEST_RETRY_MS;
    const again = parts.now().getTime() + backoff(item.attempts, longest, parts.random);
    await note(item, parked ? { became: 'parked', answer } : { became: 'later', at: again, answer });
    parts.onTrouble({ kind: parked ? 'parked' : blame, item: item.id, ...(error !== failure && { error }) });
    return undefined;
  }

  /**
   * Whether to give up a mail: a letter at a refusal, or after about a day of hourly tries; any other mail only after MOST_TRIES, if the
   * server refused it or the fault lies with the mail.
   */
  const isOver = (item: OutboxItem, blame: Blame): boolean =>
    item.kind === 'letter'
      ? blame === 'refused' || item.attempts >= MOST_LETTER_TRIES
      : item.attempts >= MOST_TRIES && (blame === 'refused' || isAlone(item));

  /** Whether the fault lies with this mail, not the server: another mail was sent since this one was written, or days have passed. */
  const isAlone = (item: OutboxItem): boolean => {
    const writtenAt = Date.parse(item.created_at);
    return deliveredAt >= writtenAt || parts.now().getTime() - writtenAt > GIVE_UP_AFTER_MS;
  };

  const closeSender = (): void => {
    sender?.close();
    sender = undefined;
  };

  const running = run();
  return {
    wake: () => alarm.abort(),
    insist: () => insistence.abort(),
    async probe() {
      const own = parts.openSender();
      try {
        return await own.probe();
      } finally {
        own.close();
      }
    },
    async stop(graceMs = STOP_GRACE_MS) {
      stopping.abort();
      const cut = setTimeout(() => sender?.close(), graceMs);
      await running;
      clearTimeout(cut);
    },
  };
}
