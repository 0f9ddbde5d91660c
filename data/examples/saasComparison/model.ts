/** The six families of criteria, and what each weighs in the score (out of 100). */
export const criteria = [
  { name: 'Pipeline', weight: 25 },
  { name: 'Automatisation', weight: 20 },
  { name: 'Rapports', weight: 15 },
  { name: 'Intégrations', weight: 20 },
  { name: 'Mobile', weight: 10 },
  { name: 'Conformité', weight: 10 },
] as const;

/** Marks from 0 to 4 by family, monthly price per user, setup cost, share of the panel. All illustrative. */
export const vendors = [
  { name: 'Éditeur A', kind: 'généraliste installé', marks: [4, 4, 4, 4, 3, 2], price: 89, setup: 9000, share: 31 },
  { name: 'Éditeur B', kind: 'spécialiste prospection', marks: [3, 4, 2, 3, 2, 2], price: 69, setup: 4500, share: 17 },
  { name: 'Éditeur C', kind: 'entrée de gamme', marks: [3, 2, 2, 2, 3, 3], price: 29, setup: 0, share: 22 },
  {
    name: 'Votre offre',
    kind: 'client de l’étude',
    marks: [4, 2, 3, 2, 3, 4],
    price: 45,
    setup: 1500,
    share: 9,
    own: true,
  },
  { name: 'Éditeur D', kind: 'métier du bâtiment', marks: [2, 3, 3, 1, 2, 4], price: 59, setup: 6000, share: 8 },
  { name: 'Éditeur E', kind: 'nouvel entrant', marks: [2, 4, 2, 2, 4, 1], price: 39, setup: 0, share: 6 },
] as const;
export const referenceUsers = 25;

/** The weighted score out of 100. */
export const scoreOf = (marks: readonly number[]): number =>
  criteria.reduce((sum, { weight }, index) => sum + (weight * (marks[index] ?? 0)) / 4, 0);
/** Twelve months for the reference team, and the setup. */
export const yearOneCost = ({ price, setup }: { price: number; setup: number }): number =>
  price * referenceUsers * 12 + setup;
