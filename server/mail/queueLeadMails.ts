import type { Connection } from '../../database/connection.ts';
import { addMail } from '../../database/outbox.ts';
import { recipientKey } from './strangerBrake.ts';

/** The two mails a lead causes: the owner learns of it, the visitor learns that it arrived. */
export function queueLeadMails(
  connection: Connection,
  { email, ...mail }: { leadId: number; email: string; host: string; now: Date },
): void {
  addMail(connection, { kind: 'lead-notification', ...mail });
  addMail(connection, { kind: 'lead-acknowledgement', recipientKey: recipientKey(email), ...mail });
}
