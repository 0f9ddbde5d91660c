import type { Mail } from '../rows.ts';

/** The key of the mail view: read by its page and by the count in the bar. */
export const MAIL = ['/api/admin/mail'] as const;

export interface MailPage {
  /** Absent: no SMTP server in the settings, mail waits. */
  server: { host: string; from: string; notify_to: string } | null;
  waiting: number;
  parked: number;
  pending: Mail[];
  sent: Mail[];
}
