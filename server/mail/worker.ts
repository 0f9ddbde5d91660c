import type { OutboxItem } from '../../database/mail/outbox.ts';
import { type Blame, backoff, SendFailure } from './sendFailure.ts';
import { strangerLimitUntil } from './strangerLimit.ts';
import type { Mail, Outbox, Sender } from './types.ts';

export interface MailWorker {
  /** A row was added: look now, unless the server is being left alone. Costs nothing and never throws. */
  wake(): void;
  /** The owner asks: look now all the same. */
  insist(): void;
  /** Asks the mail server, past the outbox, whether it would take a mail. Rejects with why it would not. */
  probe(): Promise<string>;
  /** Sends no more; waits for the send in flight, at most `graceMs`, then cuts it: its row comes back later. */
  stop(graceMs?: number): Promise<void>;
}

export interface WorkerParts {
  outbox: Outbox;
  /** Writes the mail of a row from what is stored now; undefined when it is no longer wanted. */
  compose(item: OutboxItem): Mail | undefined | Promise<Mail | undefined>;
  openSender(): Sender;
  /** For the log; the server's answers are in the outbox, because they may quote addresses. */
  onTrouble(trouble: { kind: Blame | 'parked' | 'store'; item?: number; error?: unknown }): void;
  /** Wall clock in milliseconds. */
  now(): number;
  random(): number;
  /** Waits `ms`, less if `signal` fires; never rejects. */
  sleep(ms: number, signal: AbortSignal): Promise<void>;
}

/** Longer than any send may take, so that no row is in two hands. */
const LEASE_MS = 120_000;
const LONGEST_RETRY_MS = 600_000;
/** A silent server is asked again at least this often, so that mail leaves soon after it returns (docs/trust.md, A12). */
const LONGEST_OUTAGE_PAUSE_MS = 60_000;
const LOOK_AGAIN_MS = 60_000;
const STORE_PAUSE_MS = 5000;
const RECORD_PAUSE_MS = 1000;
const MOST_TRIES = 10;
/** Ten tries within an hour and a half, then one an hour: a day, for servers that ask to come back. */
const MOST_LETTER_TRIES = 32;
const LONGEST_LETTER_RETRY_MS = 3_600_000;
/** RFC 5321 § 4.5.4.1: a mail that only meets temporary refusals is tried for days. */
const GIVE_UP_AFTER_MS = 5 * 86_400_000;
const STOP_GRACE_MS = 5000;
/** Mails held together come back over some minutes: one freed place must not wake a thousand of them. */
const HELD_SPREAD_MS = 600_000;

/** Starts sending the outbox, one mail after the other, until `stop`. Nothing a send or the store throws ends it. */
export function startMailWorker(parts: WorkerParts): MailWorker {
  const { outbox, now } = parts;
  const stopping = new AbortController();
  let alarm = new AbortController();
  let insistence = new AbortController();
  let sender: Sender | undefined;
  let outages = 0;
  let failuresInARow = 0;
  let deliveredAt = Number.NEGATIVE_INFINITY;
  const iso = (time: number) => new Date(time).toISOString();

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      alarm = new AbortController();
      insistence = new AbortController();
      const pause = await round().catch((error: unknown) => {
        parts.onTrouble({ kind: 'store', error });
        return STORE_PAUSE_MS;
      });
      const wakers = [stopping.signal, insistence.signal, ...(pause === undefined ? [alarm.signal] : [])];
      await parts.sleep(pause ?? (await untilNextDue()), AbortSignal.any(wakers));
    }
  }

  /** Sends what is due. @returns how long to leave the server alone, or undefined when it is well. */
  async function round(): Promise<number | undefined> {
    try {
      while (!stopping.signal.aborted) {
        const item = await outbox.claim(iso(now()), iso(now() + LEASE_MS));
        if (!item) return undefined;
        const pause = await handle(item);
        if (pause !== undefined) return pause;
      }
      return undefined;
    } finally {
      sender?.close();
      sender = undefined;
    }
  }

  async function handle(item: OutboxItem): Promise<number | undefined> {
    const held = await heldUntil(item);
    if (held !== undefined) {
      await outbox.release(item, iso(held + parts.random() * HELD_SPREAD_MS), null);
      return undefined;
    }
    let response: string;
    try {
      const mail = await parts.compose(item);
      if (!mail) return void (await outbox.discard(item, iso(now())));
      sender ??= parts.openSender();
      response = await sender.send(mail);
    } catch (error) {
      return await recordFailure(item, error);
    }
    await record(() => outbox.sent(item, iso(now()), response));
    // The others waited because of the server, not because of themselves.
    if (failuresInARow >= 3) await outbox.makeDue(iso(now()));
    deliveredAt = now();
    outages = 0;
    failuresInARow = 0;
    return undefined;
  }

  /** What has left is noted before anything else is sent: a store that comes back too late would have it sent again. */
  async function record(note: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await note();
      } catch (error) {
        if (stopping.signal.aborted) throw error;
        parts.onTrouble({ kind: 'store', error });
        await parts.sleep(RECORD_PAUSE_MS, stopping.signal);
      }
    }
  }

  async function heldUntil({
    kind,
    recipient_key: recipientKey,
    origin_key: originKey,
  }: OutboxItem): Promise<number | undefined> {
    if (recipientKey === null) return undefined;
    return strangerLimitUntil(
      now(),
      await outbox.sentSince({ kind, recipientKey, originKey }, iso(now() - 86_400_000)),
    );
  }

  async function recordFailure(item: OutboxItem, error: unknown): Promise<number | undefined> {
    // Whatever keeps one letter of thousands from being written, a database that is away say, is not its recipient's refusal.
    const own = item.kind === 'letter' ? 'deferred' : 'refused';
    const failure =
      error instanceof SendFailure ? error : new SendFailure('Courriel impossible à composer', own, error);
    const { blame, message } = failure;
    failuresInARow += 1;
    if (blame === 'server' || blame === 'account') {
      await outbox.release(item, iso(now()), message);
      parts.onTrouble({ kind: blame });
      return backoff(++outages, blame === 'server' ? LONGEST_OUTAGE_PAUSE_MS : LONGEST_RETRY_MS, parts.random);
    }
    const parked = isOver(item, blame);
    const longest = item.kind === 'letter' ? LONGEST_LETTER_RETRY_MS : LONGEST_RETRY_MS;
    if (parked) await outbox.park(item, iso(now()), message);
    else await outbox.retry(item, iso(now() + backoff(item.attempts, longest, parts.random)), message);
    parts.onTrouble({ kind: parked ? 'parked' : blame, item: item.id, ...(error !== failure && { error }) });
    return undefined;
  }

  /** One of thousands of letters is no reason to insist: a refusal is final, and a try an hour for a day is enough. */
  const isOver = (item: OutboxItem, blame: Blame): boolean =>
    item.kind === 'letter'
      ? blame === 'refused' || item.attempts >= MOST_LETTER_TRIES
      : item.attempts >= MOST_TRIES && (blame === 'refused' || isAlone(item));

  /** Whether the trouble is this mail's own: others left since it was written, or it has been days. */
  const isAlone = (item: OutboxItem): boolean => {
    const writtenAt = Date.parse(item.created_at);
    return deliveredAt >= writtenAt || now() - writtenAt > GIVE_UP_AFTER_MS;
  };

  async function untilNextDue(): Promise<number> {
    const due = await outbox.nextDue(iso(now())).catch(() => undefined);
    return due === undefined ? LOOK_AGAIN_MS : Math.min(Math.max(Date.parse(due) - now(), 100), LOOK_AGAIN_MS);
  }

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
