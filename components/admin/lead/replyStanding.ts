import type { Reply } from '../../../data/api/rows.ts';

/** Where a reply stands, as a sentence without its full stop. */
export function replyStanding({ state, attempts, answer, recipient, sent_at }: Reply): string {
  if (state === 'sent') return `Réponse envoyée à ${recipient}, acceptée par le serveur`;
  if (state === 'failed' && sent_at) return `Réponse à ${recipient} revenue : le serveur du destinataire l’a refusée`;
  if (state === 'failed') return `Réponse à ${recipient} non partie, abandonnée après ${attempts} essais`;
  if (state === 'dropped') return `Réponse à ${recipient} jamais partie`;
  if (attempts > 0 || answer !== null) return `Réponse à ${recipient} pas encore partie, nouvel essai prévu`;
  return `Réponse à ${recipient} en attente, elle part dans quelques secondes`;
}
