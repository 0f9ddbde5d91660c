import { Calculator } from '../../../components/article/Calculator.tsx';
import { Cite } from '../../../components/article/Cite.tsx';
import { formatEuros, formatSigned } from '../../../components/article/formatFigure.ts';
import { formatNumber } from '../../../components/ui/formatNumber.ts';
import { type ProjectInputs, projectDefaults, projectReturn } from '../../../data/calculators.ts';

const fields = [
  { name: 'revenue', label: 'Chiffre d’affaires annuel', unit: '€' },
  { name: 'teamSize', label: 'Taille de l’équipe', unit: 'personnes' },
  { name: 'hourlyRate', label: 'Coût horaire moyen', unit: '€ / h' },
  { name: 'hoursPerWeek', label: 'Heures concernées par personne', unit: 'h / semaine' },
] as const;

function resultOf(inputs: ProjectInputs) {
  const { netRoi, labourSavings, revenueGains, investment, netGain, paybackMonths } = projectReturn(inputs);
  return {
    label: 'Retour net la première année',
    figure: formatSigned(netRoi),
    unit: '%',
    lines: [
      { label: 'Économies de travail', value: formatEuros(labourSavings) },
      { label: 'Revenus supplémentaires', value: formatEuros(revenueGains) },
      { label: 'Investissement', value: formatEuros(-investment) },
      {
        label: 'Délai de retour',
        value: paybackMonths === null ? 'jamais, à ce rythme' : `${formatNumber(paybackMonths)} mois`,
      },
      { label: 'Gain net', value: formatEuros(netGain) },
    ],
  };
}

const warning = (
  <>
    Simulation indicative, pas une promesse de résultat. L’hypothèse de 30 % du temps récupéré est très au-dessus des
    mesures publiques : de 1,4 % à 5,4 % des heures aux États-Unis fin 2024
    <Cite id="fed-2025" />.
  </>
);

export const ProjectCalculator = () => (
  <Calculator
    fields={fields}
    defaults={projectDefaults}
    resultOf={resultOf}
    warning={warning}
    formula="Calcul : équipe × coût horaire × heures par semaine × 52 × 30 %, plus 20 % du chiffre d’affaires, pour un investissement de 15 000 €. Une case vide compte pour 0."
  />
);
