import type { BarsChart, FlowChart, MapChart } from './chartTypes.ts';
import type { DataTable, Example } from './types.ts';

/** The audit's hypotheses: every figure of the return follows from these and from the table of processes. */
const hypotheses = {
  weeks: 44,
  hourlyCost: 40,
  reused: 0.7,
  dayRate: 550,
  licences: 520,
  people: 18,
  training: 6,
  upkeep: 2,
};

/** Hours a week for the whole agency, before and after; effort in days where the process is automated. */
const processes = [
  { name: 'Rapports mensuels', before: 26, after: 8, days: 8 },
  { name: 'Premiers jets de contenus', before: 22, after: 13, days: 5 },
  { name: 'Qualification des demandes', before: 9, after: 3, days: 4 },
  { name: 'Comptes rendus de réunion', before: 8, after: 2, days: 2 },
  { name: 'Saisie des temps', before: 7, after: 2, days: 2 },
  { name: 'Facturation et relances', before: 6, after: 2, days: 3 },
] as const;
const kept = [
  { name: 'Création graphique', before: 38, why: 'le métier même de l’agence' },
  { name: 'Stratégie de campagne', before: 24, why: 'jugement et relation' },
  { name: 'Achat média', before: 20, why: 'déjà outillé par les régies' },
  { name: 'Points clients', before: 18, why: 'ce que le client achète' },
  { name: 'Recrutement et formation', before: 6, why: 'trop rare pour être standardisé' },
  { name: 'Veille', before: 6, why: 'gain incertain, à revoir dans un an' },
] as const;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const before = sum(processes.map((process) => process.before));
const after = sum(processes.map((process) => process.after));
const keptHours = sum(kept.map((process) => process.before));
const days = sum(processes.map((process) => process.days));

const gainFor = (reused: number) => Math.round((before - after) * hypotheses.weeks * hypotheses.hourlyCost * reused);
const costs = {
  integration: days * hypotheses.dayRate,
  licences: hypotheses.licences * 12,
  training: hypotheses.people * hypotheses.training * hypotheses.hourlyCost,
  upkeep: hypotheses.upkeep * hypotheses.weeks * hypotheses.hourlyCost,
};
const firstYear = sum(Object.values(costs));
const nextYears = costs.licences + costs.upkeep;
const percent = (benefit: number, cost: number) => Math.round(((benefit - cost) / cost) * 100);

const timeTable: DataTable = {
  caption: 'Six processus à automatiser, en heures par semaine pour toute l’agence',
  columns: [
    { label: 'Processus' },
    { label: 'Avant', digits: 0 },
    { label: 'Après', digits: 0 },
    { label: 'Gain', digits: 0 },
    { label: 'Effort', digits: 0, unit: 'j' },
  ],
  rows: [
    ...processes.map((process) => ({
      cells: [process.name, process.before, process.after, process.before - process.after, process.days],
    })),
    { cells: ['Total', before, after, before - after, days], look: 'total' as const },
  ],
  note: 'Temps relevés au chronomètre pendant deux semaines (données d’illustration). Après : un essai par processus ; les premiers jets suivent la mesure publiée de 40 % de temps en moins [3].',
};

const keptTable: DataTable = {
  caption: 'Six processus à ne pas toucher',
  columns: [{ label: 'Processus' }, { label: 'Heures par semaine', digits: 0 }, { label: 'Pourquoi' }],
  rows: [
    ...kept.map(({ name, before: hours, why }) => ({ cells: [name, hours, why] })),
    { cells: ['Total', keptHours, null], look: 'total' as const },
  ],
};

const gainChart: BarsChart = {
  type: 'bars',
  title: 'Deux processus donnent plus de la moitié du gain',
  measure: 'Heures gagnées par semaine',
  unit: 'h',
  digits: 0,
  rows: processes.map((process, index) => ({
    label: process.name,
    value: process.before - process.after,
    ...(index < 2 && { hot: true }),
  })),
};

const priorityChart: MapChart = {
  type: 'map',
  title: 'Commencer par les comptes rendus : deux jours pour six heures par semaine',
  measure: 'Effort en jours, gain en heures par semaine',
  x: { label: 'Effort', from: 0, to: 10, unit: 'jours' },
  y: { label: 'Gain', from: 0, to: 20, unit: 'h par semaine' },
  points: processes.map((process) => ({
    label: process.name,
    x: process.days,
    y: process.before - process.after,
    ...(process.name === 'Comptes rendus de réunion' && { hot: true }),
  })),
};

