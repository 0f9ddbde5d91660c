import { toTheirPerson } from '../../data/desk/mailWords.ts';
import { addLeadEvent } from '../leads/leadEvents.ts';
import { leadById } from '../leads/leads.ts';
import { personOf, settlePerson, settlingOwners } from '../people/people.ts';
import { build, type Connection, first, run } from '../store.ts';
import { newStart } from './outboxList.ts';

interface Correction {
  email: string;
  /** Key of the new mailbox for the limit on mail to strangers. */
  recipientKey: string;
  actor: string;
  at: string;
}

/**
 * Sends a mail, and the other waiting mails to the same person, to another address. The lead gets the address, and its history records the
 * change. Returns false when there is no such mail, or its address cannot be corrected.
 */
export async function correctMail(
  connection: Connection,
  id: number,
  { email, recipientKey, actor, at }: Correction,
): Promise<boolean> {
  const mail = await first(
    connection,
    build
      .selectFrom('outbox')
      .select(['lead_id', 'notice_id'])
      .where('id', '=', id)
      .where('state', '<>', 'sent')
      .where('kind', 'in', toTheirPerson),
  );
  if (!mail) return false;
  const { lead_id, notice_id } = mail;
  if (lead_id !== null) await correctLeadAddress(connection, lead_id, { email, actor, at });
  const waiting = build
    .updateTable('outbox')
    .where('state', '<>', 'sent')
    .where('kind', 'in', toTheirPerson)
    .where(lead_id === null ? 'notice_id' : 'lead_id', '=', lead_id ?? notice_id);
  await run(connection, waiting.set({ ...newStart(at), recipient: email }));
  await run(connection, waiting.set({ recipient_key: recipientKey }).where('recipient_key', 'is not', null));
  return true;
}

async function correctLeadAddress(
  connection: Connection,
  leadId: number,
  { email, actor, at }: Omit<Correction, 'recipientKey'>,
): Promise<void> {
  const before = (await leadById(connection, leadId))?.email;
  if (before === undefined || before === email) return;
  const person_id = await personOf(connection, email);
  await settlingOwners(connection, 'leads', [leadId], () =>
    run(connection, build.updateTable('leads').set({ email, person_id, updated_at: at }).where('id', '=', leadId)),
  );
  await settlePerson(connection, person_id);
  await run(
    connection,
    build
      .updateTable('lead_replies')
      .set({ recipient: email })
      .where('lead_id', '=', leadId)
      .where('sent_at', 'is', null),
  );
  await addLeadEvent(connection, leadId, {
    kind: 'address-corrected',
    detail: JSON.stringify({ from: before, to: email }),
    actor,
    at,
  });
}

/**
 * Gives up an unsent mail; a lead's history keeps its kind and the server's reply. Returns false when there is no such mail, or it is being
 * sent.
 */
export async function dismissMail(
  connection: Connection,
  id: number,
  { actor, at }: { actor: string; at: string },
): Promise<boolean> {
  const mail = await first(
    connection,
    build
      .selectFrom('outbox')
      .select(['kind', 'lead_id', 'last_response'])
      .where('id', '=', id)
      .where('state', '<>', 'sent')
      .where('kind', '<>', 'letter')
      .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)])),
  );
  if (!mail) return false;
  await run(connection, build.deleteFrom('outbox').where('id', '=', id));
  if (mail.lead_id !== null) {
    const detail = JSON.stringify({ mail: mail.kind, answer: mail.last_response });
    await addLeadEvent(connection, mail.lead_id, { kind: 'mail-abandoned', detail, actor, at });
  }
  return true;
}
