import type { ColumnsChart, LinesChart } from './chartTypes.ts';
import { openingCash, pastRevenue, project, raise, scenarios, years } from './financialModel.ts';
import type { Column, DataTable, Example } from './types.ts';

const [central, prudent, ambitious] = scenarios;
const results = { central: project(central), prudent: project(prudent), ambitious: project(ambitious) };
const yearColumns: readonly Column[] = [{ label: '' }, ...years.map((year) => ({ label: String(year), digits: 2 }))];
const negative = (values: readonly number[]) => values.map((value) => (value === 0 ? 0 : -value));

const revenueChart: ColumnsChart = {
  type: 'columns',
  title: 'Le chiffre d’affaires triple en deux ans',
  measure: 'Chiffre d’affaires, en M€',
  digits: 1,
  bars: [
    { label: '2022', value: pastRevenue[2022] },
    { label: '2023', value: pastRevenue[2023] },
    ...years.map((year, index) => ({
      label: String(year),
      value: central.revenue[index] ?? 0,
      forecast: year > 2024,
    })),
  ],
};

const forecastTable: DataTable = {
  caption: 'Compte de résultat et trésorerie, en M€',
  columns: yearColumns,
  rows: [
    { cells: ['Chiffre d’affaires', ...central.revenue] },
    { cells: ['Marge brute', ...results.central.grossMargin] },
    { cells: ['Charges opérationnelles', ...results.central.charges] },
    { cells: ['EBITDA', ...results.central.ebitda], look: 'total' },
    { cells: ['Investissements et BFR', ...negative(central.investment)] },
    { cells: ['Levée de fonds', ...raise] },
    { cells: ['Trésorerie fin d’année', ...results.central.cash], look: 'total' },
  ],
  note: 'Trésorerie à l’ouverture de 2024 : 3,58 M€. La trésorerie 2025 inclut la levée de 8 M€ recommandée ci-dessous. Aucun impôt sur les sociétés : résultats négatifs.',
};

const cashChart: LinesChart = {
  type: 'lines',
  title: 'Même prudent, le plan garde 2,8 M€ fin 2026',
  measure: 'Trésorerie au 31 décembre, en M€',
  digits: 2,
  labels: ['2023', ...years.map(String)],
  series: [
    { name: 'Ambitieux', values: [openingCash, ...results.ambitious.cash] },
    { name: 'Central', values: [openingCash, ...results.central.cash], hot: true },
    { name: 'Prudent', values: [openingCash, ...results.prudent.cash], dashed: true },
  ],
};

const scenarioTable: DataTable = {
  caption: 'Trois scénarios en 2026, en M€',
  columns: [
    { label: '' },
    { label: 'Prudent', digits: 2 },
    { label: 'Central', digits: 2 },
    { label: 'Ambitieux', digits: 2 },
  ],
  rows: [
    { cells: ['Chiffre d’affaires', prudent.revenue[2], central.revenue[2], ambitious.revenue[2]] },
    {
      cells: [
        'Marge brute',
        results.prudent.grossMargin[2],
        results.central.grossMargin[2],
        results.ambitious.grossMargin[2],
      ],
    },
    {
      cells: [
        'Charges opérationnelles',
        results.prudent.charges[2],
        results.central.charges[2],
        results.ambitious.charges[2],
      ],
    },
    {
      cells: ['EBITDA', results.prudent.ebitda[2], results.central.ebitda[2], results.ambitious.ebitda[2]],
      look: 'total',
    },
    {
      cells: ['Trésorerie fin 2026', results.prudent.cash[2], results.central.cash[2], results.ambitious.cash[2]],
      look: 'total',
    },
    { cells: ['Autonomie au rythme de 2026, en mois', 8, 22, 47], digits: 0 },
  ],
  note: 'Autonomie : trésorerie fin 2026 divisée par la consommation mensuelle de 2026 (EBITDA, investissements et BFR).',
};

