import type { CurvesFigure, GroupsFigure } from '../../../data/articles/figureTypes.ts';

export const adoptionBySize: GroupsFigure = {
  type: 'groups',
  title: 'En France comme en Europe, les grandes entreprises utilisent l’IA au moins trois fois plus que les petites',
  measure: 'Part des entreprises d’au moins 10 personnes qui utilisent l’IA, en %',
  unit: '%',
  digits: 1,
  series: ['Union européenne, 2023', 'France, 2024'],
  groups: [
    { label: 'Moins de 50 salariés', values: [6.4, 9] },
    { label: 'De 50 à 249', values: [13, 15] },
    { label: '250 et plus', values: [30.4, 33] },
  ],
  sources: ['eurostat-2023', 'insee-2025'],
  note: 'Deux territoires et deux années : l’écart entre les barres d’un même groupe n’est pas une progression.',
};

export const adoptionByYear: CurvesFigure = {
  type: 'curves',
  title: 'Les dirigeants essaient plus vite que les entreprises ne s’équipent',
  measure: 'Part de ceux qui déclarent utiliser l’IA, en %, par année d’enquête',
  x: { label: 'Année', values: [2023, 2024, 2025], ticks: [2023, 2024, 2025] },
  unit: '%',
  digits: 1,
  series: [
    { name: 'Dirigeants de TPE-PME, France', values: [15, 31, 55], hot: true },
    { name: 'Entreprises, Union européenne', values: [8, 13.5, null] },
    { name: 'Entreprises, France', values: [6, 10, null], dashed: true },
  ],
  sources: ['bpifrance-2024', 'bpifrance-2026', 'eurostat-2025', 'insee-2025'],
  note: 'Les dirigeants répondent sur l’IA générative, les entreprises (10 personnes et plus) sur toute IA : comparez les pentes, pas les hauteurs.',
};
