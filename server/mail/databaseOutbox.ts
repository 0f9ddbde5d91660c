import { type OutboxItem, postponeMail, releaseMail } from '../../database/mail/outbox.ts';
import { endOutage, noteOutage } from '../../database/mail/outboxState.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import type { Outbox } from './types.ts';

/** What the mail server said, and when. */
interface Outcome {
  at: string;
  answer: string;
}

/** What the two lines of the outbox do each in its way: letters (`server/letters/startLetters.ts`) and all other mail. */
export interface Line extends Pick<Outbox, 'nextDue'> {
  /** Whether to claim, told from when the next is due. */
  isDue(due: string, now: string): boolean;
  claim(writer: Connection, now: string, leaseUntil: string): Promise<OutboxItem | undefined>;
  sent(writer: Connection, item: OutboxItem, outcome: Outcome): Promise<unknown>;
  putOff(writer: Connection, item: OutboxItem, outcome: Outcome): Promise<unknown>;
  givenUp(writer: Connection, item: OutboxItem, outcome: Outcome): Promise<unknown>;
  dropped(writer: Connection, item: OutboxItem, at: string): Promise<unknown>;
  /** Absent where each waits for its own next try. */
  makeDue?(writer: Connection, now: string): Promise<unknown>;
  /** Absent where no mail goes to strangers. */
  sentSince?: Outbox['sentSince'];
}

const NONE = { toRecipient: [], fromOrigin: [], toStrangers: [] };

/**
 * The outbox table behind the worker's interface.
 * @param changed told when what an open desk shows is old.
 */
export function databaseOutbox(queue: WriteQueue, line: Line, changed: () => void): Outbox {
  // Each takes and changes rows of its own.
  const beside = { beside: 'others' } as const;
  const note = async (job: (writer: Connection) => Promise<unknown>): Promise<void> => {
    await queue.write(job, beside);
    changed();
  };
  return {
    async claim(now, leaseUntil) {
      const due = await line.nextDue(now);
      // Nothing to claim: no transaction, hence no flush to disk, for looking.
      if (due === undefined || !line.isDue(due, now)) return undefined;
      return queue.write((writer) => line.claim(writer, now, leaseUntil), beside);
    },
    sent: (item, at, answer) =>
      note(async (writer) => {
        await endOutage(writer);
        await line.sent(writer, item, { at, answer });
      }),
    retry: (item, nextAt, answer) =>
      note(async (writer) => {
        await postponeMail(writer, item, nextAt, answer);
        await line.putOff(writer, item, { at: nextAt, answer });
      }),
    release: (item, nextAt, answer) =>
      note(async (writer) => {
        await releaseMail(writer, item, nextAt, answer);
        if (answer !== null) await noteOutage(writer, { since: nextAt, response: answer });
      }),
    park: (item, at, answer) => note((writer) => line.givenUp(writer, item, { at, answer })),
    discard: (item, at) => note((writer) => line.dropped(writer, item, at)),
    async makeDue(now) {
      const { makeDue } = line;
      if (makeDue) await queue.write((writer) => makeDue(writer, now), beside);
    },
    nextDue: line.nextDue,
    sentSince: async (item, since) => (line.sentSince ? line.sentSince(item, since) : NONE),
  };
}
