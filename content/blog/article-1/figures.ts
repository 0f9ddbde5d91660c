import type { CurvesFigure, GroupsFigure } from '../../../data/articles/figureTypes.ts';
import { strategyDefaults } from '../../../data/blog/calculators.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { decimal, euros } from '../../../data/french/frenchNumbers.ts';

const { hourlyRate, timeSpent } = strategyDefaults;
/** Cost in euros that the calculator assumes (docs/product/specification.md § 6). */
const COST = 2000;
/** The cautious share of time won back. */
const CAUTIOUS = 0.1;

const usefulHours = COST / hourlyRate;
const freedHours = usefulHours / doctrine.keep.reuse;

/**
 * Hours that pay the fixed cost back, and the gain of a cautious year; computed with the doctrine's share of freed hours used and weeks
 * worked.
 */
export const payback = {
  usefulHours: decimal(usefulHours),
  freedHours: decimal(freedHours),
  minutesAWeek: decimal((freedHours * 60) / doctrine.weeksAYear),
  cautiousYear: euros(timeSpent * doctrine.weeksAYear * hourlyRate * CAUTIOUS * doctrine.keep.reuse),
} as const;

export const adoptionBySize: GroupsFigure = {
  type: 'groups',
  title: 'En France comme en Europe, les grandes entreprises utilisent l’IA au moins trois fois plus que les petites',
  measure: 'Part des entreprises d’au moins 10 personnes qui utilisent l’IA en 2025, en %',
  unit: '%',
  series: ['Union européenne, 2025', 'France, 2025'],
  groups: [
    { label: 'Moins de 50 salariés', values: [17, 15] },
    { label: 'De 50 à 249', values: [30, 31] },
    { label: '250 et plus', values: [55, 58] },
  ],
  sources: ['insee-2026'],
  note: 'La même enquête européenne, la même année. De un à trois points d’écart entre les deux territoires ne se lisent pas.',
};

export const adoptionByYear: CurvesFigure = {
  type: 'curves',
  title: 'En deux ans, la part des petites entreprises utilisatrices a triplé en France et presque triplé en Europe',
  measure: 'Part des entreprises de 10 à 49 salariés qui déclarent utiliser l’IA, en %, par année d’enquête',
  x: { label: 'Année', values: [2023, 2024, 2025], ticks: [2023, 2024, 2025] },
  unit: '%',
  series: [
    { name: 'Union européenne', values: [6, 11, 17] },
    { name: 'France', values: [5, 9, 15], hot: true },
  ],
  sources: ['insee-2026'],
  note: 'Toute IA, pas seulement générative. L’Insee arrondit à l’unité : la pente se lit, le point d’écart non.',
};
