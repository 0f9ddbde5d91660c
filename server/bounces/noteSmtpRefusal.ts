import { recordBounce } from '../../database/mail/bounces.ts';
import type { Connection } from '../../database/store.ts';
import type { OutboxItem } from '../mail/types.ts';
import { kindOfAnswer } from './kindOfAnswer.ts';

/**
 * A mail to a subscriber was refused while it was handed over. What lasts stops the address at once, and the mail with it: it
 * is no longer wanted when its next try comes. What passes counts once, when the mail is given up. To be run inside the
 * write queue.
 */
export async function noteSmtpRefusal(
  connection: Connection,
  { subscriberId, messageId }: Pick<OutboxItem, 'subscriberId' | 'messageId'>,
  { answer, givenUp, now }: { answer: string; givenUp: boolean; now: Date },
): Promise<void> {
  if (subscriberId === null) return;
  const kind = kindOfAnswer(answer);
  if (kind === 'hard' || (givenUp && kind === 'soft'))
    await recordBounce(connection, { messageId, kind, answer, source: 'smtp', now });
}
