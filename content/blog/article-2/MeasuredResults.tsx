import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { Table, Under } from '../../../components/article/Table.tsx';
import { useContent } from '../../../components/useContent.tsx';
import { measuredResults } from './results.ts';

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