const reportFlow: FlowChart = {
  type: 'flow',
  title: 'Le rapport mensuel passe de 270 à 83 minutes, relecture humaine comprise',
  measure: 'Minutes par rapport ; 25 rapports par mois',
  lanes: [
    {
      label: 'Avant',
      steps: [
        { label: 'Exporter cinq sources', minutes: 55 },
        { label: 'Copier au tableur', minutes: 50 },
        { label: 'Corriger les écarts', minutes: 45 },
        { label: 'Tracer les graphiques', minutes: 40 },
        { label: 'Rédiger l’analyse', minutes: 50 },
        { label: 'Relire', minutes: 20 },
        { label: 'Envoyer', minutes: 10 },
      ],
    },
    {
      label: 'Après',
      steps: [
        { label: 'Collecte et graphiques', minutes: 0, automatic: true },
        { label: 'Contrôler les écarts', minutes: 15 },
        { label: 'Analyser sur brouillon', minutes: 38 },
        { label: 'Relire', minutes: 20 },
        { label: 'Valider l’envoi', minutes: 10 },
      ],
    },
  ],
};

const returnTable: DataTable = {
  caption: 'Retour sur investissement, calculé depuis le tableau des temps',
  columns: [{ label: 'Ligne' }, { label: 'Calcul' }, { label: 'Montant', digits: 0, unit: '€' }],
  rows: [
    { cells: ['Gain annuel retenu', '48 h × 44 semaines × 40 € × 70 %', gainFor(hypotheses.reused)], look: 'total' },
    { cells: ['Intégration', '24 jours × 550 €', costs.integration] },
    { cells: ['Licences', '520 € × 12 mois', costs.licences] },
    { cells: ['Formation [4]', '18 personnes × 6 h × 40 €', costs.training] },
    { cells: ['Entretien', '2 h × 44 semaines × 40 €', costs.upkeep] },
    { cells: ['Coût de la première année', null, firstYear], look: 'total' },
    {
      cells: ['Retour la première année', '(gain − coût) ÷ coût', percent(gainFor(hypotheses.reused), firstYear)],
      unit: '%',
      signed: true,
    },
    {
      cells: [
        'Retour sur trois ans',
        'licences et entretien les années 2 et 3',
        percent(gainFor(hypotheses.reused) * 3, firstYear + nextYears * 2),
      ],
      unit: '%',
      signed: true,
    },
  ],
  note: 'Hypothèses : 44 semaines travaillées, 40 € de coût horaire chargé, 70 % des heures libérées réellement réemployées. Simulation indicative, sans promesse de résultat.',
};

const sensitivityTable: DataTable = {
  caption: 'Ce qui change si moins d’heures sont réemployées',
  columns: [
    { label: 'Heures réemployées' },
    { label: 'Gain annuel', digits: 0, unit: '€' },
    { label: 'Retour, année 1', digits: 0, unit: '%', signed: true },
    { label: 'Remboursé en', digits: 1, unit: 'mois' },
  ],
  rows: [0.4, 0.7, 1].map((reused) => ({
    cells: [
      `${Math.round(reused * 100)} %`,
      gainFor(reused),
      percent(gainFor(reused), firstYear),
      firstYear / (gainFor(reused) / 12),
    ],
    ...(reused === hypotheses.reused && { look: 'hot' as const }),
  })),
};

