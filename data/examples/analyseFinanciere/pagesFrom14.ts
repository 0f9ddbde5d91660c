import type { InnerPage } from '../types.ts';

/** Money the company raises, net of its costs, in millions of euros. */
const RAISED = 7.76;

/** Inner pages of the extract, from page 14 of the deliverable on. */
export const pagesFrom14: readonly InnerPage[] = [
  {
    folio: 14,
    title: 'Dix-huit mois de trésorerie, mois par mois',
    lead: 'Le scénario prudent encaisse la levée en septembre 2025, le central en juin 2025. Aucune embauche avant : c’est ce qui protège le point bas.',
    blocks: [
      {
        kind: 'chart',
        chart: {
          type: 'lines',
          title: 'Avant la levée, la trésorerie ne descend pas sous 1,15 M€',
          measure: 'Trésorerie en fin de mois, en M€, de janvier 2025\u00a0à\u00a0juin 2026',
          unit: 'M€',
          digits: 2,
          forecast: true,
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
              received: { after: 3, amount: RAISED },
              values: [
                1.92, 1.83, 1.74, 1.67, 9.36, 9.23, 8.83, 8.56, 8.54, 8.24, 7.8, 7.52, 7.26, 6.75, 6.4, 6.06, 5.76,
                5.48,
              ],
            },
            {
              name: 'Central',
              received: { after: 4, amount: RAISED },
              values: [
                1.91, 1.81, 1.71, 1.62, 1.54, 9.22, 9.07, 8.66, 8.69, 8.34, 8.01, 7.55, 7.26, 6.87, 6.32, 5.92, 5.53,
                5.18,
              ],
              hot: true,
            },
            {
              name: 'Prudent',
              received: { after: 7, amount: RAISED },
              values: [
                1.9, 1.78, 1.67, 1.56, 1.46, 1.35, 1.26, 1.15, 8.82, 8.66, 8.23, 8.24, 7.87, 7.45, 6.89, 6.48, 6.09,
                5.59,
              ],
              dashed: true,
            },
          ],
        },
      },
    ],
  },
  {
    folio: 15,
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
    folio: 16,
    title: 'Trois scénarios, une même levée',
    lead: 'Chaque scénario change sept hypothèses, toutes dans le classeur. Fin 2026, il reste de 3,75 M€\u00a0à\u00a04,77 M€.',
    blocks: [
      {
        kind: 'chart',
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
      },
      {
        kind: 'table',
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
    ],
  },
  {
    folio: 17,
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
  {
    folio: 19,
    title: 'Lever ou non : seule, l’entreprise s’équilibre en décembre 2026',
    blocks: [
      {
        kind: 'table',
        table: {
          caption: 'La même entreprise, scénario central, en k€',
          columns: [{ label: '' }, { label: 'Sans levée', digits: 0 }, { label: 'Avec 8 M€', digits: 0 }],
          rows: [
            { cells: ['Clients, décembre 2026', 250, 382] },
            { cells: ['Clients au point mort', 249, 594] },
            { cells: ['EBITDA de décembre 2026', 2, -270] },
            { cells: ['Trésorerie fin 2026', 1503, 3899], look: 'hot' },
            { cells: ['Chiffre d’affaires 2026', 4470, 5795] },
            { cells: ['Chiffre d’affaires 2027', 5238, 9220] },
            { cells: ['EBITDA 2027', 337, -1794] },
            { cells: ['Trésorerie fin 2027', 2212, 3215], look: 'total' },
            { cells: ['Capital gardé par les associés actuels', 100, 75], unit: '%' },
          ],
          note: '2027 : prix, salaires et achats de 2026, aucune embauche de plus ; sans levée, aucune embauche. Capital : valorisation de 24 M€ avant la levée, hypothèse.',
        },
      },
      {
        kind: 'text',
        text: 'Sans lever, 250 clients pour 249 nécessaires, et 1,50 M€ en caisse. Avec 8 M€, 382 pour 594 : la levée achète de la taille, elle n’achète pas l’équilibre.',
      },
      {
        kind: 'text',
        text: 'Le conseil qui suit : lever si le but est de prendre le marché, et à 16 M€ de valorisation au moins ; sinon, rester seul. Dans le scénario prudent, seul veut dire 216 clients pour 264 fin 2026, et un point bas de 0,12 M€ en 2027 : tenir, sans marge d’erreur.',
      },
    ],
  },
];
