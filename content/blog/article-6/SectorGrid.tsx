import { Cite } from '../../../components/article/Cite.tsx';
import { Block, BlockLabel, Table, Under } from '../../../components/article/toolParts.tsx';
import { formatNumber } from '../../../components/ui/formatNumber.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { euros, percent } from '../../../data/french/frenchNumbers.ts';
import { costOf, type Project, paybackOf, returnOf } from './projects.ts';

/**
 * A sector in the grid: its only published figure, then a worked example with invented volume, minutes and costs, all shown. No comparable
 * return was ever published.
 */
interface SectorBenchmark {
  industry: string;
  /** Percentage of French companies of ten people or more in the sector that used AI in 2025 (Insee). */
  users: number;
  task: string;
  timesAWeek: number;
  minutesWon: number;
  hourlyCost: number;
  subscriptions: number;
  /** Hours of set-up, training and upkeep in the first year. */
  hours: number;
  topKpi: string;
}

const sectorsLabel =
  'Part d’utilisatrices : Insee, 2025. Retour et délai : exemples calculés, volumes et coûts inventés. Aucune base publique ne donne de retour moyen par secteur.';

export const sectorBenchmarks: readonly SectorBenchmark[] = [
  {
    industry: 'Activités spécialisées',
    users: 33,
    task: '10 livrables par semaine, 25 min gagnées',
    timesAWeek: 10,
    minutesWon: 25,
    hourlyCost: 48,
    subscriptions: 1200,
    hours: 62,
    topKpi: 'Durée médiane d’un livrable',
  },
  {
    industry: 'Commerce',
    users: 13,
    task: '100 messages par semaine, 2 min gagnées',
    timesAWeek: 100,
    minutesWon: 2,
    hourlyCost: 26,
    subscriptions: 960,
    hours: 55,
    topKpi: 'Taux de reprise des messages',
  },
  {
    industry: 'Transports',
    users: 9,
    task: '60 documents par semaine, 2 min gagnées',
    timesAWeek: 60,
    minutesWon: 2,
    hourlyCost: 30,
    subscriptions: 720,
    hours: 50,
    topKpi: 'Erreurs parties',
  },
  {
    industry: 'Hébergement-restauration',
    users: 12,
    task: '40 réponses par semaine, 3 min gagnées',
    timesAWeek: 40,
    minutesWon: 3,
    hourlyCost: 27,
    subscriptions: 600,
    hours: 52,
    topKpi: 'Délai de première réponse',
  },
  {
    industry: 'Construction',
    users: 10,
    task: '8 devis par semaine, 25 min gagnées',
    timesAWeek: 8,
    minutesWon: 25,
    hourlyCost: 35,
    subscriptions: 960,
    hours: 75,
    topKpi: 'Temps réemployé',
  },
];

/** Converts a sector's example to a project; its minutes include review, since they were measured with it. */
export const exampleOf = ({ timesAWeek, minutesWon, hourlyCost, subscriptions, hours }: SectorBenchmark): Project => ({
  hours: (timesAWeek * minutesWon * doctrine.weeksAYear) / 60,
  hourlyCost,
  subscriptions,
  setUpHours: hours,
  trainingHours: 0,
  upkeepHours: 0,
  gain: doctrine.keep.gain,
  moreRework: 0,
});

/**
 * Returns, for a sector's example, the return if all freed hours are used, the return with the doctrine's share of them, and the payback in
 * months.
 */
const sectorReturn = (sector: SectorBenchmark) => {
  const example = exampleOf(sector);
  return { all: returnOf(example), prudent: returnOf(example, doctrine.keep.reuse), payback: paybackOf(example) };
};

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
/** Inputs of a sector’s worked example, as words. */
const given = (sector: SectorBenchmark) =>
  `${sector.task}, à ${euros(sector.hourlyCost)} de l’heure, pour ${euros(costOf(exampleOf(sector)))} la première année`;

/** Grid of sectors: the published share of users, then a worked example and the indicator to follow. */
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
