import type { Mail } from '../rows.ts';

const KINDS: Record<string, string> = {
  'lead-notification': 'Notification de la demande',
  'lead-summary': 'Résumé des demandes d’une heure',
  'held-summary': 'Résumé quotidien des indésirables',
  'lead-acknowledgement': 'Accusé de réception au visiteur',
  'newsletter-confirmation': 'Confirmation d’inscription',
  test: 'Courriel d’essai',
};

/** What a mail is for. */
export const kindLabel = (kind: string): string => KINDS[kind] ?? kind;

/** Where a mail stands, in one word or two. */
export function mailState({ state, attempts }: Pick<Mail, 'state' | 'attempts'>): string {
  if (state === 'sent') return 'envoyé';
  if (state === 'parked') return `abandonné après ${attempts} essais`;
  return attempts === 0 ? 'en attente' : `nouvel essai prévu (${attempts} ${attempts > 1 ? 'échecs' : 'échec'})`;
}
