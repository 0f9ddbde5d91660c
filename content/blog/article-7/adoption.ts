import type { GroupsFigure } from '../../../data/articles/figureTypes.ts';

/** Of the French firms of ten persons and more: those that use AI, and of these, those that do for marketing or sales. */
const french = { users: 10, ofUsers: 28 } as const;

/** The same use asked of five publics: the share follows who answers. */
export const adoption: GroupsFigure = {
  type: 'groups',
  title: 'De 81 % à moins de 3 % : le taux dépend de qui répond',
  measure: 'Part des répondants qui emploient l’IA pour le marketing, en % ; cinq populations, cinq questions',
  unit: '%',
  digits: 1,
  series: ['Utilisent l’IA pour le marketing'],
  groups: [
    { label: 'Marketeurs B2B (CMI, 2024)', values: [81] },
    { label: 'Marketeurs (HubSpot, 2024)', values: [64] },
    { label: 'Organisations (McKinsey, 2024)', values: [34] },
    { label: 'Entreprises françaises utilisatrices (Insee)', values: [french.ofUsers] },
    {
      label: 'Entreprises françaises, toutes',
      values: [(french.users * french.ofUsers) / 100],
    },
  ],
  sources: ['cmi-2025', 'hubspot-2024', 'mckinsey-2024', 'insee-2025'],
  note: 'Marketeurs B2B surtout nord-américains ; organisations du monde entier ; entreprises d’au moins dix personnes. La dernière barre est un produit : 10 % d’utilisatrices, dont 28 % pour le marketing ou les ventes.',
};
