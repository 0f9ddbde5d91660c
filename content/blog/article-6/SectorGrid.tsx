import { Block, BlockLabel, Table, Under } from '../../../components/article/Block.tsx';
import { Cite } from '../../../components/article/Cite.tsx';
import { formatNumber } from '../../../components/ui/formatNumber.ts';
import { euros, percent } from '../../../data/french/frenchNumbers.ts';
import { costOf } from './projects.ts';
import { exampleOf, type SectorBenchmark, sectorBenchmarks, sectorReturn, sectorsLabel } from './sectors.ts';

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** All that the line is computed from. */
const given = (sector: SectorBenchmark) =>
  `${sector.task}, à ${euros(sector.hourlyCost)} de l’heure, pour ${euros(costOf(exampleOf(sector)))} la première année`;

/** By sector: the published share of users, then a worked example and the indicator to follow. */
export const SectorGrid = () => (
  <Block>
    <BlockLabel>
      {sectorsLabel}
      <Cite id="insee-2026" />
    </BlockLabel>
    <Table>
      <caption className="sr">
        Part d’utilisatrices, exemple calculé, délai de retour et indicateur à suivre, par secteur
      </caption>
      <thead>
        <tr>
          <th scope="col">Secteur</th>
          <th scope="col" className="number">
            IA en 2025
          </th>
          <th scope="col" className="number">
            Retour net (moitié)
          </th>
          <th scope="col" className="number drop">
            Délai
          </th>
          <th scope="col" className="drop">
            Indicateur à suivre
          </th>
        </tr>
      </thead>
      <tbody>
        {sectorBenchmarks.map((sector) => {
          const { all, prudent, payback } = sectorReturn(sector);
          return (
            <tr key={sector.industry}>
              <th scope="row">
                {sector.industry}
                <Under>{`${given(sector)}. Délai : ${formatNumber(payback)} mois. À suivre : ${lowerFirst(sector.topKpi)}.`}</Under>
              </th>
              <td className="number nowrap">{`${sector.users} %`}</td>
              <td className="number nowrap">{`${percent(all, 0, true)} (${percent(prudent, 0, true)})`}</td>
              <td className="number nowrap drop">{`${formatNumber(payback)} mois`}</td>
              <td className="drop">
                {sector.topKpi}
                <br />
                {given(sector)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  </Block>
);
