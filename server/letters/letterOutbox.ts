import { writeJournal } from '../../database/accounts/journal.ts';
import { claimLetter, letterPace, nextLetterMail } from '../../database/letters/letterClaims.ts';
import { letterById } from '../../database/letters/letters.ts';
import {
  noteLetterPutOff,
  noteLetterRefused,
  noteLetterSent,
  noteLetterSkipped,
  type RecipientKey,
} from '../../database/letters/recipients.ts';
import { endOutage, noteOutage } from '../../database/mail/outage.ts';
import { postponeMail, releaseMail } from '../../database/mail/outbox.ts';
import { nextDue as nextOtherMail } from '../../database/mail/outboxState.ts';
import { readLettersAnHour } from '../../database/settings/letterSettings.ts';
import type { Connection, WriteQueue } from '../../database/store.ts';
import { noteSmtpRefusal } from '../bounces/noteSmtpRefusal.ts';
import { toClaim, toItem } from '../mail/databaseOutbox.ts';
import type { Outbox, OutboxItem } from '../mail/types.ts';

/** So long letters stand aside when other mail waits: it leaves meanwhile. */
const ASIDE_MS = 1000;

/**
 * The letters of the outbox behind the worker's interface: other mail first, so many an hour, and a pause where too many
 * are refused.
 * @param changed told what an open desk shows of it is old.
 */
export function letterOutbox(connection: Connection, queue: WriteQueue, changed: () => void): Outbox {
  const write: WriteQueue['write'] = (job) => queue.write(job, { beside: 'others' });

  async function nextDue(now: string): Promise<string | undefined> {
    const mail = await nextLetterMail(connection, now);
    if (mail === undefined) return undefined;
    const pace = await letterPace(connection, new Date(now), await readLettersAnHour(connection));
    const other = await nextOtherMail(connection);
    const aside = other !== undefined && other <= now ? new Date(Date.parse(now) + ASIDE_MS).toISOString() : undefined;
    return [mail, pace, aside].reduce((last, time) => (time && (!last || time > last) ? time : last));
  }

  return {
    async claim(now, leaseUntil) {
      const due = await nextDue(now);
      if (due === undefined || due > now) return undefined;
      const mail = await write((writable) => claimLetter(writable, now, leaseUntil));
      return mail && toItem(mail);
    },
    async sent(item, at, response) {
      await write(async (writable) => {
        await endOutage(writable);
        await noteLetterSent(writable, toClaim(item), keyOf(item), { at, answer: response });
      });
      changed();
    },
    async retry(item, nextAt, response) {
      await write(async (writable) => {
        await postponeMail(writable, toClaim(item), nextAt, response);
        await noteLetterPutOff(writable, keyOf(item), response);
      });
      changed();
    },
    async release(item, nextAt, response) {
      await write(async (writable) => {
        await releaseMail(writable, toClaim(item), nextAt, response);
        if (response !== null) await noteOutage(writable, { since: nextAt, response });
      });
      changed();
    },
    async park(item, at, response) {
      await write(async (writable) => {
        const key = keyOf(item);
        await noteSmtpRefusal(writable, item, { answer: response, givenUp: true, now: new Date(at) });
        const paused = await noteLetterRefused(writable, toClaim(item), key, { at, answer: response });
        if (!paused) return;
        const subject = (await letterById(writable, key.letterId))?.subject ?? '';
        await writeJournal(writable, { action: 'letter-paused', origin: 'site', subject, at });
      });
      changed();
    },
    async discard(item, at) {
      await write((writable) => noteLetterSkipped(writable, toClaim(item), keyOf(item), at));
      changed();
    },
    // Each waits for its own next try: a greylisted one comes too soon again otherwise.
    makeDue: async () => undefined,
    nextDue,
    sentSince: async () => ({ toRecipient: [], fromOrigin: [], toStrangers: [] }),
  };
}

const keyOf = ({ letterId, subscriberId }: OutboxItem): RecipientKey => ({
  letterId: letterId ?? 0,
  subscriberId: subscriberId ?? 0,
});
