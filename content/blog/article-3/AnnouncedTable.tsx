import { Block, BlockLabel, Table, Under } from '../../../components/article/Block.tsx';
import { Cite } from '../../../components/article/Cite.tsx';
import { comparing } from '../../../data/blog/comparing.ts';
import { announcedModels } from './announced.ts';
import { monthCost } from './current.ts';
import { bothPrices, dollars } from './modelPrices.ts';

/** The models of the dated list: the price of their announcement, the day of their end, an ordinary month at that price. */
export const AnnouncedTable = () => (
  <Block>
    <BlockLabel>Tarifs à l’annonce, hors taxes, accès par programme ; arrêt fixé par l’éditeur</BlockLabel>
    <Table>
      <caption className="sr">Modèles par date d’annonce, tarif à cette date, arrêt et coût d’un mois d’usage</caption>
      <thead>
        <tr>
          <th scope="col">Modèle</th>
          <th scope="col" className="drop">
            Annoncé le
          </th>
          <th scope="col" className="drop">
            Arrêt
          </th>
          <th scope="col" className="number drop">
            Entrée / sortie, par million
          </th>
          <th scope="col" className="number">
            {`${comparing.job.times} requêtes`}
          </th>
        </tr>
      </thead>
      <tbody>
        {announcedModels.map((model) => (
          <tr key={model.name}>
            <th scope="row">
              {`${model.company}, ${model.name}`}
              <Cite id={model.source} />
              <Cite id={model.stopSource} />
              <Under>{`${model.announced} ; arrêt le ${model.stopped} ; ${bothPrices(model)}`}</Under>
            </th>
            <td className="drop">{model.announced}</td>
            <td className="drop">{model.stopped}</td>
            <td className="number drop">{bothPrices(model)}</td>
            <td className="number">{dollars(monthCost(model), 2)}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Block>
);
