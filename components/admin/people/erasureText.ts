import { type ErasureCounts, erasureKinds } from '../../../data/people/personWords.ts';
import { formatNumber } from '../../ui/formatNumber.ts';

/** What an erasure removed, in words: `2 demandes, 1 inscription`; what was kept, after that. */
export function erasureText(counts: ErasureCounts): string {
  const parts = Object.entries(erasureKinds).map(([kind, [one, many]]) => {
    const count = counts[kind as keyof ErasureCounts];
    return count > 0 ? `${formatNumber(count)} ${count > 1 ? many : one}` : '';
  });
  const kept = parts.pop();
  return `${parts.filter(Boolean).join(', ') || 'rien d’autre que la fiche'}${kept ? ` ; ${kept}` : ''}`;
}
