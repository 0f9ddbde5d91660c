import type { Chart } from '../chartTypes.ts';

/** Charts and tables shown both beside the page's text and on an inner page. */
export const feuilleDeRouteChart: Chart = {
  type: 'gantt',
  title: 'Un jalon avant chaque dépense lourde : cinq décisions en 18 mois',
  measure: 'Mois depuis le lancement ; les losanges sont les jalons',
  months: 18,
  tasks: [
    { label: 'Mesure des flux', from: 0, to: 3 },
    { label: 'Données de production', from: 1, to: 5 },
    { label: 'Contrôle visuel, ligne 1', from: 3, to: 6 },
    { label: 'Formation des équipes', from: 5, to: 8 },
    { label: 'Cellule d’emballage', from: 6, to: 11, hot: true },
    { label: 'Pilote de maintenance', from: 9, to: 13 },
    { label: 'Extension aux trois lignes', from: 11, to: 18 },
  ],
  milestones: [
    { label: 'J1', month: 3 },
    { label: 'J2', month: 6 },
    { label: 'J3', month: 9 },
    { label: 'J4', month: 11 },
    { label: 'J5', month: 15 },
  ],
};