const unitTable: DataTable = {
  caption: 'Économie par client en 2024',
  columns: [{ label: 'Indicateur' }, { label: 'Valeur', digits: 1 }, { label: 'Calcul' }],
  rows: [
    { cells: ['Clients fin 2024', 160, '96 + 75 gagnés − 11 perdus'], digits: 0 },
    { cells: ['Revenu récurrent annuel', 3, '160 clients × 18,75 k€'], unit: 'M€' },
    { cells: ['Attrition annuelle', 11.5, '11 ÷ 96 clients'], unit: '%' },
    { cells: ['Coût d’acquisition', 14, '1,05 M€ ÷ 75 clients'], unit: 'k€' },
    { cells: ['Retour sur acquisition', 11.5, '14 k€ ÷ (18,75 k€ × 78 % ÷ 12)'], unit: 'mois' },
  ],
};

const chargesTable: DataTable = {
  caption: 'Charges opérationnelles, scénario central, en M€',
  columns: yearColumns,
  rows: [
    { cells: ['R&D et produit', ...central.product] },
    { cells: ['Ventes et marketing', ...central.sales] },
    { cells: ['Structure et équipe', ...central.structure] },
    { cells: ['Total', ...results.central.charges], look: 'total' },
    {
      cells: [
        'Hausse par rapport à 2024',
        0,
        results.central.charges[1] - results.central.charges[0],
        results.central.charges[2] - results.central.charges[0],
      ],
      signed: true,
    },
  ],
  note: 'Hausse cumulée : 2,20 + 5,00 = 7,20 M€, soit 90 % de la levée.',
};

const sizingTable: DataTable = {
  caption: 'Dimensionnement de la levée, scénario prudent, en M€',
  columns: [{ label: 'Étape' }, { label: 'M€', digits: 2 }],
  rows: [
    { cells: ['Consommation 2025', results.prudent.consumed[1]] },
    { cells: ['Consommation 2026', results.prudent.consumed[2]] },
    { cells: ['Trésorerie disponible fin 2024', -results.prudent.cash[0]] },
    { cells: ['Besoin à couvrir', 5.19], look: 'total' },
    { cells: ['Sécurité : huit mois au rythme de 2026', results.prudent.cash[2]] },
    { cells: ['Levée recommandée', raise[1]], look: 'total' },
  ],
};

const dilutionTable: DataTable = {
  caption: 'Dilution selon la valorisation avant la levée',
  columns: [
    { label: 'Valorisation avant', digits: 0, unit: 'M€' },
    { label: 'Multiple du revenu récurrent', digits: 1, unit: '×' },
    { label: 'Dilution', digits: 1, unit: '%' },
  ],
  rows: [{ cells: [20, 6.7, 28.6] }, { cells: [24, 8, 25], look: 'hot' }, { cells: [28, 9.3, 22.2] }],
  note: 'Dilution : 8 M€ divisés par la valorisation avant, augmentée de 8 M€. Valorisations : hypothèses de travail.',
};

