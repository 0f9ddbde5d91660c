import styled from '@emotion/styled';
import { Cite } from '../../../components/article/Cite.tsx';
import { Calculator } from '../../../components/article/calculator/Calculator.tsx';
import { assumptionEntries } from '../../../components/article/calculator/useCalculator.ts';
import { commentText, formatEuros, formatSigned, revenueTerm } from '../../../components/article/commentText.ts';
import { Block, HeadedRows, Table, Under } from '../../../components/article/toolParts.tsx';
import { color } from '../../../components/theme.ts';
import { formatNumber } from '../../../components/ui/formatNumber.ts';
import {
  type Assumptions,
  commentOn,
  DECLARED_TIME_SAVED,
  type ProjectInputs,
  projectAssumptions,
  projectDefaults,
  projectReturn,
} from '../../../data/blog/calculators.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { capital, decimal, euros, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import { measuredShares, withShare } from './projects.ts';

const entries = [
  { name: 'revenue', key: 'ca', label: 'Chiffre d’affaires annuel', unit: '€' },
  { name: 'teamSize', key: 'equipe', label: 'Taille de l’équipe', unit: 'personnes' },
  { name: 'hourlyRate', key: 'taux', label: 'Coût horaire moyen', unit: '€ / h' },
  { name: 'hoursPerWeek', key: 'heures', label: 'Heures concernées par personne', unit: 'h / semaine' },
] as const;

const assumptions = assumptionEntries('Investissement de départ');
const defaults = { ...projectDefaults, ...projectAssumptions };

function resultOf(values: ProjectInputs & Assumptions) {
  const result = projectReturn(values, values);
  const { netRoi, labourSavings, revenueGains, benefits, investment, netGain, paybackMonths } = result;
  const prudent = projectReturn(values, { ...values, timeSaved: DECLARED_TIME_SAVED, revenueGain: 0 });
  return {
    label: 'Retour net la première année',
    figure: netRoi === null ? '—' : formatSigned(netRoi),
    unit: '%',
    lines: [
      { label: 'Économies de travail', value: formatEuros(labourSavings) },
      { label: 'Revenus supplémentaires', value: formatEuros(revenueGains) },
      { label: 'Total des gains', value: formatEuros(benefits) },
      { label: 'Investissement', value: formatEuros(-investment) },
      {
        label: 'Délai de retour',
        value: paybackMonths === null ? 'jamais, à ce rythme' : `${formatNumber(paybackMonths)} mois`,
      },
      { label: 'Gain net', value: formatEuros(netGain) },
    ],
    comment: commentText(commentOn(result, values.revenue), prudent, result),
  };
}

const formulaOf = ({ weeks, timeSaved, cost, ...assumed }: Assumptions) =>
  `Calcul : équipe × coût horaire × heures par semaine × ${formatNumber(weeks)} × ${formatNumber(timeSaved)} %, ${revenueTerm(assumed)}, pour un investissement de ${formatEuros(cost)}. Une case vide compte pour 0. Simulation indicative, pas une promesse de résultat.`;

export const ProjectCalculator = () => <Calculator {...{ entries, assumptions, defaults, resultOf, formulaOf }} />;

/** A wrong way to measure, its effect on the result, and its remedy. */
interface Pitfall {
  pitfall: string;
  impact: string;
  solution: string;
}

const pitfalls: readonly Pitfall[] = [
  {
    pitfall: 'Mesurer après, deviner avant',
    impact: 'La durée de départ, reconstituée de mémoire, grossit avec l’enthousiasme.',
    solution: `${capital(spelled(doctrine.measure.before))} chronométrages avant d’ouvrir le premier abonnement.`,
  },
  {
    pitfall: 'Oublier la relecture',
    impact: 'Un brouillon en deux minutes et un contrôle de dix passent pour un gain.',
    solution: 'Arrêter le chronomètre à l’envoi, jamais au premier jet.',
  },
  {
    pitfall: 'Compter deux fois',
    impact: 'La même heure apparaît en économie de salaire et en chiffre d’affaires.',
    solution: 'Chaque heure libérée reçoit un seul emploi, écrit à côté.',
  },
  {
    pitfall: 'Choisir la bonne semaine',
    impact: 'Cinq jours calmes font un bel avant-après.',
    solution: `${capital(spelled(doctrine.measure.weeks))} semaines consécutives, congés et incidents compris.`,
  },
  {
    pitfall: 'Tout attribuer à l’outil',
    impact: 'La consigne écrite aurait suffi à gagner une partie du temps, sans IA.',
    solution: 'Traiter d’autres dossiers avec la nouvelle procédure, sans l’outil.',
  },
];

const Impact = styled.p`
  color: ${color['ink-2']};
`;

/** List of wrong ways to measure, each with its effect and remedy. */
export const Pitfalls = () => (
  <Block>
    <HeadedRows as="ol" nameWidth={236}>
      {pitfalls.map(({ pitfall, impact, solution }) => (
        <li key={pitfall}>
          <h3>{pitfall}</h3>
          <div>
            <Impact>{impact}</Impact>
            <p>{solution}</p>
          </div>
        </li>
      ))}
    </HeadedRows>
  </Block>
);

/** Return of the calculator's default project for each measured share of saved hours. */
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

export { KpiPanels } from './KpiPanels.tsx';
export { SectorGrid } from './SectorGrid.tsx';
