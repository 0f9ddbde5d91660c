import type { Connection } from '../../database/connection.ts';
import { addMail, waitsUntouched } from '../../database/outbox.ts';
import { recipientKey } from './strangerBrake.ts';

/** The two mails a lead causes: the owner learns of it, the visitor learns that it arrived. */
export function queueLeadMails(
  connection: Connection,
  { email, ...mail }: { leadId: number; email: string; host: string; now: Date },
): void {
  addMail(connection, { kind: 'lead-notification', ...mail });
  addMail(connection, { kind: 'lead-acknowledgement', recipientKey: recipientKey(email), ...mail });
}

/** The owner learns that a lead says something else now; one mail for several corrections that have not left yet. */
export function queueCorrectionMail(connection: Connection, mail: { leadId: number; host: string; now: Date }): void {
  if (!waitsUntouched(connection, 'lead-correction', mail.leadId))
    addMail(connection, { kind: 'lead-correction', ...mail });
}
