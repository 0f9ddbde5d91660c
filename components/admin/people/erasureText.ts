import type { ErasureCounts } from '../../../data/api/personAnswers.ts';
import { formatNumber } from '../../ui/formatNumber.ts';

const KINDS: readonly (readonly [keyof ErasureCounts, string, string])[] = [
  ['leads', 'demande', 'demandes'],
  ['notes', 'note', 'notes'],
  ['replies', 'réponse', 'réponses'],
  ['files', 'fichier', 'fichiers'],
  ['events', 'ligne d’historique', 'lignes d’historique'],
  ['mails', 'courriel', 'courriels'],
  ['subscribers', 'inscription', 'inscriptions'],
  ['notices', 'notification de contrat', 'notifications de contrat'],
  ['bin', 'élément de la corbeille', 'éléments de la corbeille'],
];

/** What an erasure removed, in words: `2 demandes, 1 inscription`. */
export function erasureText(counts: ErasureCounts): string {
  const parts = KINDS.filter(([kind]) => counts[kind] > 0).map(
    ([kind, one, many]) => `${formatNumber(counts[kind])} ${counts[kind] > 1 ? many : one}`,
  );
  const { kept_notices: kept } = counts;
  const proof =
    kept > 0
      ? ` ; ${formatNumber(kept)} notification${kept > 1 ? 's' : ''} de contrat gardée${kept > 1 ? 's' : ''} comme preuve`
      : '';
  return `${parts.join(', ') || 'rien d’autre que la fiche'}${proof}`;
}
