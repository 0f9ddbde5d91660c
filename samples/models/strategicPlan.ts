import type { Source } from '../../data/examples/types.ts';
import { capital, decimal, percent, spelled, thousands } from '../../data/french/frenchNumbers.ts';
import { figuresOf, sourcesOf, sum, wholeShares } from '../parts.ts';
import { placed, type Sample, soldBadges } from './sample.ts';
import { documentFacts } from './strategicPlan/documentFacts.ts';
import type { Drivers } from './strategicPlan/drivers.ts';
import { drivers, duration } from './strategicPlan/drivers.ts';
import { planOf } from './strategicPlan/model.ts';
import { halvesTable, investmentTable } from './strategicPlan/moneyTables.ts';
import { balanceChart, gainsChart, orderChart, pagesOf, roadmap } from './strategicPlan/pages.ts';
import { gainsTable, gatesTable, measuresTable, rankTable } from './strategicPlan/tables.ts';

/** The public sources of the plan, in the order their marks count them. */
const sources: readonly Source[] = sourcesOf([
  'IFR, _World Robotics 2024_, 20 novembre 2024 | Densité de robots 2023, pour 10 000 salariés de l’industrie, toutes tailles d’entreprise. | https://ifr.org/ifr-press-releases/news/global-robot-density-in-factories-doubled-in-seven-years',
  'Bpifrance, fin 2023 (presse) | Environ 25 000 PME industrielles en France, chiffre d’affaires moyen de 7 M€. | https://machinesproduction.fr/article/portrait-robot-du-tissu-industriel-francais',
  'US DOE et PNNL, _O&M Best Practices Guide_, août 2010 | Maintenance prédictive : 8 à 12 % d’économies par rapport à la maintenance préventive, estimations. | https://www.pnnl.gov/main/publications/external/technical_reports/PNNL-19634.pdf',
]);

const sections = [
  { title: 'Diagnostic', text: 'Rebuts, arrêts, heures : déclarés, contrôlés', pages: 6 },
  { title: 'Choix et priorités', text: 'Les chantiers retenus, leur ordre, les écartés', pages: 5 },
  { title: 'Feuille de route', text: 'Calendrier, jalons, ce qui reste libre à chacun', pages: 7 },
  { title: 'Investissements et financement', text: 'Achats, crédit-bail, prêt, sensibilité', pages: 4 },
  { title: 'Risques et gouvernance', text: 'Signes avant-coureurs, comité mensuel', pages: 2 },
];

