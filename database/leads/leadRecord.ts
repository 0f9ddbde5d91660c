import type { LeadRecord } from '../../data/api/responses.ts';
import { withMessage } from '../../data/leads/leadMessage.ts';
import { leadMails } from '../mail/outboxList.ts';
import { deskQuotes } from '../quotes/quotes.ts';
import type { Connection } from '../store.ts';
import { looseAttachments } from './attachments.ts';
import { leadNotes } from './changeLead.ts';
import { leadEvents } from './leadEvents.ts';
import { leadById } from './leads.ts';
import { leadReplies } from './replies.ts';

/** Everything the desk shows of a lead; undefined when there is none. */
export async function leadRecord(
  connection: Connection,
  id: number,
  now = new Date(),
): Promise<Omit<LeadRecord, 'success'> | undefined> {
  const lead = await leadById(connection, id);
  if (!lead) return undefined;
  return {
    lead: withMessage(lead),
    events: await leadEvents(connection, id),
    notes: await leadNotes(connection, id),
    mails: await leadMails(connection, id),
    replies: await leadReplies(connection, id),
    attachments: await looseAttachments(connection, id),
    quotes: await deskQuotes(connection, id, now),
  };
}
