import { labelOf } from '../choices.ts';
import { quarantineReasons, type SpamReason } from './leadWords.ts';

/**
 * Domains of well-known services of throw-away mailboxes, with their subdomains: a lead from one is quarantined, never refused. The list is
 * kept short enough for the owner to read.
 */
export const disposableDomains: ReadonlySet<string> = new Set([
  '10minutemail.com',
  '10minutemail.net',
  '20minutemail.com',
  'discard.email',
  'discardmail.com',
  'dispostable.com',
  'emailondeck.com',
  'fakeinbox.com',
  'fakemail.net',
  'getairmail.com',
  'getnada.com',
  'grr.la',
  'guerrillamail.biz',
  'guerrillamail.com',
  'guerrillamail.de',
  'guerrillamail.info',
  'guerrillamail.net',
  'guerrillamail.org',
  'guerrillamailblock.com',
  'inboxkitten.com',
  'jetable.com',
  'jetable.net',
  'jetable.org',
  'mail-temporaire.com',
  'mail-temporaire.fr',
  'mailcatch.com',
  'maildrop.cc',
  'mailforspam.com',
  'mailinator.com',
  'mailinator.net',
  'mailinator.org',
  'mailnesia.com',
  'mailnull.com',
  'mailsac.com',
  'mintemail.com',
  'moakt.com',
  'mohmal.com',
  'mytemp.email',
  'nada.email',
  'pokemail.net',
  'sharklasers.com',
  'spam4.me',
  'spambog.com',
  'spambox.us',
  'spamgourmet.com',
  'temp-mail.io',
  'temp-mail.org',
  'tempail.com',
  'tempinbox.com',
  'tempmail.com',
  'tempmail.net',
  'tempmailo.com',
  'tempr.email',
  'throwawaymail.com',
  'trash-mail.com',
  'trashmail.com',
  'trashmail.de',
  'trashmail.net',
  'trashmail.ws',
  'wegwerfmail.de',
  'wegwerfmail.net',
  'yopmail.com',
  'yopmail.fr',
  'yopmail.net',
]);

/** Total weight of reasons from which the sender is almost certainly a program: no receipt is mailed to the typed address. */
const NO_RECEIPT_FROM = 3;

/** Whether a receipt is mailed for a request quarantined for these reasons: the sender may still be an honest person. */
export const getsReceipt = (reasons: readonly SpamReason[]): boolean =>
  quarantineReasons.filter(({ code }) => reasons.includes(code)).reduce((sum, { weight }) => sum + weight, 0) <
  NO_RECEIPT_FROM;

/**
 * Labels of a lead's quarantine reasons.
 * @param reasons the stored JSON list.
 */
export function reasonLabels(reasons: string | null): string[] {
  try {
    const codes: unknown = JSON.parse(reasons ?? '[]');
    return Array.isArray(codes) ? codes.map((code) => labelOf(quarantineReasons, String(code))) : [];
  } catch {
    return [];
  }
}