export const automationAudit: Example = {
  slug: 'automatisation',
  meta: {
    title: 'Exemple d’audit d’automatisation : une agence marketing',
    description:
      'Un extrait complet : douze processus chronométrés, six à automatiser, matrice de priorités et retour sur investissement calculé ligne à ligne.',
  },
  badges: [{ text: 'Format Livrable' }, { text: 'PDF / PPT', icon: 'file' }, { text: '72 h', icon: 'clock' }],
  title: 'Audit d’automatisation d’une agence marketing',
  lead: 'Douze processus chronométrés, six à automatiser, six à laisser tranquilles. Le retour se calcule ligne à ligne.',
  notice:
    'Exemple illustratif : l’agence de 18 personnes est fictive, ses temps et ses coûts sont des données d’illustration.',
  cover: 'automation',
  service: { href: '/services/automatisation', code: 'automatisation', title: 'Automatisation', price: 150 },
  snapshot: {
    title: 'L’agence avant l’audit',
    note: 'Données d’illustration',
    figures: [
      { figure: '190', unit: 'h', label: 'par semaine, auditées', detail: 'sur 630 h payées' },
      { figure: '78', unit: 'h', label: 'automatisables', detail: 'six processus sur douze' },
      { figure: '48', unit: 'h', label: 'gagnées par semaine', detail: 'il en reste 30 sur ces six' },
      { figure: '5,5', unit: 'mois', label: 'pour rembourser', detail: 'si 70 % des heures resservent' },
    ],
  },
  structure: {
    title: ['34 pages,', 'six parties'],
    text: 'Chaque recommandation renvoie à une ligne du relevé des temps.',
    sections: [
      { title: 'Synthèse', text: 'Ce qu’il faut faire, dans quel ordre, pour quel gain', pages: 2 },
      { title: 'Cartographie des processus', text: 'Douze processus, une page chacun', pages: 12 },
      { title: 'Priorités', text: 'Gain, effort, risque, et six refus motivés', pages: 6 },
      { title: 'Retour sur investissement', text: 'Hypothèses, calcul, sensibilité', pages: 5 },
      { title: 'Plan de déploiement', text: 'Dix semaines, formation, contrôles', pages: 6 },
      { title: 'Annexes', text: 'Relevés de temps, données traitées, RGPD', pages: 3 },
    ],
  },
  analyses: [
    {
      id: 'processus',
      title: ['Un processus,', 'avant et après'],
      lead: 'Sept étapes deviennent cinq. Les deux qui engagent l’agence, relire et envoyer, restent humaines. Le rapport est le bon point de départ : 88 % de 1 721 marketeurs interrogés en 2021 disaient y passer surtout leur temps [2].',
      chart: reportFlow,
      wide: true,
    },
    {
      id: 'temps',
      title: ['Où passe le temps'],
      lead: 'Les temps sont mesurés, pas déclarés : dans une expérience de 2025, des développeurs se croyaient 20 % plus rapides avec l’IA et étaient 19 % plus lents [1].',
      chart: gainChart,
      table: timeTable,
    },
    {
      id: 'priorites',
      title: ['Dans quel ordre commencer'],
      lead: 'En haut à gauche : beaucoup de gain, peu d’effort. Les rapports rapportent le plus, mais passent en troisième : ils demandent huit jours.',
      chart: priorityChart,
      table: keptTable,
    },
  ],
  preview: {
    title: 'Quatre pages de l’audit',
    lead: 'Le relevé, le choix, le calcul, le calendrier.',
    pages: [
      {
        folio: 3,
        section: 'Cartographie des processus',
        title: 'Le rapport mensuel recopie à la main cinq sources',
        blocks: [
          { kind: 'chart', chart: reportFlow },
          {
            kind: 'text',
            text: 'Vingt-cinq rapports par mois à 270 minutes : 112,5 heures, soit 26 heures par semaine. Les quatre premières étapes prennent 190 minutes, sans une ligne d’analyse.',
          },
          {
            kind: 'list',
            items: ['La collecte et les graphiques se font la nuit. Un chef de projet relit et valide chaque envoi.'],
          },
        ],
      },
      {
        folio: 16,
        section: 'Priorités',
        title: 'Deux chantiers rapides financent les quatre autres',
        blocks: [
          { kind: 'chart', chart: priorityChart },
          {
            kind: 'text',
            text: 'Comptes rendus et saisie des temps : quatre jours d’effort, onze heures gagnées par semaine. Ils se mettent en place sans toucher aux données des clients.',
          },
        ],
      },
      {
        folio: 22,
        section: 'Retour sur investissement',
        title: 'Le coût se rembourse en cinq mois et demi',
        blocks: [
          { kind: 'table', table: returnTable },
          { kind: 'table', table: sensitivityTable },
        ],
      },
      {
        folio: 27,
        section: 'Plan de déploiement',
        title: 'Dix semaines, et un arrêt possible à la quatrième',
        blocks: [
          {
            kind: 'table',
            table: {
              caption: 'Déploiement',
              columns: [
                { label: 'Semaines' },
                { label: 'Chantier' },
                { label: 'Jours', digits: 0 },
                { label: 'Contrôle' },
              ],
              rows: [
                { cells: ['1', 'Comptes rendus', 2, 'dix réunions relues mot à mot'] },
                { cells: ['2', 'Saisie des temps', 2, 'écart avec la paie de 1 % au plus'] },
                { cells: ['3–6', 'Rapports mensuels', 8, 'cinq rapports en double, avant et après'] },
                { cells: ['7', 'Facturation et relances', 3, 'aucune relance envoyée sans accord'] },
                { cells: ['8', 'Qualification des demandes', 4, 'cinquante demandes reclassées à la main'] },
                { cells: ['9–10', 'Premiers jets de contenus', 5, 'note des clients inchangée'] },
                { cells: ['Total', null, 24, null], look: 'total' },
              ],
            },
          },
          { kind: 'heading', text: 'L’arrêt de la quatrième semaine' },
          {
            kind: 'text',
            text: 'Si les cinq premiers rapports en double ne font pas gagner deux heures chacun, le chantier s’arrête. Coût engagé à cette date : huit jours, soit 4 400 €.',
          },
        ],
      },
    ],
  },
  recommendation: {
    title: ['Automatiser six processus,', 'en laisser six'],
    lead: 'La première année coûte 27 280 € et rend 59 136 € d’heures réemployées, si 70 % d’entre elles le sont vraiment.',
    split: {
      caption: 'Coût de la première année : 27 280 €',
      parts: [
        { label: 'Intégration', share: 48, amount: '13 200 €' },
        { label: 'Licences', share: 23, amount: '6 240 €' },
        { label: 'Formation', share: 16, amount: '4 320 €' },
        { label: 'Entretien', share: 13, amount: '3 520 €' },
      ],
    },
    table: returnTable,
  },
  method: {
    lead: 'Les modèles proposent des automatisations ; le relevé des temps décide.',
    roles: [
      { contribution: 'Décrit les processus et propose leur version automatisée', share: 30 },
      { contribution: 'Cherche ce qui casse : cas rares, données personnelles, dépendances', share: 30 },
      { contribution: 'Calcule gains, coûts et sensibilité à partir du relevé', share: 22 },
      { contribution: 'Compare les outils récents et leurs conditions', share: 8 },
      { contribution: 'Vérifie tarifs, intégrations et règles applicables', share: 10 },
    ],
    arbitration: {
      title: 'Un désaccord, tranché',
      text: 'Deux modèles automatisaient l’envoi des rapports sans relecture, pour deux heures de plus par semaine. J’ai gardé la relecture : une erreur envoyée à un client coûte plus que ces deux heures.',
    },
  },
  sources: [
    {
      label: 'METR, 10 juillet 2025',
      scope: '16 développeurs expérimentés, 246 tâches : 19 % plus lents, alors qu’ils se croyaient 20 % plus rapides.',
      url: 'https://metr.org/blog/2025-07-10-early-2025-ai-experienced-os-dev-study/',
    },
    {
      label: 'PHD et WARC, 18 août 2021',
      scope: '1 721 marketeurs seniors : 88 % disent passer surtout leur temps à produire des rapports.',
      url: 'https://www.campaignlive.com/article/phd-marketers-spend-time-reporting-creating/1725097',
    },
    {
      label: 'Noy et Zhang, Science, 13 juillet 2023',
      scope:
        'Rédaction professionnelle de 20 à 30 minutes : 40 % de temps en moins, 453 diplômés. Base des premiers jets (22 h à 13 h).',
      url: 'https://www.science.org/doi/10.1126/science.adh2586',
    },
    {
      label: 'Règlement (UE) 2024/1689, article 4',
      scope:
        'Maîtrise suffisante de l’IA par le personnel qui l’utilise, depuis le 2 février 2025 : d’où les six heures de formation.',
      url: 'https://eur-lex.europa.eu/eli/reg/2024/1689/oj',
    },
  ],
  sourcesNote: 'Les quatre sources citées dans l’extrait. Les temps et les coûts viennent du relevé, fictif ici.',
  closing: {
    title: 'Votre audit, signé dans 72 h.',
    second: 'Télécharger cet exemple',
    secondAction: 'download',
  },
  downloads: [{ file: 'automatisation.pdf', label: 'L’extrait en PDF' }],
};
