import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { Cite } from '../../../components/article/Cite.tsx';
import { Table, Under } from '../../../components/article/Table.tsx';
import { decimal } from '../../../data/frenchNumbers.ts';
import { doctrine } from '../../../data/method.ts';
import { announcedModels, request, requestCost } from './announced.ts';

const { word } = doctrine.missing;
const dollars = (value: number | null, digits: number) => (value === null ? word : `${decimal(value, digits)}\u00a0$`);

/** A price as its maker writes it: cents only where there are some. */
const price = (value: number) => dollars(value, Number.isInteger(value) ? 0 : 2);

/** The models of the dated list, the price of their announcement and what an ordinary month costs at that price. */
export const AnnouncedTable = () => (
  <Block>
    <BlockLabel>Tarifs relevés à la date d’annonce, hors taxes, accès par programme</BlockLabel>
    <Table>
      <caption className="sr">Modèles par date d’annonce, tarif à cette date et coût d’un mois d’usage</caption>
      <thead>
        <tr>
          <th scope="col">Modèle</th>
          <th scope="col" className="drop">
            Annoncé le
          </th>
          <th scope="col" className="number drop">
            Entrée / sortie, par million
          </th>
          <th scope="col" className="number">
            Une requête
          </th>
          <th scope="col" className="number">
            {`${request.times} requêtes`}
          </th>
        </tr>
      </thead>
      <tbody>
        {announcedModels.map((model) => {
          const { company, name, announced, input, output, source } = model;
          const cost = requestCost(model);
          const prices = input === null || output === null ? word : `${price(input)}\u00a0/\u00a0${price(output)}`;
          return (
            <tr key={name}>
              <th scope="row">
                {`${company}, ${name}`}
                {source && <Cite id={source} />}
                <Under>{source ? `${announced} ; ${prices}` : `Date et tarif : ${word}`}</Under>
              </th>
              <td className="drop">{announced || word}</td>
              <td className="number drop">{prices}</td>
              <td className="number">{dollars(cost, 4)}</td>
              <td className="number">{dollars(cost === null ? null : cost * request.times, 2)}</td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  </Block>
);
