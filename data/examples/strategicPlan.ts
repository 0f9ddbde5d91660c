import type { BarsChart, GanttChart } from './chartTypes.ts';
import type { DataTable, Example } from './types.ts';

/** Seven work packages: months from the start, and thousands of euros by half-year. */
const packages = [
  { name: 'Mesure des flux', from: 0, to: 3, spend: [18, 0, 0] },
  { name: 'Données de production', from: 1, to: 5, spend: [62, 0, 0] },
  { name: 'Choix du banc de contrôle', from: 3, to: 6, spend: [24, 0, 0] },
  { name: 'Formation des équipes', from: 5, to: 8, spend: [12, 23, 0] },
  { name: 'Cellule d’emballage', from: 6, to: 11, spend: [72, 168, 0], hot: true },
  { name: 'Pilote de maintenance', from: 9, to: 13, spend: [0, 44, 14] },
  { name: 'Extension aux trois lignes', from: 11, to: 18, spend: [0, 28, 125] },
] as const;
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const halfYear = (index: 0 | 1 | 2) => sum(packages.map(({ spend }) => spend[index]));
const invested = sum(packages.map(({ spend }) => sum(spend)));
const contingency = invested * 0.1;

/** Yearly gains once everything runs, in thousands of euros. */
const gains = [
  { name: 'Rebuts', from: '2,4 % du chiffre d’affaires', to: '1,6 %', value: 113.6, how: '0,8 % × 14,2 M€' },
  { name: 'Emballage manuel', from: '5 200 h par an', to: '2 100 h', value: 99.2, how: '3 100 h × 32 €' },
  { name: 'Arrêts non planifiés', from: '410 h par an', to: '290 h', value: 50.4, how: '120 h × 420 €' },
  { name: 'Saisies et ressaisies', from: '1 700 h par an', to: '500 h', value: 38.4, how: '1 200 h × 32 €' },
] as const;
const yearlyGain = sum(gains.map(({ value }) => value));
const runningCost = 46;

const roadmap: GanttChart = {
  type: 'gantt',
  title: 'Dix-huit mois, sept chantiers, cinq décisions de poursuivre ou d’arrêter',
  measure: 'Mois depuis le lancement ; les losanges sont les jalons',
  months: 18,
  tasks: packages.map(({ name, from, to, ...rest }) => ({
    label: name,
    from,
    to,
    ...('hot' in rest && { hot: true }),
  })),
  milestones: [
    { label: 'J1', month: 3 },
    { label: 'J2', month: 6 },
    { label: 'J3', month: 11 },
    { label: 'J4', month: 13 },
    { label: 'J5', month: 18 },
  ],
};

const investmentTable: DataTable = {
  caption: 'Investissements par chantier, en k€',
  columns: [
    { label: 'Chantier' },
    { label: 'M0–M6', digits: 0 },
    { label: 'M7–M12', digits: 0 },
    { label: 'M13–M18', digits: 0 },
    { label: 'Total', digits: 0 },
  ],
  rows: [
    ...packages.map(({ name, spend }) => ({ cells: [name, ...spend, sum(spend)] })),
    { cells: ['Total', halfYear(0), halfYear(1), halfYear(2), invested], look: 'total' as const },
    { cells: ['Aléas, 10 %', null, null, null, contingency] },
    { cells: ['Enveloppe', null, null, null, invested + contingency], look: 'total' as const },
  ],
  note: 'Données d’illustration, hors taxes.',
};

const gainsTable: DataTable = {
  caption: 'Gains annuels une fois le plan achevé',
  columns: [
    { label: 'Poste' },
    { label: 'Aujourd’hui' },
    { label: 'Visé' },
    { label: 'Calcul' },
    { label: 'Gain', digits: 1, unit: 'k€' },
  ],
  rows: [
    ...gains.map(({ name, from, to, how, value }) => ({ cells: [name, from, to, how, value] })),
    { cells: ['Total', null, null, null, yearlyGain], look: 'total' as const },
    { cells: ['Licences et entretien', null, null, null, -runningCost] },
    { cells: ['Gain net', null, null, null, yearlyGain - runningCost], look: 'total' as const },
  ],
  note: 'Retour : 649 k€ ÷ 255,6 k€ par an = 2 ans et demi après l’achèvement. Hypothèses : 14,2 M€ de chiffre d’affaires, 32 € l’heure d’atelier, 420 € l’heure d’arrêt.',
};

