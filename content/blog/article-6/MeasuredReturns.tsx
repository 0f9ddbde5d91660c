import { Suspense } from 'react';
import { Block, Table, Under } from '../../../components/article/Block.tsx';
import { Cite } from '../../../components/article/Cite.tsx';
import { later } from '../../../components/later.ts';
import { decimal, euros, percent } from '../../../data/french/frenchNumbers.ts';
import { measuredShares, withShare } from './projects.ts';

const load = () => import('./PitfallList.tsx').then((part) => part.PitfallList);
const List = import.meta.env.SSR ? await load() : later(load);

export const Pitfalls = () => (
  <Suspense>
    <List />
  </Suspense>
);

/** The calculator's project as it opens, with each share of hours in the place of its hypothesis. */
export const MeasuredReturns = () => (
  <Block>
    <Table>
      <caption className="sr">
        Bénéfice, retour net et délai du projet par défaut selon la part d’heures récupérées
      </caption>
      <thead>
        <tr>
          <th scope="col">Temps récupéré, sans chiffre d’affaires en plus</th>
          <th scope="col" className="number">
            Bénéfice annuel
          </th>
          <th scope="col" className="number">
            Retour net
          </th>
          <th scope="col" className="number drop">
            Délai
          </th>
        </tr>
      </thead>
      <tbody>
        {measuredShares.map((measured) => {
          const { benefit, netReturn, payback } = withShare(measured.share);
          return (
            <tr key={measured.label}>
              <th scope="row">
                {`${decimal(measured.share * 100, 1).replace(/,0$/, '')}\u00a0%, ${measured.label.charAt(0).toLowerCase()}${measured.label.slice(1)}`}
                {'source' in measured && <Cite id={measured.source} />}
                <Under>{`Délai : ${decimal(payback, 1)} mois`}</Under>
              </th>
              <td className="number nowrap">{euros(benefit)}</td>
              <td className="number nowrap">{percent(netReturn, 0, true)}</td>
              <td className="number nowrap drop">{`${decimal(payback, 1)} mois`}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  </Block>
);
