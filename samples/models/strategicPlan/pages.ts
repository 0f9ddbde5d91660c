import type { BalanceChart, BarsChart, GanttChart } from '../../../data/examples/chartTypes.ts';
import type { DataTable } from '../../../data/examples/types.ts';
import { capital, decimal, ordinal, percent, spelled, thousands } from '../../../data/french/frenchNumbers.ts';
import { balance, bar, bars, heading, note, type Page, page, sum } from '../../parts.ts';
import { duration } from './drivers.ts';
import type { Plan } from './model.ts';
import { retained } from './model.ts';
import { financeTable, heaviest, itemsTable, stressTable, withoutExtension } from './moneyTables.ts';
import { discardedTable, ownersTable, quotesTable, risksTable, rivalsTable, stopTable } from './tables.ts';

export function gainsChart({ gains, gain, drivers: d }: Plan): BarsChart {
  const named = gains.map(({ id, value }) => bar(d.measures[id].name, value));
  const sorted = named.sort((a, b) => b.value - a.value);
  const [first, second] = sorted;
  if (!first || !second) throw new Error('No gain');
  const both = Math.round(((first.value + second.value) / gain) * 100);
  return bars(
    `L’emballage et les rebuts de la ligne 1 font ${both} % du gain`,
    'Gain annuel brut, en k€',
    sorted.map((row, index) => ({ ...row, ...(index < 2 && { hot: true }) })),
    { unit: 'k€' },
  );
}

export function orderChart({ ranked }: Plan): BarsChart {
  const [first] = ranked;
  return bars(
    `${first?.name} d’abord : ${decimal(first?.payback ?? 0, 0)} mois pour se rembourser`,
    'Mois pour rembourser chaque chantier, à plein régime',
    ranked.map(({ name, payback }, index) => bar(name, payback, index === 0)),
    { unit: 'mois' },
  );
}

export function roadmap({ projects, gates }: Plan): GanttChart {
  const leased = projects.find(({ terms }) => terms);
  return {
    type: 'gantt',
    title: `Un jalon avant chaque dépense lourde : ${spelled(gates.length)} décisions en ${duration} mois`,
    measure: 'Mois depuis le lancement ; les losanges sont les jalons',
    months: duration,
    tasks: projects.map(({ name, from, to, id }) => ({
      label: name,
      from,
      to,
      ...(id === leased?.id && { hot: true }),
    })),
    milestones: gates.map(({ name, month }) => ({ label: name, month })),
  };
}

export function balanceChart({ cash, payback }: Plan): BalanceChart {
  const halves = cash.filter(({ month }) => month % 6 === 0);
  const turn = halves.find(({ month }) => payback !== undefined && month >= payback);
  return balance(
    turn
      ? `Le plan est remboursé au cours du ${ordinal(turn.month / 6)} semestre`
      : `Le plan n’est pas remboursé en ${cash.length} mois`,
    'Cumul depuis le lancement, en fin de semestre, aléas et intérêts compris, en k€',
    halves.map(({ month, cumulative }) => bar(`M${month}`, cumulative, month === turn?.month)),
    { unit: 'k€' },
  );
}

/** Source: IFR, World Robotics 2024. */
const densityChart = bars(
  'L’Allemagne compte près de deux fois plus de robots par salarié que la moyenne européenne',
  'Robots pour 10 000 salariés de l’industrie, 2023',
  [
    bar('Corée du Sud', 1012),
    bar('Singapour', 770),
    bar('Chine', 470),
    bar('Allemagne', 429),
    bar('Japon', 419),
    bar('Union européenne', 219, true),
    bar('Monde', 162),
  ],
  { source: 'IFR, World Robotics 2024, source 1' },
);

/** What the page itself shows too: one object each, so that the PDF prints it once. */
export interface Shared {
  roadmap: GanttChart;
  investment: DataTable;
}

