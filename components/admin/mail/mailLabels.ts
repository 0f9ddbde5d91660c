import type { Mail } from '../rows.ts';

const KINDS: Record<string, string> = {
  'lead-notification': 'Notification de la demande',
  'lead-acknowledgement': 'Accusé de réception au visiteur',
  'lead-correction': 'Notification de la correction',
  'newsletter-confirmation': 'Confirmation d’inscription',
  upkeep: 'Avis sur la corbeille et l’horloge',
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
