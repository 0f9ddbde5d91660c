import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';

/**
 * Percentages of firms of ten people or more in the European Union, 2025: those that use AI, and those that use it for marketing or sales.
 */
const union = { users: 19.95, marketing: 6.92 } as const;

/** Same question put to three populations: the share of users depends on the population. */
export const adoption: GroupsFigure = {
  type: 'groups',
  title: 'D’un tiers à 7 % : le taux dépend de qui répond',
  measure: 'Part des répondants qui emploient l’IA pour le marketing ou les ventes, en % ; trois populations',
  unit: '%',
  digits: 1,
  series: ['Utilisent l’IA pour le marketing ou les ventes'],
  groups: [
    { label: 'Organisations, monde (McKinsey, 2024)', values: [34] },
    {
      label: 'Entreprises de l’Union qui utilisent l’IA (Eurostat, 2025)',
      values: [(union.marketing / union.users) * 100],
    },
    { label: 'Entreprises de l’Union, toutes (Eurostat, 2025)', values: [union.marketing] },
  ],
  sources: ['mckinsey-2024', 'eurostat-usages'],
  note: 'McKinsey : IA générative, surtout de moyennes et grandes organisations. Eurostat : toute IA, entreprises d’au moins dix personnes. La deuxième barre est un quotient : 6,92 % d’entreprises sur 19,95 % d’utilisatrices.',
};