/** The inner pages of the extract, each titled by its conclusion. */
export function pagesOf(plan: Plan, { roadmap, investment }: Shared): readonly Page[] {
  const { drivers: d, projects, discarded, gates, invested, interest, peak, service } = plan;
  const leased = projects.find(({ terms }) => terms);
  const order = gates.find(({ month }) => leased && month >= leased.from);
  const slow = discarded.filter(({ payback }) => payback > d.longest);
  const others = discarded.filter(({ payback }) => payback <= d.longest);
  const deposit = leased?.terms?.[0];
  const worst = Math.max(...gates.map(({ payback }) => payback));
  if (!leased || !order || !deposit) throw new Error('Nothing is leased');
  const extension = projects.find(({ id }) => id === 'extension');
  if (!extension) throw new Error('The plan has no extension');
  const balance = ({ cash }: Pick<Plan, 'cash'>) => cash.at(-1)?.cumulative ?? 0;
  const [shorter, longer] = [balance(withoutExtension(d)), balance(plan)];
  const half = Array.from({ length: duration / 6 }, (_, index) =>
    sum(projects, ({ monthly }) => sum(monthly.slice(index * 6, index * 6 + 6))),
  );
  const peakHalf = half.indexOf(Math.max(...half)) * 6;
  return [
    page(4, 'L’Europe reste loin des pays les plus équipés', [
      densityChart,
      'La densité mêle tous les secteurs de l’industrie : elle situe un pays, pas un atelier. Pour la France, les séries publiées se contredisent ; elles ne sont pas citées ici.',
      `La France compte environ 25 000 PME industrielles, d’un chiffre d’affaires moyen de 7 M€ [2]. À ${decimal(d.sales / 1000, 1)} M€, l’entreprise a la taille pour financer une cellule, non pour se tromper deux fois.`,
      note('Toutes tailles d’entreprise.'),
    ]),
    page(9, `${capital(spelled(discarded.length))} chantiers écartés, dont ${spelled(slow.length)} par le calcul`, [
      discardedTable(plan),
      `Les ${spelled(others.length)} autres se remboursent à temps, mais l’un fait double emploi avec la cellule et l’autre attend des nomenclatures propres.`,
    ]),
    page(10, 'Le moins cher des trois devis n’a pas essayé nos formats', [
      quotesTable(plan),
      'Une cadence promise sans essai est le risque que le deuxième jalon doit lever : le devis retenu est le seul dont l’essai précède la commande.',
      rivalsTable,
    ]),
    page(13, `La cellule, ${percent(leased.invested / invested)} du budget, ne se commande qu’à ${order.name}`, [
      roadmap,
      [
        'Les chantiers qui rapportent commencent dans l’ordre de leur délai de retour. La mesure des flux les précède, la formation précède la cellule.',
        'À chaque jalon, un comité d’une heure : la condition est tenue, ou la dépense suivante n’est pas engagée.',
      ],
    ]),
    page(14, 'À chaque jalon, ce qui est déjà fait se rembourse seul', [
      stopTable(plan),
      `Aucun chantier n’a besoin du suivant pour rapporter : ${decimal(Math.ceil(worst), 0)} mois au plus, à plein régime. À ${order.name}, ${thousands(order.committed)} sont engagés et ${thousands(order.free)} restent libres : c’est la vraie décision du plan.`,
      `L’extension coûte ${thousands(extension.invested)} et fait passer le solde du mois ${plan.cash.length} de ${thousands(shorter)} à ${thousands(longer)} : presque rien. Le conseil est de s’arrêter avant elle, et de ne la reprendre que si les rebuts des lignes 2 et 3 dépassent ceux du diagnostic.`,
      'Un jalon manqué se rejoue une fois, un mois plus tard. Manqué deux fois, il arrête le plan.',
    ]),
    page(15, 'À chaque chantier son budget, son responsable et son décideur', [
      ownersTable(plan),
      heading('La règle du comité'),
      'Le responsable d’un chantier ne décide pas de sa suite.',
    ]),
    page(
      19,
      `${capital(spelled(projects.length))} chantiers, ${thousands(invested)}, dont ${percent(leased.invested / invested)} pour la cellule`,
      [
        investment,
        `La cellule coûte ${thousands(leased.invested)} et fait la pointe : ${thousands(Math.max(...half))} de M${peakHalf + 1} à M${peakHalf + 6}. L’acompte, ${percent(deposit.share)} de son prix, part après ${order.name}.`,
      ],
    ),
    page(20, `Deux chantiers font ${percent(sum(heaviest(plan), (one) => one.invested) / invested)} de la dépense`, [
      itemsTable(plan),
      'Aucun achat n’est lié au suivant : le poste de vision sert sans la cellule, et la cellule sans lui. C’est ce qui permet de s’arrêter à chaque jalon.',
    ]),
    page(
      21,
      `Emprunter coûte ${thousands(interest.lease + interest.loan)} et prend ${percent(service / d.cashFlow)} de l’autofinancement`,
      [
        financeTable(plan),
        `Loyers et mensualités prennent ${thousands(service)} par an, sur une capacité d’autofinancement de ${thousands(d.cashFlow)}. Au plus bas, à M${peak.month}, l’entreprise a avancé ${thousands(peak.amount)} de sa trésorerie.`,
        stressTable(plan),
      ],
    ),
    page(
      23,
      `${capital(spelled(risksTable.rows.length))} risques, ${spelled(risksTable.rows.length)} signes à surveiller chaque mois`,
      [
        risksTable,
        heading('Maintenance : un gain volontairement prudent'),
        `Un guide américain estime l’économie de la maintenance prédictive entre 8 et 12 % par rapport à la maintenance préventive [3] ; ses chiffres datent de 2010. Le plan ne reprend pas ce taux : il compte éviter ${decimal(retained(d.measures.stops) - (d.measures.stops.target ?? 0), 0)} heures d’arrêt sur ${decimal(retained(d.measures.stops), 0)}, sur une seule ligne, et le vérifie par un pilote.`,
        'Comité mensuel : direction, atelier, finances. Une heure, une page, les mêmes mesures qu’au diagnostic.',
      ],
    ),
  ];
}
