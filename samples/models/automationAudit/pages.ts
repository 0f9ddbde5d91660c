import type { BalanceChart, BarsChart, FlowChart } from '../../../data/examples/chartTypes.ts';
import { capital, decimal, euros, listed, ordinal, percent, spelled } from '../../../data/french/frenchNumbers.ts';
import { balance, bar, bars, type Page, page, sum } from '../../parts.ts';
import { type Audit, auditOf, monthlyCost } from './model.ts';
import { gatesTable, keptTable, protocolTable, scheduleTable, sensitivityTable, toolsTable } from './tables.ts';

const minutesOf = (steps: readonly { minutes: number }[]) => sum(steps, ({ minutes }) => minutes);

/** The process drawn in full, before and after. */
export function drawn({ lines }: Audit) {
  const line = lines.find(({ today }) => today);
  if (!line?.today || !('steps' in line.after)) throw new Error('No process is drawn');
  const before = minutesOf(line.today);
  const after = minutesOf(line.after.steps);
  return { line, today: line.today, steps: line.after.steps, before, after };
}

export function reportFlow(audit: Audit): FlowChart {
  const { line, today, steps, before, after } = drawn(audit);
  return {
    type: 'flow',
    title: `Un rapport passe de ${before} à ${after} minutes, relecture humaine comprise`,
    measure: `Minutes par rapport ; ${Math.round(line.volume)} rapports par mois`,
    lanes: [
      { label: 'Avant', steps: today.map(({ label, minutes }) => ({ label, minutes })) },
      { label: 'Après', steps },
    ],
  };
}

export function priorityChart({ projects }: Audit): BarsChart {
  const [first] = projects;
  return bars(
    `${first?.name} d’abord : la mise en place la plus chère, la plus vite remboursée`,
    'Mois pour rembourser chaque chantier, à plein régime',
    projects.map(({ name, payback }, index) => bar(name, payback, index === 0)),
    { unit: 'mois', digits: 1 },
  );
}

export function balanceChart({ cash, payback }: Audit): BalanceChart {
  return balance(
    payback
      ? `Le compte redevient positif au ${ordinal(payback)} mois`
      : 'Le compte ne redevient pas positif en trois ans',
    'Cumul depuis le début des travaux, en milliers d’euros',
    cash.slice(0, 12).map(({ month, cumulative }) => bar(`M${month}`, cumulative / 1000, month === payback)),
    { unit: 'k€', digits: 1 },
  );
}

/** The chart an analysis of the page prints too: one object, so that the PDF prints it once. */
export interface Shared {
  flow: ReturnType<typeof reportFlow>;
  priority: ReturnType<typeof priorityChart>;
}

const lower = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);

