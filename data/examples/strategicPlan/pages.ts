import type { InnerPage } from '../types.ts';
import { densityChart, investmentTable, risksTable, roadmap } from './figures.ts';

/** The inner pages of the extract, each titled by its conclusion. */
export const pages: readonly InnerPage[] = [
  {
    folio: 4,
    section: 'Diagnostic',
    title: 'L’Europe reste loin des pays les plus équipés',
    blocks: [
      { kind: 'chart', chart: densityChart },
      {
        kind: 'text',
        text: 'La densité mêle tous les secteurs de l’industrie : elle situe un pays, pas un atelier. Pour la France, les séries publiées se contredisent ; elles ne sont pas citées ici.',
      },
      {
        kind: 'text',
        text: 'La France compte environ 25 000 PME industrielles, d’un chiffre d’affaires moyen de 7 M€ [2]. À 14,2 M€, l’entreprise a la taille pour financer une cellule, non pour se tromper deux fois.',
      },
      { kind: 'note', text: 'Source 1 : IFR, World Robotics 2024. Toutes tailles d’entreprise.' },
    ],
  },
  {
    folio: 13,
    section: 'Feuille de route',
    title: 'Rien de lourd ne s’engage avant le sixième mois',
    blocks: [
      { kind: 'chart', chart: roadmap },
      {
        kind: 'list',
        items: [
          'J1 (M3) : les rebuts et les arrêts sont relevés sur les trois lignes. Sinon, on mesure un mois de plus.',
          'J2 (M6) : le banc repère 98 % des défauts sur 500 pièces. Sinon, la cellule n’est pas commandée.',
          'J3 à J5 : chaque étape se paie après la preuve de la précédente. Conditions et montants page 14.',
        ],
      },
    ],
  },
  {
    folio: 19,
    section: 'Investissements et financement',
    title: 'Sept chantiers, 590 k€, dont 41 % pour la cellule',
    blocks: [
      { kind: 'table', table: investmentTable },
      {
        kind: 'text',
        text: 'Le premier semestre consomme 188 k€, dont 72 k€ d’acompte pour la cellule, versé au jalon J2. La pointe tombe au second semestre du plan : 263 k€.',
      },
    ],
  },
  {
    folio: 23,
    section: 'Risques et gouvernance',
    title: 'Trois risques, trois signes à surveiller chaque mois',
    blocks: [
      { kind: 'table', table: risksTable },
      { kind: 'heading', text: 'Maintenance : un gain volontairement prudent' },
      {
        kind: 'text',
        text: 'Le guide technique américain estime l’économie de la maintenance prédictive à 8 à 12 % par rapport à la maintenance préventive [3]. Ces chiffres datent de 2010. Le plan ne reprend pas ce taux : il compte 120 h d’arrêt évitées sur 410, à confirmer par le pilote (J4).',
      },
      {
        kind: 'list',
        items: [
          'Comité mensuel : direction, atelier, finances, une heure, une page.',
          'Un jalon manqué deux fois de suite suspend les dépenses.',
        ],
      },
    ],
  },
];
