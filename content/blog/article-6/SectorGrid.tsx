import { Block, BlockLabel } from '../../../components/article/Block.tsx';
import { Table, Under } from '../../../components/article/Table.tsx';
import { sectorBenchmarks, sectorsLabel } from './sectors.ts';

/** Example values in the shape of an honest sector table. */
export const SectorGrid = () => (
  <Block>
    <BlockLabel>{sectorsLabel}</BlockLabel>
    <Table>
      <caption className="sr">Retour, délai et indicateur principal par secteur, valeurs d’exemple</caption>
      <thead>
        <tr>
          <th scope="col">Secteur</th>
          <th scope="col" className="number">
            Retour net
          </th>
          <th scope="col" className="number">
            Délai
          </th>
          <th scope="col" className="drop">
            Indicateur à suivre
          </th>
        </tr>
      </thead>
      <tbody>
        {sectorBenchmarks.map(({ industry, roi, payback, topKpi }) => (
          <tr key={industry}>
            <th scope="row">
              {industry}
              <Under>{topKpi}</Under>
            </th>
            <td className="number nowrap">{roi}</td>
            <td className="number nowrap">{payback}</td>
            <td className="drop">{topKpi}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  </Block>
);
