import { correctMail } from '../mail/correctMail.ts';
import { build, first } from '../query.ts';
import type { Connection } from '../store.ts';
import { correctPerson } from './correctPerson.ts';
import { mainOf } from './people.ts';
import { waitingMails } from './personFile.ts';

interface Correction {
  email: string;
  /** Whose mailbox the limit on mails to strangers counts by. */
  recipientKey: (email: string) => string;
  actor: string;
  at: string;
}

/**
 * Sends a mail to another address, which is its person's from now on, in all their requests. Where somebody else has that
 * address, or it was but one of theirs, the request alone goes there. To be run inside the write queue.
 * Answers false when there is no such mail, or its address cannot be corrected.
 */
export async function correctMailAddress(connection: Connection, id: number, correction: Correction): Promise<boolean> {
  const of = build.selectFrom('outbox').innerJoin('leads', 'leads.id', 'lead_id').where('outbox.id', '=', id);
  const person = (await first(connection, of.select('person_id')))?.person_id ?? 0;
  const isOwn =
    (await mainOf(connection, person)) === person && (await waitingMails(connection, [person])).includes(id);
  if (isOwn && (await correctPerson(connection, person, { ...correction, waiting: 'send' })) === undefined) return true;
  return correctMail(connection, id, { ...correction, recipientKey: correction.recipientKey(correction.email) });
}