/** The inner pages of the extract, each titled by its conclusion. */
export function pagesOf(audit: Audit, { flow, priority }: Shared): readonly Page[] {
  const { drivers: d, lines, projects, gates, year, cases, kept, weeks } = audit;
  const { line: report, today } = drawn(audit);
  const manual = today.filter(({ copying }) => copying);
  const [first] = projects;
  const last = projects.at(-1);
  const [gate] = gates;
  const lastGate = gates.at(-1);
  if (!first || !last || !gate || !lastGate) throw new Error('No project');
  const tried = kept.flatMap(({ name, payback }) => (payback ? [{ name, payback }] : []));
  const above = lines.filter(({ declared, checked }) => declared > checked).length;
  const dear = auditOf({ ...d, tools: d.tools.map((tool) => ({ ...tool, price: tool.price * 2 })) });
  const upkeep = sum(lines, (line) => line.upkeep) * audit.hourly;
  const monthly = sum(d.tools, (tool) => monthlyCost(tool, d)) + sum(lines, ({ tokens }) => tokens);
  return [
    page(
      4,
      `${decimal(
        sum(manual, ({ minutes }) => minutes),
        0,
      )} minutes avant la première ligne d’analyse`,
      [
        flow,
        `${decimal(report.volume, 0)} rapports par mois à ${decimal(report.before, 0)} minutes : ${decimal(report.hours, 0)} heures. Les ${spelled(manual.length)} premières étapes ne contiennent pas une ligne d’analyse.`,
        `Hypothèse : une collecte échoue dans ${percent(report.exceptions)} des cas. Le rapport repasse alors par l’ancienne méthode ; le gain moyen est de ${decimal(report.savedMinutes, 0)} minutes.`,
      ],
    ),
    page(16, `${first.name} d’abord, ${lower(last.name)} en dernier`, [
      priority,
      `Chaque chantier rembourse sa propre mise en place : ${decimal(first.payback, 1)} mois pour le premier, ${decimal(last.payback, 1)} pour le dernier. Au-delà de ${decimal(d.longest, 0)} mois, un chantier est écarté.`,
    ]),
    page(19, `${capital(spelled(kept.length))} processus restent comme ils sont`, [
      keptTable(audit),
      `${capital(listed(tried.map(({ name }, index) => (index ? lower(name) : name))))} pouvaient s’automatiser : le calcul donne ${listed(tried.map(({ payback }) => decimal(payback, 0)))} mois, au-delà de la limite de ${decimal(d.longest, 0)}. Les ${spelled(kept.length - tried.length)} autres sont ce que le client paie, ou ce que d’autres outils font déjà.`,
    ]),
    page(22, `Sous ${percent(audit.leastReuse)} d’heures réemployées, la première année est perdante`, [
      sensitivityTable(audit),
      `L’hypothèse retenue est de ${percent(d.reuse)}. Une heure libérée ne vaut rien tant qu’elle n’est ni vendue, ni retirée d’une embauche ou d’heures supplémentaires. À titre de comparaison, doubler le prix de tous les outils ramène le retour à ${percent(dear.year.roi, 0, true)}.`,
      `Repère : les heures libérées, avant réemploi, font ${percent(audit.savedShare, 1)} des heures payées. Une enquête américaine de 2024 relève 5,4 % chez les utilisateurs d’IA, en déclaratif [6].`,
    ]),
    page(24, `Les outils coûtent ${euros(monthly)} par mois, le temps d’entretien ${euros(upkeep)}`, [
      toolsTable(audit),
      'Chaque prix porte le jour où sa page a été lue, de juillet à novembre 2026. L’audit d’un client porte les tarifs du jour de sa remise.',
      'Un outil qui voit des données personnelles demande un contrat de sous-traitance (RGPD, article 28). La relance des factures n’en demande pas d’autre : l’automate l’envoie, la comptabilité la valide.',
    ]),
    page(27, `${capital(spelled(weeks))} semaines, un chantier après l’autre`, [
      scheduleTable(audit),
      `L’ordre est celui du délai de remboursement. Le premier essai porte sur ${decimal(d.trial.cases, 0)} rapports faits en double, après ${decimal(d.trial.day, 0)} jours d’intégration.`,
    ]),
    page(28, 'À chaque point d’arrêt, une part du coût peut être évitée', [
      gatesTable(audit),
      `Sur ${euros(year.cost)} prévus la première année, ${euros(gate.spent)} sont dépensés au premier point d’arrêt. Avant le dernier chantier, ${euros(lastGate.unspent)} peuvent encore être évités.`,
      'Les abonnements se prennent au mois : aucun ne commence avant le mois où son chantier entre en service.',
    ]),
    page(33, `${capital(spelled(above))} déclarations sur ${spelled(lines.length)} dépassaient le temps contrôlé`, [
      protocolTable(audit),
      `Aucun chronomètre : les ${decimal(cases, 0)} cas se lisent dans les traces que l’agence garde déjà. Ils sont tirés au hasard dans le dernier mois complet, et elle les envoie avec le brief.`,
      `De ${Math.min(...lines.map(({ checks }) => checks.length))} à ${Math.max(...lines.map(({ checks }) => checks.length))} cas par processus suffisent à borner une erreur, pas à mesurer une moyenne. C’est pourquoi le temps le plus court est retenu, et un contrôle précède chaque mise en service.`,
    ]),
  ];
}