const milestonesTable: DataTable = {
  caption: 'Cinq jalons, cinq conditions',
  columns: [
    { label: 'Jalon' },
    { label: 'Mois', digits: 0 },
    { label: 'On continue si' },
    { label: 'Engagé à cette date', digits: 0, unit: 'k€' },
  ],
  rows: [
    { cells: ['J1. Mesures validées', 3, 'rebuts et arrêts relevés sur les trois lignes', 49] },
    { cells: ['J2. Banc choisi', 6, '98 % des défauts repérés sur 500 pièces', 188] },
    { cells: ['J3. Cellule en production', 11, 'cadence tenue dix jours de suite', 408] },
    { cells: ['J4. Pilote jugé', 13, 'un arrêt sur trois annoncé à l’avance', 486] },
    { cells: ['J5. Trois lignes', 18, '1,6 % de rebuts au plus, sur un mois plein', 590] },
  ],
  note: 'Montants cumulés au prorata des mois, hors aléas. J2 comprend l’acompte de 72 k€ pour la cellule.',
};

const densityChart: BarsChart = {
  type: 'bars',
  title: 'L’Allemagne compte près de deux fois plus de robots par salarié que la moyenne européenne',
  measure: 'Robots pour 10 000 salariés de l’industrie, 2023',
  unit: '',
  digits: 0,
  rows: [
    { label: 'Corée du Sud', value: 1012 },
    { label: 'Singapour', value: 770 },
    { label: 'Chine', value: 470 },
    { label: 'Allemagne', value: 429 },
    { label: 'Japon', value: 419 },
    { label: 'Union européenne', value: 219, hot: true },
    { label: 'Monde', value: 162 },
  ],
};

const risksTable: DataTable = {
  caption: 'Risques suivis',
  columns: [{ label: 'Risque' }, { label: 'Signe avant-coureur' }, { label: 'Parade' }],
  rows: [
    { cells: ['Retard du fournisseur de la cellule', 'plans non signés à M7', 'pénalité et banc de repli loué'] },
    {
      cells: ['Données machines inexploitables', 'plus de 5 % de relevés manquants', 'capteurs posés sur deux lignes'],
    },
    { cells: ['Refus de l’atelier', 'moins de la moitié des postes formés à M8', 'deux référents par équipe'] },
  ],
};

