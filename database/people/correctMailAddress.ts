import { leadById } from '../leads/leads.ts';
import { correctMail } from '../mail/correctMail.ts';
import { build, first, run } from '../query.ts';
import type { Connection } from '../store.ts';
import { correctPerson } from './correctPerson.ts';
import { mainOf, personOf, settlePerson } from './people.ts';

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
  const { email, recipientKey, actor, at } = correction;
  const about = build.selectFrom('outbox').select('lead_id').where('id', '=', id);
  const leadId = (await first(connection, about))?.lead_id ?? null;
  if (!(await correctMail(connection, id, { email, recipientKey: recipientKey(email), actor, at }))) return false;
  const person = leadId === null ? undefined : (await leadById(connection, leadId))?.person_id;
  if (leadId === null || person === undefined) return true;
  const whole = (await mainOf(connection, person)) === person;
  if (whole && (await correctPerson(connection, person, { ...correction, waiting: 'send' })) === undefined) return true;
  const other = await personOf(connection, email);
  await run(connection, build.updateTable('leads').set({ person_id: other }).where('id', '=', leadId));
  await settlePerson(connection, other);
  await settlePerson(connection, person);
  return true;
}
