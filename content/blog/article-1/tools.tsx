import styled from '@emotion/styled';
import { Cite } from '../../../components/article/Cite.tsx';
import { Calculator } from '../../../components/article/calculator/Calculator.tsx';
import { assumptionEntries } from '../../../components/article/calculator/useCalculator.ts';
import { commentText, formatEuros, formatSigned, revenueTerm } from '../../../components/article/commentText.ts';
import { Panels } from '../../../components/article/toolParts.tsx';
import { color, media } from '../../../components/theme.ts';
import { Figure } from '../../../components/ui/Figure.tsx';
import { formatNumber } from '../../../components/ui/formatNumber.ts';
import {
  type Assumptions,
  commentOn,
  DECLARED_TIME_SAVED,
  type StrategyInputs,
  strategyAssumptions,
  strategyDefaults,
  strategyReturn,
} from '../../../data/blog/calculators.ts';
import { type ResearchPanel, researchPanels } from './research.ts';

const Finding = styled.li`
  display: grid;
  grid-template-columns: 148px 1fr;
  gap: 4px 20px;
  align-items: baseline;
  padding: 12px 0;
  border-top: 1px solid ${color.line};
  &:first-of-type { border-top: 0; padding-top: 0; }
  ${media.phone} { grid-template-columns: 1fr; }
`;

const content = ({ findings, limit }: ResearchPanel) => (
  <>
    <ul>
      {findings.map(({ figure: [number, unit], text, source }) => (
        <Finding key={text}>
          <Figure small={28} large={32}>
            {number}
            <span>{unit}</span>
          </Figure>
          <span>
            {text}
            <Cite id={source} />
          </span>
        </Finding>
      ))}
    </ul>
    <p>
      <strong>Limite.</strong> {limit}
    </p>
  </>
);

export const ResearchPanels = () => (
  <Panels items={researchPanels.map((panel) => ({ title: panel.title, content: content(panel) }))} />
);

const entries = [
  { name: 'currentRevenue', key: 'ca', label: 'Chiffre d’affaires annuel', unit: '€' },
  { name: 'timeSpent', key: 'heures', label: 'Temps passé sur des tâches répétitives', unit: 'h / semaine' },
  { name: 'hourlyRate', key: 'taux', label: 'Coût horaire moyen', unit: '€ / h' },
] as const;

const assumptions = assumptionEntries('Coût fixe');
const defaults = { ...strategyDefaults, ...strategyAssumptions };

function resultOf(values: StrategyInputs & Assumptions) {
  const result = strategyReturn(values, values);
  const { netRoi, timeSavings, revenueGains, benefits, cost, netGain } = result;
  const prudent = strategyReturn(values, { ...values, timeSaved: DECLARED_TIME_SAVED, revenueGain: 0 });
  return {
    label: 'Retour net la première année',
    figure: netRoi === null ? '—' : formatSigned(netRoi),
    unit: '%',
    lines: [
      { label: 'Temps économisé par an', value: formatEuros(timeSavings) },
      { label: 'Revenus supplémentaires', value: formatEuros(revenueGains) },
      { label: 'Total des gains', value: formatEuros(benefits) },
      { label: 'Coût de départ', value: formatEuros(-cost) },
      { label: 'Gain net', value: formatEuros(netGain) },
    ],
    comment: commentText(commentOn(result, values.currentRevenue), prudent, result),
  };
}

const formulaOf = ({ weeks, timeSaved, cost, ...assumed }: Assumptions) =>
  `Calcul : heures par semaine × ${formatNumber(weeks)} × coût horaire × ${formatNumber(timeSaved)} %, ${revenueTerm(assumed)}, moins un coût fixe de ${formatEuros(cost)}. Une case vide compte pour 0. Simulation indicative : les pourcentages de départ sont des hypothèses internes, pas une promesse de résultat.`;

export const StrategyCalculator = () => <Calculator {...{ entries, assumptions, defaults, resultOf, formulaOf }} />;
