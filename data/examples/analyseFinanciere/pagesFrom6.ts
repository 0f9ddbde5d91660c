import type { InnerPage } from '../types.ts';
import { previsionsChart } from './figures.ts';

/** Inner pages of the extract, from page 6 of the deliverable on. */
export const pagesFrom6: readonly InnerPage[] = [
  {
    folio: 6,
    section: 'Diagnostic financier',
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
    ],
  },
  {
    folio: 11,
    section: 'Prévisions à trois ans',
    title: 'Le chiffre d’affaires suit les commerciaux formés',
    blocks: [
      { kind: 'chart', chart: previsionsChart },
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
    section: 'Prévisions à trois ans',
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
  {
    folio: 15,
    section: 'Prévisions à trois ans',
    title: 'Le point bas est de 1,54 M€, un mois avant la levée',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Dix-huit mois de trésorerie, scénario central, en k€',
          columns: [
            { label: 'Fin de mois' },
            { label: 'EBITDA', digits: 0 },
            { label: 'Autres flux', digits: 0 },
            { label: 'Trésorerie', digits: 0 },
          ],
          rows: [
            { cells: ['janv. 25', -111, 16, 1905] },
            { cells: ['févr. 25', -105, 8, 1808] },
            { cells: ['mars 25', -101, 3, 1710] },
            { cells: ['avril 25', -96, 4, 1618] },
            { cells: ['mai 25', -90, 8, 1536] },
            { cells: ['juin 25', -85, 7765, 9216], look: 'hot' },
            { cells: ['juil. 25', -330, 186, 9072] },
            { cells: ['août 25', -300, -112, 8660] },
            { cells: ['sept. 25', -295, 322, 8687] },
            { cells: ['oct. 25', -350, -1, 8336] },
            { cells: ['nov. 25', -488, 161, 8009] },
            { cells: ['déc. 25', -331, -131, 7547] },
            { cells: ['janv. 26', -382, 93, 7258] },
            { cells: ['févr. 26', -535, 150, 6873] },
            { cells: ['mars 26', -441, -113, 6319] },
            { cells: ['avril 26', -424, 26, 5921] },
            { cells: ['mai 26', -410, 22, 5533] },
            { cells: ['juin 26', -390, 33, 5176] },
          ],
          note: 'Autres flux : BFR, investissements, crédit d’impôt (septembre 2025), levée nette de frais (juin 2025, en bleu).',
          dense: true,
        },
      },
    ],
  },
  {
    folio: 17,
    section: 'Prévisions à trois ans',
    title: 'Le scénario prudent ne paie pas la seconde vague',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'Ce qui change d’un scénario à l’autre',
          columns: [
            { label: '' },
            { label: 'Prudent', digits: 0 },
            { label: 'Central', digits: 0 },
            { label: 'Ambitieux', digits: 0 },
          ],
          rows: [
            { cells: ['Encaissement de la levée, mois de 2025', 9, 6, 5] },
            { cells: ['Clients signés par commercial et par mois', 1.2, 1.45, 1.6], digits: 2 },
            { cells: ['Attrition mensuelle', 1.3, 1, 0.8], digits: 1, unit: '%' },
            { cells: ['Prix par client en 2026, en k€', 18.75, 19.35, 19.8], digits: 2 },
            { cells: ['Coût direct par client en 2026, en k€', 4.3, 4.05, 3.9], digits: 2 },
            { cells: ['Part facturée un an d’avance', 45, 50, 55], unit: '%' },
            { cells: ['Retard de la vague 2, en mois', 6, 0, 0] },
          ],
          note: 'Constaté en 2024 : 1,56 client par commercial et par mois, 0,73 % d’attrition par mois, compté sur les clients de début de mois.',
          dense: true,
        },
      },
      {
        kind: 'table',
        table: {
          caption: 'Point mort à charges de décembre 2026 gelées',
          columns: [
            { label: '' },
            { label: 'Prudent', digits: 0 },
            { label: 'Central', digits: 0 },
            { label: 'Ambitieux', digits: 0 },
          ],
          rows: [
            { cells: ['Charges annuelles, en k€', 9084, 9084, 9084] },
            { cells: ['Marge brute par client et par an, en k€', 14.45, 15.3, 15.9], digits: 2 },
            { cells: ['Clients au point mort', 629, 594, 572], look: 'total' },
            { cells: ['Clients en décembre 2026', 281, 382, 433] },
            { cells: ['Clients gagnés par mois, net', 8.7, 15.7, 17.8], digits: 1 },
            { cells: ['Mois pour y parvenir', 41, 14, 8], look: 'total' },
          ],
          dense: true,
        },
      },
      {
        kind: 'text',
        text: 'Central : l’équilibre demande 594 clients, 14 mois après 2026, pour 13,7 mois d’autonomie à consommation constante. Prudent : 41 mois pour 10,2 mois d’autonomie. Il faut alors s’arrêter à la première vague.',
      },
    ],
  },
];
