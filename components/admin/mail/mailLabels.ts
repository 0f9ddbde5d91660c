import type { Mail } from '../../../data/api/rows.ts';
import { labelOf } from '../../../data/choices.ts';
import { outboxKinds } from '../../../data/desk/mailWords.ts';

/** What a mail is for. */
export const kindLabel = (kind: string): string => labelOf(outboxKinds, kind);

/** Where a mail stands, in one word or two. */
export function mailState({ state, attempts, sent_at }: Pick<Mail, 'state' | 'attempts' | 'sent_at'>): string {
  if (state === 'sent') return 'envoyé';
  if (state === 'parked' && sent_at) return 'parti, puis revenu : le serveur du destinataire l’a refusé';
  if (state === 'parked') return `abandonné après ${attempts} essais`;
  return attempts === 0 ? 'en attente' : `nouvel essai prévu (${attempts} ${attempts > 1 ? 'échecs' : 'échec'})`;
}