export const financialAnalysis: Example = {
  slug: 'analyse-financiere',
  meta: {
    title: 'Exemple d’analyse financière : prévisions 2024–2026 d’une start-up SaaS',
    description:
      'Un extrait complet : prévisions 2024–2026, trois scénarios, levée de 8 M€ et emploi des fonds. 28 pages en PDF et un classeur Excel à télécharger.',
  },
  badges: [{ text: 'Format Livrable' }, { text: 'Excel + PDF', icon: 'sheet' }],
  title: 'Analyse financière d’une start-up SaaS',
  lead: 'Trois ans de prévisions, trois scénarios et une recommandation de levée, tels que vous les recevriez.',
  notice: 'Exemple illustratif : l’entreprise est fictive, tous ses chiffres sont des données d’illustration.',
  cover: 'finance',
  service: {
    href: '/services/analyse-financiere',
    code: 'analyse-financiere',
    title: 'Analyse financière',
    price: 130,
  },
  snapshot: {
    title: 'Situation en 2024',
    note: 'Données d’illustration',
    figures: [
      { figure: '2,4', unit: 'M€', label: 'de chiffre d’affaires', detail: '+71 % sur un an' },
      { figure: '78', unit: '%', label: 'de marge brute', detail: 'après coûts d’hébergement' },
      { figure: '132', unit: 'k€', label: 'consommés par mois', detail: 'en moyenne sur l’année' },
      { figure: '15', unit: 'mois', label: 'd’autonomie', detail: 'au rythme actuel' },
    ],
  },
  structure: {
    title: ['Vingt-huit pages,', 'quatre sections'],
    text: 'Le classeur Excel reprend chaque tableau avec ses formules : changez une hypothèse, tout se recalcule.',
    sections: [
      { title: 'Diagnostic financier', text: 'Rentabilité, trésorerie, points de vigilance', pages: 8 },
      { title: 'Prévisions à trois ans', text: 'Scénarios prudent, central et ambitieux', pages: 10 },
      { title: 'Plan de financement', text: 'Montant, calendrier, dilution', pages: 6 },
      { title: 'Recommandations', text: 'Décisions à prendre dans les 90 jours', pages: 4 },
    ],
  },
  sheet: {
    file: 'analyse-financiere.xlsx',
    columns: ['A', 'B', 'C', 'D'],
    digits: 2,
    rows: [
      ['Compte de résultat', ...years.map(String)],
      ['Chiffre d’affaires', ...central.revenue],
      ['Marge brute', ...results.central.grossMargin],
      ['Charges', ...results.central.charges],
      ['EBITDA', ...results.central.ebitda],
      ['Trésorerie', ...results.central.cash],
    ],
    selected: [4, 3],
    tabs: ['Central', 'Prudent', 'Ambitieux'],
  },
  analyses: [
    {
      id: 'previsions',
      title: ['Prévisions 2024–2026'],
      lead: 'Scénario central. La levée finance 7,2 M€ de charges nouvelles en deux ans et laisse 4,83 M€ en caisse fin 2026.',
      chart: revenueChart,
      table: forecastTable,
    },
    {
      id: 'scenarios',
      title: ['Trois scénarios, une même levée'],
      lead: 'Le scénario prudent retient 2 M€ de revenu de moins en 2026 et une marge brute figée à 77 %. C’est lui qui fixe le montant de la levée.',
      chart: cashChart,
      table: scenarioTable,
    },
  ],
  preview: {
    title: 'Quatre pages du rapport',
    lead: 'Chaque page porte sa conclusion en titre. Le calcul est à côté du chiffre.',
    pages: [
      {
        folio: 6,
        section: 'Diagnostic financier',
        title: 'La croissance est saine, la trésorerie ne suit pas',
        blocks: [
          {
            kind: 'text',
            text: 'L’entreprise récupère son coût d’acquisition en moins d’un an et perd un client sur neuf. Le modèle tient. Mais elle consomme 1,58 M€ par an avec 2,00 M€ en caisse : elle devra lever avant le printemps 2026, ou cesser d’embaucher.',
          },
          { kind: 'table', table: unitTable },
          {
            kind: 'list',
            items: [
              'Vigilance 1 : les dix premiers clients pèsent 31 % du revenu récurrent. Deux contrats arrivent à échéance en 2025.',
              'Vigilance 2 : l’équilibre du BFR en 2024 vient des abonnements payés d’avance. Il ne se répétera pas.',
            ],
          },
        ],
      },
      {
        folio: 11,
        section: 'Prévisions à trois ans',
        title: 'Le chiffre d’affaires croît plus vite que les charges',
        blocks: [
          { kind: 'chart', chart: revenueChart },
          { kind: 'table', table: chargesTable },
          {
            kind: 'text',
            text: 'En deux ans, le chiffre d’affaires est multiplié par 3,2 et les charges par 2,4. Chaque euro de revenu gagné consomme 1,3 € de trésorerie en 2025, puis 0,8 € en 2026.',
          },
        ],
      },
      {
        folio: 21,
        section: 'Plan de financement',
        title: 'Huit millions couvrent le scénario prudent, pas davantage',
        blocks: [
          { kind: 'table', table: sizingTable },
          {
            kind: 'text',
            text: 'Lever 5 M€ suffirait au scénario central, mais obligerait à rouvrir un tour en 2026 si le scénario prudent se réalise, en position de faiblesse.',
          },
          { kind: 'table', table: dilutionTable },
        ],
      },
      {
        folio: 26,
        section: 'Recommandations',
        title: 'Quatre décisions à prendre dans les 90 jours',
        blocks: [
          {
            kind: 'table',
            table: {
              caption: 'Plan d’action',
              columns: [{ label: 'Décision' }, { label: 'Qui' }, { label: 'Avant' }, { label: 'Preuve attendue' }],
              rows: [
                { cells: ['Ouvrir le tour à 8 M€', 'Dirigeants', 'J+15', 'Dossier envoyé à douze fonds'] },
                { cells: ['Renouveler les deux contrats majeurs', 'Ventes', 'J+45', 'Signature sur 24 mois'] },
                {
                  cells: [
                    'Geler les embauches hors produit',
                    'Direction',
                    'J+15',
                    'Au plus 0,29 M€ de charges par mois',
                  ],
                },
                { cells: ['Suivre la trésorerie chaque semaine', 'Finance', 'J+30', 'Tableau à 13 semaines'] },
              ],
            },
          },
          { kind: 'heading', text: 'Ce qui ferait changer d’avis' },
          {
            kind: 'list',
            items: [
              'Moins de 0,85 M€ de chiffre d’affaires au premier trimestre 2025 : passer au scénario prudent.',
              'Une attrition au-dessus de 14 % : reporter les embauches commerciales.',
              'Une valorisation sous 20 M€ : lever 4 M€, et viser l’équilibre avant la croissance.',
            ],
          },
        ],
      },
    ],
  },
  recommendation: {
    title: ['Lever 8 M€ au premier', 'semestre 2025'],
    lead: 'De quoi financer vingt-quatre mois de croissance en gardant une réserve de trésorerie.',
    split: {
      caption: 'Emploi des fonds',
      parts: [
        { label: 'R&D et produit', share: 40, amount: '3,2 M€' },
        { label: 'Ventes et marketing', share: 30, amount: '2,4 M€' },
        { label: 'Renforcement de l’équipe', share: 20, amount: '1,6 M€' },
        { label: 'Réserve de trésorerie', share: 10, amount: '0,8 M€' },
      ],
    },
    table: {
      caption: 'Calendrier d’emploi des fonds, en M€',
      columns: [
        { label: '' },
        { label: '2025', digits: 2 },
        { label: '2026', digits: 2 },
        { label: 'Total', digits: 2 },
      ],
      rows: [
        { cells: ['R&D et produit', 1, 2.2, 3.2] },
        { cells: ['Ventes et marketing', 0.7, 1.7, 2.4] },
        { cells: ['Renforcement de l’équipe', 0.5, 1.1, 1.6] },
        { cells: ['Dépenses engagées', 2.2, 5, 7.2], look: 'total' },
        { cells: ['Réserve de trésorerie', null, null, 0.8] },
        { cells: ['Levée', null, null, 8], look: 'total' },
      ],
    },
  },
  method: {
    lead: 'Chaque modèle a un rôle. Aucun n’a le dernier mot.',
    roles: [
      { contribution: 'Formule les hypothèses de croissance et les trois scénarios', share: 32 },
      { contribution: 'Cherche les failles : BFR, concentration des clients, double compte', share: 28 },
      { contribution: 'Construit les prévisions et vérifie chaque total du classeur', share: 24 },
      { contribution: 'Repère les signaux récents du financement et du secteur', share: 8 },
      { contribution: 'Contrôle les textes fiscaux et chaque source sur le web', share: 8 },
    ],
    arbitration: {
      title: 'Un désaccord, tranché',
      text: 'Deux modèles donnaient 15 mois d’autonomie, un troisième 18 : il comptait comme acquis l’encaissement d’abonnements annuels non signés. J’ai gardé 15 mois et noté l’écart page 7.',
    },
  },
  sources: [
    {
      label: 'Code général des impôts, article 219',
      scope: 'Taux de l’impôt sur les sociétés : 25 %, et 15 % jusqu’à 42 500 € pour les PME éligibles.',
      url: 'https://www.legifrance.gouv.fr/codes/texte_lc/LEGITEXT000006069577',
    },
    {
      label: 'Gartner, novembre 2024',
      scope:
        'Dépenses mondiales de logiciels en ligne : 250,8 Md$ en 2024, 299,1 Md$ prévus en 2025 ; cadre de la croissance.',
      url: 'https://it-online.co.za/?p=286746',
    },
  ],
  sourcesNote:
    'Toutes les autres données sont celles de l’entreprise, fictive. Dans un vrai dossier, elles viennent de vos comptes et chaque tableau renvoie à sa pièce.',
  closing: {
    title: 'Votre modèle financier, signé dans 72 h.',
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [
    { file: 'analyse-financiere.pdf', label: 'L’extrait en PDF' },
    { file: 'analyse-financiere.xlsx', label: 'Le classeur Excel, formules actives' },
  ],
};