export const strategicPlan: Example = {
  slug: 'strategie',
  meta: {
    title: 'Exemple de plan stratégique : automatiser une PME industrielle',
    description:
      'Un extrait complet : feuille de route de 18 mois, sept chantiers chiffrés, cinq jalons de décision et financement d’une PME industrielle.',
  },
  badges: [{ text: 'Format Livrable' }, { text: 'PDF / PPT', icon: 'file' }, { text: '48 h', icon: 'clock' }],
  title: 'Automatiser une PME industrielle',
  lead: 'Une feuille de route de dix-huit mois, chiffrée chantier par chantier, avec cinq occasions de s’arrêter.',
  notice:
    'Exemple illustratif : la PME (84 salariés, 14,2 M€ de chiffre d’affaires) est fictive. Les données publiques portent leur source.',
  cover: 'strategy',
  service: { href: '/services/strategie', code: 'strategie', title: 'Stratégie', price: 70 },
  snapshot: {
    title: 'Le plan en quatre chiffres',
    note: 'Données d’illustration',
    figures: [
      { figure: '18', unit: 'mois', label: 'de feuille de route', detail: 'sept chantiers' },
      { figure: '590', unit: 'k€', label: 'd’investissement', detail: '649 k€ avec les aléas' },
      { figure: '256', unit: 'k€', label: 'de gain net par an', detail: 'plan achevé' },
      { figure: '5', label: 'jalons', detail: 'chacun peut tout arrêter' },
    ],
  },
  structure: {
    title: ['24 pages,', 'cinq parties'],
    text: 'Le diagnostic tient en six pages ; le reste dit quoi faire, quand et avec quel argent.',
    sections: [
      { title: 'Diagnostic', text: 'Flux, rebuts, arrêts, temps perdus', pages: 6 },
      { title: 'Choix et priorités', text: 'Sept chantiers retenus, neuf écartés', pages: 5 },
      { title: 'Feuille de route', text: 'Dix-huit mois, responsables, jalons', pages: 7 },
      { title: 'Investissements et financement', text: 'Par chantier et par semestre', pages: 4 },
      { title: 'Risques et gouvernance', text: 'Signes avant-coureurs, comité mensuel', pages: 2 },
    ],
  },
  analyses: [
    {
      id: 'feuille-de-route',
      title: ['La feuille de route'],
      lead: 'La cellule d’emballage est la pièce centrale : 240 k€, cinq mois. Rien ne l’engage avant le jalon J2.',
      chart: roadmap,
      table: milestonesTable,
      wide: true,
    },
    {
      id: 'investissements',
      title: ['Ce que coûte le plan,', 'ce qu’il rend'],
      lead: 'Les gains sont calculés poste par poste, à partir des relevés de l’atelier. Aucun n’est une moyenne de secteur.',
      table: gainsTable,
      chart: {
        type: 'bars',
        title: 'La cellule d’emballage pèse 41 % de l’investissement',
        measure: 'Investissement par chantier, en k€',
        unit: 'k€',
        digits: 0,
        rows: packages.map(({ name, spend, ...rest }) => ({
          label: name,
          value: sum(spend),
          ...('hot' in rest && { hot: true }),
        })),
      },
    },
  ],
  preview: {
    title: 'Quatre pages du plan',
    lead: 'Du contexte public à la décision du comité.',
    pages: [
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
    ],
  },
  recommendation: {
    title: ['Engager 116 k€,', 'puis décider'],
    lead: 'C’est le coût des six premiers mois avant l’acompte de la cellule, versé au jalon J2 seulement. L’enveloppe complète, aléas compris, est de 649 k€.',
    split: {
      caption: 'Financement de l’enveloppe de 649 k€',
      parts: [
        { label: 'Crédit-bail de la cellule', share: 37, amount: '240 k€' },
        { label: 'Autofinancement', share: 32, amount: '209 k€' },
        { label: 'Prêt bancaire, cinq ans', share: 31, amount: '200 k€' },
      ],
    },
    table: investmentTable,
  },
  method: {
    lead: 'Un plan se juge à ce qu’il refuse. Neuf chantiers ont été écartés.',
    roles: [
      { contribution: 'Propose seize chantiers possibles à partir du diagnostic', share: 30 },
      { contribution: 'En écarte neuf, avec le motif de chaque refus', share: 30 },
      { contribution: 'Chiffre gains, dépenses par semestre et retour', share: 24 },
      { contribution: 'Suit les prix et délais récents des équipements', share: 8 },
      { contribution: 'Contrôle chaque donnée publique à la source', share: 8 },
    ],
    arbitration: {
      title: 'Un désaccord, tranché',
      text: 'Deux modèles citaient deux densités de robots différentes pour la France. Les années et les séries ne se recoupaient pas. J’ai retiré le chiffre et gardé la moyenne européenne, publiée sans ambiguïté.',
    },
  },
  sources: [
    {
      label: 'IFR, World Robotics 2024, 20 novembre 2024',
      scope: 'Densité de robots 2023, pour 10 000 salariés de l’industrie, toutes tailles d’entreprise.',
      url: 'https://ifr.org/ifr-press-releases/news/global-robot-density-in-factories-doubled-in-seven-years',
    },
    {
      label: 'Bpifrance Le Lab, novembre 2023 (relais)',
      scope: 'Environ 25 000 PME industrielles en France, chiffre d’affaires moyen de 7 M€.',
      url: 'https://machinesproduction.fr/article/portrait-robot-du-tissu-industriel-francais',
    },
    {
      label: 'US DOE et PNNL, O&M Best Practices Guide, août 2010',
      scope: 'Maintenance prédictive : 8 à 12 % d’économies par rapport à la maintenance préventive, estimations.',
      url: 'https://www.pnnl.gov/main/publications/external/technical_reports/PNNL-19634.pdf',
    },
  ],
  sourcesNote: 'Les trois sources publiques de l’extrait. Les autres données sont celles de la PME, fictive.',
  closing: {
    title: 'Votre feuille de route, signée en 48 h.',
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [{ file: 'strategie.pdf', label: 'L’extrait en PDF' }],
};
