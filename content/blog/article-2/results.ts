import { euros } from '../../../data/french/frenchNumbers.ts';
import type { Content } from '../../../data/settings/content.ts';
import { balanceAt90, full } from './accounts.ts';
import { breakEvenMonth } from './breakEvenWords.ts';

/** A figure of the fictional case before and after the 90 days. */
export interface MeasuredResult {
  measure: string;
  before: string;
  after: string;
  change: string;
}

export const measuredResults = (content: Content): readonly MeasuredResult[] => [
  { measure: 'Temps par devis', before: '95 min', after: '58 min', change: '−37 min' },
  { measure: 'Temps de devis par mois', before: '98 h', after: '60 h', change: '−38 h' },
  { measure: 'Première réponse au client', before: '3 jours ouvrés', after: '1 jour ouvré', change: '−2 jours' },
  { measure: 'Devis à reprendre, sur 62', before: '8', after: '5', change: '−3' },
  {
    measure: 'Solde cumulé',
    before: euros(0),
    after: euros(balanceAt90(content, full)),
    change: `positif au ${breakEvenMonth(content, full)} mois`,
  },
];
