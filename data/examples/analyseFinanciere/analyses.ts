import type { Analysis } from '../types.ts';
import { previsionsChart } from './figures.ts';

/** The results that the page shows beside its text. */
export const analyses: readonly Analysis[] = [
  {
    id: 'previsions',
    folio: 9,
    title: ['Prévisions 2024–2026'],
    lead: 'Scénario central. Deux ans de hausses de charges (7,2 M€) sont payés par la levée ; 3,90 M€ restent en caisse fin 2026.',
    chart: previsionsChart,
    table: {
      caption: 'Compte de résultat et trésorerie, scénario central, en k€',
      columns: [
        { label: '' },
        { label: '2024', digits: 0 },
        { label: '2025', digits: 0 },
        { label: '2026', digits: 0 },
      ],
      rows: [
        { cells: ['Chiffre d’affaires', 2400, 3513, 5795] },
        { cells: ['Marge brute', 1870, 2744, 4582] },
        { cells: ['Charges opérationnelles', -3650, -5426, -9074] },
        { cells: ['EBITDA', -1780, -2682, -4492], look: 'total' },
        { cells: ['Baisse du BFR', 70, 293, 499] },
        { cells: ['Crédit d’impôt recherche encaissé', 190, 317, 435] },
        { cells: ['Investissements', -60, -141, -90] },
        { cells: ['Levée, nette de frais', 0, 7760, 0] },
        { cells: ['Trésorerie fin d’année', 2000, 7547, 3899], look: 'total' },
      ],
      note: 'Trésorerie à l’ouverture de 2024 : 3 580 k€. Le crédit d’impôt n’entre pas dans l’EBITDA. Aucun impôt sur les sociétés [1] : résultats négatifs. Montants hors TVA, sans intérêts sur la trésorerie. Chaque flux est arrondi au millier d’euros : les colonnes s’additionnent telles qu’imprimées.',
    },
  },
  {
    id: 'tresorerie',
    folio: 14,
    title: ['Dix-huit mois de trésorerie,', 'mois par mois'],
    lead: 'Le scénario prudent encaisse la levée en septembre 2025, le central en juin 2025. Aucune embauche avant : c’est ce qui protège le point bas.',
    chart: {
      type: 'lines',
      title: 'Avant la levée, la trésorerie ne descend pas sous 1,15 M€',
      measure: 'Trésorerie en fin de mois, en M€, de janvier 2025\u00a0à\u00a0juin 2026',
      digits: 2,
      labels: [
        'janv. 25',
        'févr. 25',
        'mars 25',
        'avril 25',
        'mai 25',
        'juin 25',
        'juil. 25',
        'août 25',
        'sept. 25',
        'oct. 25',
        'nov. 25',
        'déc. 25',
        'janv. 26',
        'févr. 26',
        'mars 26',
        'avril 26',
        'mai 26',
        'juin 26',
      ],
      series: [
        {
          name: 'Ambitieux',
          values: [
            1.92, 1.83, 1.74, 1.67, 9.36, 9.23, 8.83, 8.56, 8.54, 8.24, 7.8, 7.52, 7.26, 6.75, 6.4, 6.06, 5.76, 5.48,
          ],
        },
        {
          name: 'Central',
          values: [
            1.91, 1.81, 1.71, 1.62, 1.54, 9.22, 9.07, 8.66, 8.69, 8.34, 8.01, 7.55, 7.26, 6.87, 6.32, 5.92, 5.53, 5.18,
          ],
          hot: true,
        },
        {
          name: 'Prudent',
          values: [
            1.9, 1.78, 1.67, 1.56, 1.46, 1.35, 1.26, 1.15, 8.82, 8.66, 8.23, 8.24, 7.87, 7.45, 6.89, 6.48, 6.09, 5.59,
          ],
          dashed: true,
        },
      ],
    },
    wide: true,
  },
  {
    id: 'scenarios',
    folio: 16,
    title: ['Trois scénarios, une même levée'],
    lead: 'Chaque scénario change sept hypothèses, toutes dans le classeur. Fin 2026, il reste de 3,75 M€\u00a0à\u00a04,77 M€.',
    chart: {
      type: 'bars',
      title: 'Plus de 9 mois d’autonomie dans les trois scénarios',
      measure: 'Autonomie fin 2026, au rythme du second semestre, en mois',
      unit: '',
      digits: 1,
      rows: [
        { label: 'Prudent', value: 10.2 },
        { label: 'Central', value: 13.7, hot: true },
        { label: 'Ambitieux', value: 24.4 },
      ],
    },
    table: {
      caption: 'Ce qui en résulte en 2026, en k€',
      columns: [
        { label: '' },
        { label: 'Prudent', digits: 0 },
        { label: 'Central', digits: 0 },
        { label: 'Ambitieux', digits: 0 },
      ],
      rows: [
        { cells: ['Clients en décembre', 281, 382, 433] },
        { cells: ['Chiffre d’affaires', 4399, 5795, 6664] },
        { cells: ['Marge brute', 3389, 4582, 5351] },
        { cells: ['Charges opérationnelles', -8411, -9074, -9164] },
        { cells: ['EBITDA', -5022, -4492, -3813], look: 'total' },
        { cells: ['Trésorerie fin 2026', 3753, 3899, 4769], look: 'total' },
        { cells: ['Autonomie, en mois', 10.2, 13.7, 24.4], digits: 1 },
        { cells: ['Point mort, en clients', 629, 594, 572] },
        { cells: ['Mois pour l’atteindre après 2026', 41, 14, 8] },
      ],
      note: 'Autonomie : trésorerie fin 2026 divisée par la consommation mensuelle du second semestre, hors crédit d’impôt. Point mort : charges de décembre 2026 gelées, au rythme de conquête du second semestre.',
    },
  },
];
