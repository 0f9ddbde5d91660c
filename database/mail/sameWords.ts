import { ALIKE_PERCENT, FEWEST_ALIKE } from '../../data/letters/letterWords.ts';
import { writeJournal } from '../accounts/journal.ts';
import { pauseLetter } from '../letters/letterStates.ts';
import type { RecipientKey } from '../letters/recipients.ts';
import { all, build, type Connection, first, run } from '../store.ts';

const HOUR_MS = 3_600_000;

/** An SMTP reply without its variable parts: addresses, host names, numbers. */
const wordingOf = (answer: string): string =>
  answer
    .toLowerCase()
    .replace(/[^\s<>()[\]]+/g, (word) => (/[@\d]/.test(word) ? ' ' : word))
    .replace(/[^\p{L}]+/gu, ' ')
    .trim();

/**
 * Whether, within an hour, too many recipients of a letter were refused for good in the same words, which may then concern the sender. The
 * letter is paused, the addresses these refusals stopped are restored, and none is stopped until the owner has read them. To be run inside
 * the write queue.
 */
export async function pauseSameWords(
  connection: Connection,
  { letter_id, subscriber_id }: RecipientKey,
  { answer, at }: { answer: string; at: string },
): Promise<boolean> {
  const id = letter_id ?? 0;
  const letter = await first(
    connection,
    build.selectFrom('letters').select(['subject', 'recipients', 'pause_reason', 'resumed_at']).where('id', '=', id),
  );
  if (!letter) return false;
  const isHeld = letter.pause_reason === 'wording';
  const anHourAgo = new Date(Date.parse(at) - HOUR_MS).toISOString();
  const since = isHeld ? '' : [anHourAgo, letter.resumed_at ?? ''].sort()[1];
  const refused = build
    .selectFrom('letter_recipients')
    .select(['subscriber_id', 'answer'])
    .where('letter_id', '=', id)
    .where('state', 'in', ['refused', 'bounced'])
    .where('settled_at', '>=', since ?? '')
    .where('subscriber_id', '<>', subscriber_id ?? 0);
  const wording = wordingOf(answer);
  const alike = (await all(connection, refused)).filter((one) => wordingOf(one.answer ?? '') === wording);
  const count = alike.length + 1;
  if (count < FEWEST_ALIKE || count * 100 <= letter.recipients * ALIKE_PERCENT) return false;
  if (isHeld) return true;
  if (!(await pauseLetter(connection, id, { reason: 'wording', at })))
    await run(connection, build.updateTable('letters').set({ pause_reason: 'wording' }).where('id', '=', id));
  await writeJournal(connection, { action: 'letter-paused', origin: 'site', subject: letter.subject, at });
  const subscribers = alike.map((one) => one.subscriber_id);
  for (const status of ['confirmed', 'pending'] as const)
    await run(
      connection,
      build
        .updateTable('newsletter_subscribers')
        .set({ status, stopped_at: null, stop_reason: null, stop_answer: null, updated_at: at })
        .where('id', 'in', subscribers)
        .where('status', '=', 'stopped')
        .where('stop_reason', '=', 'hard')
        .where('confirmed_at', status === 'confirmed' ? 'is not' : 'is', null),
    );
  return true;
}
