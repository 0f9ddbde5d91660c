import type { LeadFile } from '../../data/api/answers.ts';
import type { Connection } from '../file/connection.ts';
import { leadMails } from '../mail/outboxList.ts';
import { looseAttachments } from './attachments.ts';
import { leadNotes } from './leadNotes.ts';
import { leadById, leadEvents } from './leads.ts';
import { leadReplies } from './replies.ts';

/** Everything the desk shows of a lead; undefined when there is none. */
export function leadFile(connection: Connection, id: number): Omit<LeadFile, 'success'> | undefined {
  const lead = leadById(connection, id);
  if (!lead) return undefined;
  return {
    lead,
    events: leadEvents(connection, id),
    notes: leadNotes(connection, id),
    mails: leadMails(connection, id),
    replies: leadReplies(connection, id),
    attachments: looseAttachments(connection, id),
  };
}
