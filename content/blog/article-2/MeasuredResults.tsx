import { Block, BlockLabel, Table, Under } from '../../../components/article/Block.tsx';
import { useContent } from '../../../components/useContent.tsx';
import { euros } from '../../../data/french/frenchNumbers.ts';
import type { Content } from '../../../data/settings/content.ts';
import { balanceAt90, full } from './accounts.ts';
import { breakEvenMonth } from './breakEvenWords.ts';

/** A figure of the fictional case before and after the 90 days. */
interface MeasuredResult {
  measure: string;
  before: string;
  after: string;
  change: string;
}

const measuredResults = (content: Content): readonly MeasuredResult[] => [
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

/** Before and after, in the fictional case. */
export const MeasuredResults = () => {
  const content = useContent();
  return (
    <Block>
      <BlockLabel>Données d’illustration : résultats du cas fictif</BlockLabel>
      <Table>
        <caption className="sr">Résultats mesurés avant et après quatre-vingt-dix jours</caption>
        <thead>
          <tr>
            <th scope="col">Mesure</th>
            <th scope="col" className="number">
              J0
            </th>
            <th scope="col" className="number">
              J90
            </th>
            <th scope="col" className="number drop">
              Écart
            </th>
          </tr>
        </thead>
        <tbody>
          {measuredResults(content).map(({ measure, before, after, change }) => (
            <tr key={measure}>
              <th scope="row">
                {measure}
                <Under>{change}</Under>
              </th>
              <td className="number">{before}</td>
              <td className="number">{after}</td>
              <td className="number drop">{change}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Block>
  );
};
