import type { CurvesFigure } from '../../../data/articles/figureTypes.ts';
import { ordinal } from '../../../data/french/frenchNumbers.ts';
import type { Content } from '../../../data/settings/content.ts';
import { balances, breakEven, full, half, halfAlone, type Scenario } from './accounts.ts';

/** Day on which the costs are recovered, after day 90; the first three months count as 90 days. */
export const breakEvenDay = (content: Content, scenario: Scenario): number =>
  Math.ceil(90 + ((breakEven(content, scenario) - 3) * 365) / 12);

/** Month in which the costs are recovered, in words: `cinquième`. */
export const breakEvenMonth = (content: Content, scenario: Scenario): string =>
  ordinal(Math.ceil(breakEven(content, scenario)));

const MONTHS = 18;
const monthOf = (content: Content, scenario: Scenario) => `Mois\u00a0${Math.ceil(breakEven(content, scenario))}`;

/** Monthly balance of the fictional case, under the three assumptions about the months after day 90. */
export const breakEvenFigure = (content: Content): CurvesFigure => ({
  type: 'curves',
  title: `Le même projet se rembourse au ${breakEvenMonth(content, full)} mois, au ${breakEvenMonth(content, halfAlone)} ou au ${breakEvenMonth(content, half)}`,
  measure: 'Solde cumulé du cas fictif, en euros, à la fin de chaque mois',
  x: {
    label: 'Mois',
    values: Array.from({ length: MONTHS }, (_, month) => month + 1),
    ticks: [1, 3, 6, 9, 12, 15, 18],
  },
  unit: '€',
  series: [
    { name: 'Toutes les heures servent', values: balances(content, full, MONTHS), hot: true },
    { name: 'La moitié, sans accompagnement après J90', values: balances(content, halfAlone, MONTHS) },
    { name: 'La moitié, accompagnement poursuivi', values: balances(content, half, MONTHS), dashed: true },
  ],
  // Marks the break-even of a scenario only if it is within the months drawn: with a higher price of the pack it may come later.
  crossings: (
    [
      ['Toutes les heures servent', full],
      ['La moitié, sans accompagnement après J90', halfAlone],
      ['La moitié, accompagnement poursuivi', half],
    ] as const
  )
    .filter(([, scenario]) => breakEven(content, scenario) <= MONTHS)
    .map(([of, scenario]) => ({ of, label: monthOf(content, scenario) })),
  note: 'Données d’illustration. L’accompagnement est compté au prix affiché du Pack mensuel, toutes taxes comprises.',
});
