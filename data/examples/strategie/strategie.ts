import type { WrittenExample } from '../types.ts';
import { pagesFrom1 } from './pagesFrom1.ts';
import { pagesFrom8 } from './pagesFrom8.ts';
import { pagesFrom13 } from './pagesFrom13.ts';
import { pagesFrom18 } from './pagesFrom18.ts';
import { pagesFrom22 } from './pagesFrom22.ts';

/** Texts of the page /exemples/strategie; the page and the sample's files are each edited by hand (docs/samples.md). */
export const strategie: WrittenExample = {
  slug: 'strategie',
  meta: {
    title: 'Exemple de plan stratégique : automatiser une PME industrielle',
    description:
      'Extrait d’un plan de 24 pages : feuille de route de 18 mois, sept chantiers classés par délai de retour, cinq jalons, financement.',
  },
  badges: [{ text: 'Format Livrable' }, { text: '{format}', icon: 'file' }, { text: '{delay}', icon: 'clock' }],
  title: 'Automatiser une PME industrielle',
  lead: 'Une feuille de route de dix-huit\u00a0mois, chiffrée chantier par chantier, avec cinq occasions de s’arrêter en gardant ce qui n’est pas dépensé.',
  disclaimer:
    'Exemple illustratif : la PME (84 salariés, 14,2 M€ de chiffre d’affaires), ses mesures, ses prix et ses taux sont inventés. Les données publiques portent leur source.',
  cover: 'strategy',
  service: { href: '/services/strategie', code: 'strategie' },
  snapshot: {
    title: 'Le plan en quatre chiffres',
    note: 'Données d’illustration',
    figures: [
      { figure: '18', unit: 'mois', label: 'de feuille de route', detail: 'sept chantiers, cinq jalons' },
      { figure: '672', unit: 'k€', label: 'd’investissement', detail: '739 k€ avec les aléas' },
      { figure: '218', unit: 'k€', label: 'de gain net par an', detail: 'tout en service' },
      { figure: '56', unit: 'mois', label: 'pour tout rembourser', detail: 'aléas et intérêts compris' },
    ],
  },
  structure: {
    title: ['24 pages,', 'cinq parties'],
    text: 'Le diagnostic tient en six\u00a0pages ; le reste dit quoi faire, dans quel ordre et avec quel argent.',
    sections: [
      { title: 'Diagnostic', text: 'Rebuts, arrêts, heures : déclarés, contrôlés', pages: 6 },
      { title: 'Choix et priorités', text: 'Les chantiers retenus, leur ordre, les écartés', pages: 5 },
      { title: 'Feuille de route', text: 'Calendrier, jalons, ce qui reste libre à chacun', pages: 7 },
      { title: 'Investissements et financement', text: 'Achats, crédit-bail, prêt, sensibilité', pages: 4 },
      { title: 'Risques et gouvernance', text: 'Signes avant-coureurs, comité mensuel', pages: 2 },
    ],
  },
  pages: [...pagesFrom1, ...pagesFrom8, ...pagesFrom13, ...pagesFrom18, ...pagesFrom22],
  method: {
    lead: 'Un plan se juge à ce qu’il refuse. Ici, neuf chantiers sont écartés.',
    roles: [
      'Propose seize chantiers possibles à partir du diagnostic',
      'En écarte neuf, avec le motif de chaque refus',
      'Chiffre gains, dépenses, financement et retour',
      'Relève les prix et délais récents des équipements',
      'Contrôle chaque donnée publique à la source',
    ],
    journal: {
      folio: 24,
      question: 'Quelle densité de robots pour situer l’entreprise ?',
      day: '22 juillet 2025',
      answers: [
        'Un chiffre pour la France, sans année.',
        'Un autre chiffre pour la France, d’une autre série.',
        'Aucun : les séries ne se comparent pas d’une année à l’autre.',
        'Celui qu’un article de presse reprend.',
        'La moyenne de l’Union européenne, 219 pour 10 000 salariés en 2023.',
      ],
      opened:
        'Le communiqué de la source 1, lu chez un tiers qui le cite : moyenne de l’Union européenne et cinq pays, 2023, toutes tailles d’entreprise.',
      ruling:
        'Les deux chiffres français n’ont ni la même année ni la même série : aucun n’est gardé. La moyenne européenne est publiée sans ambiguïté.',
      changed:
        'Le chiffre français est retiré ; la moyenne européenne reste, avec son année, et sans dire où se situe une PME.',
    },
  },
  sources: [
    {
      label: 'IFR, World Robotics 2024, 20 novembre 2024',
      english: 'World Robotics 2024',
      scope: 'Densité de robots 2023, pour 10 000 salariés de l’industrie, toutes tailles d’entreprise.',
      url: 'https://ifr.org/ifr-press-releases/news/global-robot-density-in-factories-doubled-in-seven-years',
    },
    {
      label: 'Bpifrance, fin 2023 (presse)',
      scope: 'Environ 25 000 PME industrielles en France, chiffre d’affaires moyen de 7 M€.',
      url: 'https://machinesproduction.fr/article/portrait-robot-du-tissu-industriel-francais',
    },
    {
      label: 'US DOE et PNNL, O&M Best Practices Guide, août 2010',
      english: 'O&M Best Practices Guide',
      scope: 'Maintenance prédictive : 8 à 12 % d’économies par rapport à la maintenance préventive, estimations.',
      url: 'https://www.pnnl.gov/main/publications/external/technical_reports/PNNL-19634.pdf',
    },
  ],
  sourcesNote: 'Les trois sources publiques de l’extrait. Tout le reste décrit une PME fictive.',
  closing: {
    title: 'Votre feuille de route, signée {delay} après le brief validé.',
    second: 'Télécharger l’extrait',
    secondAction: 'download',
  },
  downloads: [
    { file: 'strategie.pdf', count: 21, kilobytes: 230 },
    { file: 'strategie.pptx', count: 19, kilobytes: 140 },
  ],
};
