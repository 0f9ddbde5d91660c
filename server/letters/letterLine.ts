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
import { nextDue as nextOtherMail } from '../../database/mail/outboxState.ts';
import { readLettersAnHour } from '../../database/settings/letterSettings.ts';
import type { Connection } from '../../database/store.ts';
import { noteSmtpRefusal } from '../bounces/noteSmtpRefusal.ts';
import { type Line, toClaim } from '../mail/databaseOutbox.ts';
import type { OutboxItem } from '../mail/types.ts';

/** How long letters wait while other mail is due. */
const ASIDE_MS = 1000;

/** The letters of the outbox: other mail first, an hourly pace, and a pause where too many are refused. */
export const letterLine = (connection: Connection): Line => ({
  async nextDue(now) {
    const mail = await nextLetterMail(connection, now);
    if (mail === undefined) return undefined;
    const pace = await letterPace(connection, new Date(now), await readLettersAnHour(connection));
    const other = await nextOtherMail(connection);
    const aside = other !== undefined && other <= now ? new Date(Date.parse(now) + ASIDE_MS).toISOString() : undefined;
    return [mail, pace, aside].reduce((last, time) => (time && (!last || time > last) ? time : last));
  },
  isDue: (due, now) => due <= now,
  claim: claimLetter,
  sent: (writer, item, outcome) => noteLetterSent(writer, toClaim(item), keyOf(item), outcome),
  putOff: (writer, item, { answer }) => noteLetterPutOff(writer, keyOf(item), answer),
  async givenUp(writer, item, { at, answer }) {
    const key = keyOf(item);
    await noteSmtpRefusal(writer, item, { answer, givenUp: true, now: new Date(at) });
    if (!(await noteLetterRefused(writer, toClaim(item), key, { at, answer }))) return;
    const subject = (await letterById(writer, key.letterId))?.subject ?? '';
    await writeJournal(writer, { action: 'letter-paused', origin: 'site', subject, at });
  },
  dropped: (writer, item, at) => noteLetterSkipped(writer, toClaim(item), keyOf(item), at),
});

const keyOf = ({ letterId, subscriberId }: OutboxItem): RecipientKey => ({
  letterId: letterId ?? 0,
  subscriberId: subscriberId ?? 0,
});
