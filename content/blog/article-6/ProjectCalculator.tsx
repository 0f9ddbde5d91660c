import { Calculator } from '../../../components/article/calculator/Calculator.tsx';
import { assumptionEntries } from '../../../components/article/calculator/useCalculator.ts';
import { commentText, formatEuros, formatSigned } from '../../../components/article/commentText.ts';
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

const formulaOf = ({ weeks, timeSaved, revenueGain, margin, cost }: Assumptions) =>
  `Calcul : équipe × coût horaire × heures par semaine × ${formatNumber(weeks)} × ${formatNumber(timeSaved)} %, plus ${formatNumber(revenueGain)} % du chiffre d’affaires${margin === 100 ? '' : `, dont ${formatNumber(margin)} % de marge`}, pour un investissement de ${formatEuros(cost)}. Une case vide compte pour 0. Simulation indicative, pas une promesse de résultat.`;

export const ProjectCalculator = () => (
  <Calculator
    entries={entries}
    assumptions={assumptions}
    defaults={defaults}
    resultOf={resultOf}
    formulaOf={formulaOf}
  />
);
