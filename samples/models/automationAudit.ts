import type { Source } from '../../data/examples/types.ts';
import { capital, decimal, euros, ordinal, percent, spelled } from '../../data/french/frenchNumbers.ts';
import { figuresOf, sourcesOf, sum, wholeShares } from '../parts.ts';
import { documentFacts } from './automationAudit/documentFacts.ts';
import { drivers } from './automationAudit/drivers.ts';
import type { Drivers } from './automationAudit/driverTypes.ts';
import { auditOf } from './automationAudit/model.ts';
import { balanceChart, drawn, pagesOf, priorityChart, reportFlow } from './automationAudit/pages.ts';
import { gainTable, monthTable, rankTable, returnTable, timeTable } from './automationAudit/tables.ts';
import { placed, type Sample, soldBadges } from './sample.ts';

/** The public sources of the audit, in the order their marks [1] to [11] count them. */
const sources: readonly Source[] = sourcesOf([
  'METR, 10 juillet 2025 | 16 développeurs expérimentés, 246 tâches : 19 % plus lents, alors qu’ils se croyaient 20 % plus rapides. | https://metr.org/blog/2025-07-10-early-2025-ai-experienced-os-dev-study/',
  'PHD, 3 septembre 2021 | 1 721 marketeurs seniors : 88 % disent produire régulièrement des rapports (51 % dix ans plus tôt). | https://www.phdmedia.com/manchester/2021/09/03/marketers-spend-more-time-reporting-than-creating/',
  'Noy et Zhang, Science, 13 juillet 2023 | Rédaction professionnelle de 20 à 30 minutes : 40 % de temps en moins, 453 diplômés. L’audit retient moins pour les premiers jets, qui sont des tâches plus longues. | https://www.science.org/doi/10.1126/science.adh2586',
  'Règlement (UE) 2026/1744 du 8 juillet 2026, qui réécrit l’article 4 du règlement (UE) 2024/1689 | Prendre des mesures qui soutiennent la maîtrise de l’IA par le personnel ; aucun niveau n’est imposé : d’où la formation. | https://eur-lex.europa.eu/eli/reg/2026/1744/oj',
  'Anthropic, tarifs par API, lus le 25 novembre 2026 | Le million de jetons lus et écrits : Claude Sonnet 5.5, 2 $ et 10 $ ; Claude Opus 5.5, 4 $ et 20 $ ; Claude Fable 5.1, 10 $ et 50 $. | https://platform.claude.com/docs/about-claude/models/whats-new-opus-5',
  'Federal Reserve Bank of St. Louis, 27 février 2025 | Actifs américains, novembre 2024 : 5,4 % des heures des utilisateurs d’IA gagnées, soit 2,2 h sur 40, en déclaratif. | https://www.stlouisfed.org/on-the-economy/2025/feb/impact-generative-ai-work-productivity',
  'OpenAI, GPT-6.2, 18 novembre 2026 (prix lus chez un revendeur) | GPT-6.2 Astra : 8 $ le million de jetons lus, 40 $ écrits. | https://docs.laozhang.ai/en/announcements/gpt-6-2-2026-11.md',
  'Supermetrics, tarifs, 13 août 2026 (page recopiée) | Growth, payé au mois : 222 $ pour six sources de données et deux utilisateurs. | https://supermetrics.com/pricing',
  'n8n, tarifs, 2 juillet 2026 (page recopiée) | Starter : 20 € par mois, utilisateurs illimités, facturé à l’exécution complète. | https://n8n.io/pricing/',
  'tl;dv, tarifs, 14 août 2026 (page recopiée) | Pro, payé au mois : 29 € par poste. | https://tldv.io/app/pricing/',
  'TimeCamp, tarifs, 11 juillet 2026 (page recopiée) | Premium, payé au mois : 9,99 $ par personne, avec le suivi des applications et des sites. | https://www.timecamp.com/pricing/',
]);

