import type { InnerPage } from '../types.ts';

/** Inner pages of the extract, from page 6 of the deliverable on. */
export const pagesFrom6: readonly InnerPage[] = [
  {
    folio: 6,
    title: 'Un client se paie en 12 mois, et la croissance apporte de la trésorerie',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Économie par client en 2024',
          columns: [{ label: 'Indicateur' }, { label: 'Valeur', digits: 1 }, { label: 'Calcul' }],
          rows: [
            { cells: ['Clients fin 2024', 160, '96 + 75 gagnés −\u00a011 perdus'], digits: 0 },
            { cells: ['Revenu récurrent annuel', 3, '160 clients × 18,75 k€'], unit: 'M€' },
            { cells: ['Attrition annuelle', 11.5, '11 ÷ 96 clients'], unit: '%' },
            { cells: ['Coût d’acquisition', 14, '1 050 k€ ÷ 75 clients'], unit: 'k€' },
            { cells: ['Retour sur acquisition', 11.5, '14 k€ ÷ (18,75 k€ × 77,9 % ÷ 12)'], unit: 'mois' },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Besoin en fonds de roulement au 31 décembre, scénario central, en k€',
          columns: [
            { label: '' },
            { label: '2024', digits: 0 },
            { label: '2025', digits: 0 },
            { label: '2026', digits: 0 },
          ],
          rows: [
            { cells: ['Créances clients', 375, 507, 924] },
            { cells: ['Abonnements encaissés d’avance', -688, -930, -1694] },
            { cells: ['Dettes fournisseurs', -145, -259, -379] },
            { cells: ['Dettes sociales', -68, -137, -169] },
            { cells: ['BFR', -526, -819, -1318], look: 'total' },
          ],
        },
      },
      {
        kind: 'text',
        text: 'L’entreprise a consommé 1,58 M€ en 2024 et finit l’année avec 2,00 M€. Son BFR est négatif : la moitié du chiffre d’affaires est encaissée un an d’avance. Tant qu’elle croît, il apporte de la trésorerie ; si elle ralentit, il en reprend. Le coût d’acquisition monte à 21,7 k€ en 2025, le temps de former, puis revient à 14,1 k€.',
      },
      {
        kind: 'table',
        table: {
          caption: 'Points de vigilance, du plus pressant au moins pressant',
          columns: [{ label: 'Point' }, { label: 'Mesure' }, { label: 'Ce qui le déclencherait' }],
          rows: [
            { cells: ['1. Trésorerie avant la levée', '1,54\u00a0M€ au plus bas', 'une levée en retard'] },
            { cells: ['2. BFR négatif', 'il apporte tant que la société croît', 'des clients qui paient au mois'] },
            { cells: ['3. Coût d’acquisition', '21,7 k€ en 2025', 'des commerciaux formés trop tard'] },
          ],
        },
      },
    ],
  },
  {
    folio: 9,
    title: 'Prévisions 2024–2026',
    lead: 'Scénario central. Deux ans de hausses de charges (7,2 M€) sont payés par la levée ; 3,90 M€ restent en caisse fin 2026.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'columns',
          title: 'Le chiffre d’affaires multiplié par 2,4 en deux ans',
          measure: 'Chiffre d’affaires, en M€, scénario central',
          digits: 1,
          bars: [
            { label: '2022', value: 0.82 },
            { label: '2023', value: 1.4 },
            { label: '2024', value: 2.4, forecast: false },
            { label: '2025', value: 3.513, forecast: true },
            { label: '2026', value: 5.795, forecast: true },
          ],
        },
      },
      {
        kind: 'table',
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
    ],
  },
  {
    folio: 11,
    title: 'Le chiffre d’affaires suit les commerciaux formés',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'columns',
          title: 'De 160 à 382 clients en deux ans',
          measure: 'Clients en décembre, scénario central',
          digits: 0,
          bars: [
            { label: '2024', value: 160, forecast: false },
            { label: '2025', value: 216, forecast: true },
            { label: '2026', value: 382, forecast: true },
          ],
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Du commercial au chiffre d’affaires, scénario central',
          columns: [
            { label: '' },
            { label: '2024', digits: 0 },
            { label: '2025', digits: 0 },
            { label: '2026', digits: 0 },
          ],
          rows: [
            { cells: ['Commerciaux formés, en décembre', 4, 7, 13] },
            { cells: ['Clients gagnés', 75, 78, 200] },
            { cells: ['Clients perdus', -11, -22, -34] },
            { cells: ['Clients en décembre', 160, 216, 382], look: 'total' },
            { cells: ['Prix par client et par an, en k€', 18.75, 18.75, 19.35], digits: 2 },
            { cells: ['Chiffre d’affaires, en k€', 2400, 3513, 5795], look: 'total' },
          ],
          note: 'Un commercial signe 1,45 client par mois (1,56 en 2024), 4 mois après son arrivée.',
        },
      },
      {
        kind: 'text',
        text: 'La croissance passe de 71 % en 2024 à 46 % en 2025, puis 65 % en 2026, une fois les embauches formées.',
      },
    ],
  },
  {
    folio: 13,
    title: '45 embauches en deux vagues, après la levée seulement',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Embauches, en mois après la levée',
          columns: [
            { label: 'Équipe et vague' },
            { label: 'Personnes', digits: 0 },
            { label: 'k€ par an', digits: 0 },
            { label: 'Arrivée' },
          ],
          rows: [
            { cells: ['R&D et produit, vague\u00a01', 15, 1188, 'mois\u00a01 à 4'] },
            { cells: ['Ventes et marketing, vague\u00a01', 9, 738, 'mois\u00a01 à 4'] },
            { cells: ['Renforcement de l’équipe, vague\u00a01', 7, 456, 'mois 2'] },
            { cells: ['R&D et produit, vague\u00a02', 7, 582, 'mois\u00a08 à 9'] },
            { cells: ['Ventes et marketing, vague\u00a02', 3, 270, 'mois 8'] },
            { cells: ['Renforcement de l’équipe, vague\u00a02', 4, 240, 'mois 9'] },
          ],
          note: 'Coût salarial chargé. La vague 2 attend les résultats de la première : elle glisse de six mois dans le scénario prudent. Détail par poste dans le classeur.',
          dense: true,
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Charges opérationnelles, scénario central, en k€',
          columns: [
            { label: '' },
            { label: '2024', digits: 0 },
            { label: '2025', digits: 0 },
            { label: '2026', digits: 0 },
          ],
          rows: [
            { cells: ['R&D et produit', 1450, 2136, 3964] },
            { cells: ['Ventes et marketing', 1050, 1690, 2810] },
            { cells: ['Renforcement de l’équipe', 1150, 1600, 2300] },
            { cells: ['Total', 3650, 5426, 9074], look: 'total' },
            { cells: ['Hausse depuis 2024', 0, 1776, 5424], signed: true },
            { cells: ['Salariés en décembre', 30, 61, 75] },
          ],
          dense: true,
        },
      },
      {
        kind: 'text',
        text: 'La seconde vague coûte 1 092 k€ par an. Elle se décide sur les clients gagnés, pas sur le calendrier.',
      },
    ],
  },
];
