import { gainsTable, investmentTable, milestonesTable, packages, roadmap, sum } from './strategicPlan/figures.ts';
import { pages } from './strategicPlan/pages.ts';
import type { Example } from './types.ts';

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
    pages,
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