const sections = [
  { title: 'Synthèse', text: 'Ce qu’il faut faire, dans quel ordre, pour quel gain', pages: 2 },
  { title: 'Cartographie des processus', text: 'Une page par processus, étapes et temps', pages: 12 },
  { title: 'Priorités', text: 'Gain, effort, ordre, et les refus motivés', pages: 6 },
  { title: 'Retour sur investissement', text: 'Mois par mois, outils, sensibilité', pages: 5 },
  { title: 'Plan de déploiement', text: 'Semaine par semaine, contrôles, points d’arrêt', pages: 6 },
  { title: 'Annexes', text: 'Contrôle des temps, données traitées, RGPD', pages: 3 },
];

/** The page and the PDF of the audit, every figure and sentence from its drivers. */
export function automationAuditFrom(from: Drivers): Sample {
  const audit = auditOf(from);
  const { lines, kept, projects, cash, year, payback } = audit;
  const total = sum(sections, ({ pages }) => pages);
  const { line: report, today, steps, before, after } = drawn(audit);
  const flow = reportFlow(audit);
  const priority = priorityChart(audit);
  const lowest = cash.reduce((least, month) => (month.cumulative < least.cumulative ? month : least));
  const parts = [
    { label: 'Intégration', amount: year.integration },
    { label: 'Outils', amount: year.tools },
    { label: 'Entretien', amount: year.upkeep },
    { label: 'Formation', amount: year.school },
  ].sort((a, b) => b.amount - a.amount);
  const shares = wholeShares(parts.map(({ amount }) => amount));
  const pages = pagesOf(audit, { flow, priority });
  const lastSteps = sum(steps.slice(-2), ({ minutes }) => minutes);
  const [all, few, untouched] = [lines.length + kept.length, lines.length, kept.length].map(spelled);
  return placed({
    slug: 'automatisation',
    meta: {
      title: 'Exemple d’audit d’automatisation : une agence marketing',
      description: `Extrait d’un audit de ${total} pages : temps déclarés puis contrôlés, ${few} chantiers classés par délai de remboursement, points d’arrêt chiffrés.`,
    },
    badges: soldBadges,
    title: 'Audit d’automatisation d’une agence marketing',
    lead: `${capital(all ?? '')} processus passés au crible : ${few} à automatiser, ${untouched} à laisser tranquilles. Les temps sont déclarés par l’équipe, puis contrôlés sur ${audit.cases} cas.`,
    notice: `Exemple illustratif : l’agence de ${decimal(from.people, 0)} personnes, ses temps et les prix sans source sont inventés. Les données publiques portent leur source.`,
    cover: 'automation',
    service: { href: '/services/automatisation', code: 'automatisation' },
    snapshot: {
      title: 'L’audit en quatre chiffres',
      note: 'Données d’illustration',
      figures: figuresOf([
        `${decimal(audit.hours, 0)} | h | par mois, après contrôle | ${decimal(audit.declaredHours, 0)} heures déclarées`,
        `${decimal(audit.savedHours, 0)} | h | libérées par mois | ${percent(audit.savedShare, 1)} des heures payées`,
        `${decimal(payback ?? 0, 0)} | mois | pour rembourser | déploiement échelonné compris`,
        `${decimal(year.roi * 100, 0, true)} | % | de retour en un an | si ${percent(from.reuse)} des heures resservent`,
      ]),
    },
    structure: {
      title: [`${total} pages,`, `${spelled(sections.length)} parties`],
      text: 'Chaque recommandation renvoie à une ligne du relevé des temps.',
      sections,
    },
    analyses: [
      {
        id: 'temps',
        folio: 3,
        title: ['Déclaré par l’équipe,', `contrôlé sur ${audit.cases} cas`],
        lead: `Chaque responsable déclare ses temps ; l’audit les confronte aux traces que l’agence garde déjà, et retient le plus court des deux. ${decimal(audit.declaredHours, 0)} heures déclarées par mois deviennent ${decimal(audit.hours, 0)} heures. La précaution se justifie : dans une expérience de 2025, des développeurs se croyaient 20 % plus rapides avec l’IA et étaient 19 % plus lents [1].`,
        table: timeTable(audit),
        wide: true,
      },
      {
        id: 'processus',
        folio: 5,
        title: ['Un processus,', 'avant et après'],
        lead: `${capital(spelled(today.length))} étapes deviennent ${spelled(steps.length)}. La relecture et l’envoi, qui engagent l’agence, restent humains et prennent le même temps qu’avant. Le rapport méritait d’être examiné le premier : 88 % de 1 721 marketeurs interrogés en 2021 disaient en produire régulièrement [2].`,
        chart: flow,
        table: gainTable(audit),
        wide: true,
      },
      {
        id: 'priorites',
        folio: 16,
        title: ['Dans quel ordre commencer'],
        lead: `L’ordre est celui du calcul : le coût de la mise en place, divisé par ce qu’elle rapporte chaque mois. Les ${few} chantiers se remboursent chacun en moins de ${decimal(from.longest, 0)} mois.`,
        chart: priority,
        table: rankTable(audit),
      },
      {
        id: 'tresorerie',
        folio: 21,
        title: ['L’argent,', 'mois par mois'],
        lead: `Les chantiers démarrent l’un après l’autre ; aucun ne rapporte avant sa mise en service. Le point bas, ${euros(-lowest.cumulative)} avancés, est au ${ordinal(lowest.month)} mois ; le compte redevient positif au ${ordinal(payback ?? 0)}. Sans ce calendrier, on aurait annoncé ${decimal(audit.setup / (audit.gain - audit.running), 1)} mois.`,
        chart: balanceChart(audit),
        table: monthTable(audit),
      },
    ],
    preview: {
      title: `${capital(spelled(pages.length))} pages sur ${total}`,
      lead: 'Un processus, l’ordre, les refus, le calcul, les prix, le calendrier, les points d’arrêt, le contrôle.',
      pages,
    },
    recommendation: {
      folio: 1,
      title: [`Automatiser ${few} processus,`, `en laisser ${untouched}`],
      lead: `La première année coûte ${euros(year.cost)} et rapporte ${euros(year.gain)} en heures réemployées. ${projects[0]?.name} d’abord : l’essai de la ${ordinal(audit.gates[0]?.week ?? 1)} semaine dit s’il faut continuer.`,
      split: {
        caption: `Coût de la première année : ${euros(year.cost)}`,
        parts: parts.map(({ label, amount }, index) => ({ label, share: shares[index] ?? 0, amount: euros(amount) })),
      },
      table: returnTable(audit),
    },
    method: {
      lead: 'Les modèles proposent des automatisations ; le relevé des temps décide.',
      roles: [
        'Décrit les processus et propose leur version automatisée',
        'Cherche ce qui casse : cas rares, données personnelles, dépendances',
        'Calcule gains, coûts et sensibilité à partir du relevé',
        'Compare les outils récents et leurs conditions',
        'Vérifie tarifs, intégrations et règles applicables',
      ],
      journal: {
        folio: 34,
        question: 'Peut-on supprimer la relecture et l’envoi manuels des rapports ?',
        day: '20 novembre 2026',
        answers: [
          'Oui, un contrôle automatique suffit.',
          'Non : une erreur envoyée engage l’agence.',
          `Oui : ${decimal((lastSteps * report.volume) / 60, 0)} h de plus par mois.`,
          'Oui, d’autres agences l’annoncent.',
          'Aucune source ne mesure les erreurs qui passeraient.',
        ],
        opened:
          'Le relevé des temps de l’agence, page 3 : la relecture y est comptée à part, et deux rapports contrôlés avaient été corrigés à ce moment-là (illustration).',
        ruling:
          'La relecture reste : une erreur envoyée à un client coûte davantage que ces heures, et aucune mesure ne dit le contraire.',
        changed: `Le rapport passe de ${before} à ${after} minutes, pas à ${after - lastSteps} ; les heures de relecture ne sont pas comptées comme libérées.`,
      },
    },
    sources,
    sourcesNote: `Les ${spelled(sources.length)} sources publiques de l’extrait. Les temps, les volumes et les prix sans source sont fictifs.`,
    closing: { title: `Votre audit, signé dans {delay}.`, second: 'Télécharger l’extrait', secondAction: 'download' },
    downloads: [
      { file: 'automatisation.pdf', count: 18, kilobytes: 210 },
      { file: 'automatisation.pptx', count: 15, kilobytes: 140 },
    ],
    document: documentFacts(audit),
  });
}

export const automationAudit = automationAuditFrom(drivers);