/** The page and the PDF of the plan, every figure and sentence from its drivers. */
export function strategicPlanFrom(from: Drivers): Sample {
  const plan = planOf(from);
  const { projects, discarded, gates, invested, envelope, net, payback, finance, own, cash } = plan;
  const total = sum(sections, ({ pages }) => pages);
  const chart = roadmap(plan);
  const investment = investmentTable(plan);
  const leased = projects.find(({ terms }) => terms);
  const order = gates.find(({ month }) => leased && month >= leased.from);
  const lastGate = gates.at(-1);
  if (!leased || !order || !lastGate) throw new Error('Nothing is leased');
  const parts = [
    { label: 'Autofinancement', amount: own },
    { label: 'Crédit-bail de la cellule', amount: finance.amount },
    { label: `Prêt bancaire, ${decimal(from.loan.months / 12, 0)} ans`, amount: from.loan.amount },
  ].sort((a, b) => b.amount - a.amount);
  const shares = wholeShares(parts.map(({ amount }) => amount));
  const pages = pagesOf(plan, { roadmap: chart, investment });
  const samples = Object.values(from.measures);
  const pieces = sum(samples, ({ sample }) => sample);
  const lower = samples.filter(({ declared, checked }) => checked < declared).length;
  return placed({
    slug: 'strategie',
    meta: {
      title: 'Exemple de plan stratégique : automatiser une PME industrielle',
      description: `Extrait d’un plan de ${total} pages : feuille de route de ${duration} mois, ${spelled(projects.length)} chantiers classés par délai de retour, ${spelled(gates.length)} jalons, financement.`,
    },
    badges: soldBadges,
    title: 'Automatiser une PME industrielle',
    lead: `Une feuille de route de ${spelled(duration)} mois, chiffrée chantier par chantier, avec ${spelled(gates.length)} occasions de s’arrêter en gardant ce qui n’est pas dépensé.`,
    notice: `Exemple illustratif : la PME (${decimal(from.people, 0)} salariés, ${decimal(from.sales / 1000, 1)} M€ de chiffre d’affaires), ses mesures, ses prix et ses taux sont inventés. Les données publiques portent leur source.`,
    cover: 'strategy',
    service: { href: '/services/strategie', code: 'strategie' },
    snapshot: {
      title: 'Le plan en quatre chiffres',
      note: 'Données d’illustration',
      figures: figuresOf([
        `${duration} | mois | de feuille de route | ${spelled(projects.length)} chantiers, ${spelled(gates.length)} jalons`,
        `${decimal(invested, 0)} | k€ | d’investissement | ${thousands(envelope)} avec les aléas`,
        `${decimal(net, 0)} | k€ | de gain net par an | tout en service`,
        `${payback ?? 0} | mois | pour tout rembourser | aléas et intérêts compris`,
      ]),
    },
    structure: {
      title: [`${total} pages,`, `${spelled(sections.length)} parties`],
      text: `Le diagnostic tient en ${spelled(sections[0]?.pages ?? 0)} pages ; le reste dit quoi faire, dans quel ordre et avec quel argent.`,
      sections,
    },
    analyses: [
      {
        id: 'diagnostic',
        folio: 2,
        title: ['Déclaré par l’entreprise,', `contrôlé sur ${pieces} pièces`],
        lead: `L’entreprise déclare ses rebuts, ses arrêts et ses heures. Chaque chiffre est contrôlé sur ses propres documents, désignés au hasard et envoyés avec le brief ; le plus bas des deux est retenu. Sur ${spelled(samples.length)} mesures, ${spelled(lower)} étaient surestimées.`,
        table: measuresTable(plan),
        wide: true,
      },
      {
        id: 'gains',
        folio: 5,
        title: ['D’où vient le gain'],
        lead: 'Chaque poste se calcule à partir d’une mesure retenue. Aucun n’est une moyenne de secteur. Seules comptent les heures d’intérim que la cellule supprime, non toutes les heures d’emballage.',
        chart: gainsChart(plan),
        table: gainsTable(plan),
      },
      {
        id: 'ordre',
        folio: 8,
        title: ['Dans quel ordre commencer'],
        lead: `L’ordre est celui du calcul : l’investissement, divisé par le gain net. La limite est de ${decimal(from.longest, 0)} mois ; tous les chantiers retenus la respectent.`,
        chart: orderChart(plan),
        table: rankTable(plan),
      },
      {
        id: 'feuille-de-route',
        folio: 13,
        title: ['La feuille de route'],
        lead: `Chaque jalon précède une dépense et dit ce qui reste libre. À ${order.name}, avant de commander la cellule, c’est ${percent(order.free / invested)} du budget ; à ${lastGate.name}, encore ${thousands(lastGate.free)}.`,
        chart,
        table: gatesTable(plan),
        wide: true,
      },
      {
        id: 'tresorerie',
        folio: 22,
        title: ['L’argent,', 'semestre par semestre'],
        lead: `Un calcul rapide, ${thousands(invested)} divisés par ${thousands(net)} par an, annonce ${decimal((invested / net) * 12, 0)} mois. Avec le calendrier réel, la montée en régime, les aléas et les intérêts, il en faut ${payback ?? cash.length}.`,
        chart: balanceChart(plan),
        table: halvesTable(plan),
      },
    ],
    preview: {
      title: `${capital(spelled(pages.length))} pages sur ${total}`,
      lead: 'Le contexte public, les refus, les devis, le calendrier, les arrêts, qui porte quoi, les achats, le financement, les risques.',
      pages,
    },
    recommendation: {
      folio: 1,
      title: [`Engager ${thousands(order.committed)},`, 'puis décider'],
      lead: `C’est tout ce qui est engagé avant ${order.name}, le jalon où se commande la cellule. Si le fabricant ne tient pas alors la cadence promise, ${thousands(order.free)} ne sont pas dépensés. L’enveloppe complète, aléas compris, est de ${thousands(envelope)} ; la dernière tranche, l’extension, ne rapporte presque rien : s’arrêter avant elle.`,
      split: {
        caption: `Financement de l’enveloppe de ${thousands(envelope)}`,
        parts: parts.map(({ label, amount }, index) => ({
          label,
          share: shares[index] ?? 0,
          amount: thousands(amount),
        })),
      },
      table: investment,
    },
    method: {
      lead: `Un plan se juge à ce qu’il refuse. Ici, ${spelled(discarded.length)} chantiers sont écartés.`,
      roles: [
        `Propose ${spelled(projects.length + discarded.length)} chantiers possibles à partir du diagnostic`,
        `En écarte ${spelled(discarded.length)}, avec le motif de chaque refus`,
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
    sources,
    sourcesNote: `Les ${spelled(sources.length)} sources publiques de l’extrait. Tout le reste décrit une PME fictive.`,
    closing: {
      title: `Votre feuille de route, signée en {delay}.`,
      second: 'Télécharger l’extrait',
      secondAction: 'download',
    },
    downloads: [
      { file: 'strategie.pdf', count: 21, kilobytes: 230 },
      { file: 'strategie.pptx', count: 19, kilobytes: 140 },
    ],
    document: documentFacts(plan),
  });
}

export const strategicPlan = strategicPlanFrom(drivers);
