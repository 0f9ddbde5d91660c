import { Calculator } from '../../../components/article/Calculator.tsx';
import { formatEuros, formatSigned } from '../../../components/article/formatFigure.ts';
import { type StrategyInputs, strategyDefaults, strategyReturn } from '../../../data/calculators.ts';

const fields = [
  { name: 'currentRevenue', label: 'Chiffre d’affaires annuel', unit: '€' },
  { name: 'timeSpent', label: 'Temps passé sur des tâches répétitives', unit: 'h / semaine' },
  { name: 'hourlyRate', label: 'Coût horaire moyen', unit: '€ / h' },
] as const;

function resultOf(inputs: StrategyInputs) {
  const { netRoi, timeSavings, revenueGains, cost, netGain } = strategyReturn(inputs);
  return {
    label: 'Retour net la première année',
    figure: formatSigned(netRoi),
    unit: '%',
    lines: [
      { label: 'Temps économisé par an', value: formatEuros(timeSavings) },
      { label: 'Revenus supplémentaires', value: formatEuros(revenueGains) },
      { label: 'Coût de départ', value: formatEuros(-cost) },
      { label: 'Gain net', value: formatEuros(netGain) },
    ],
  };
}

export const StrategyCalculator = () => (
  <Calculator
    fields={fields}
    defaults={strategyDefaults}
    resultOf={resultOf}
    warning="Simulation indicative : les pourcentages sont des hypothèses internes, pas une promesse de résultat."
    formula="Calcul : heures par semaine × 52 × coût horaire × 30 %, plus 14,7 % du chiffre d’affaires, moins un coût fixe de 2 000 €. Une case vide compte pour 0."
  />
);
