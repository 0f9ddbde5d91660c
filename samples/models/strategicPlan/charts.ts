import type { BalanceChart, BarsChart, GanttChart } from '../../../data/examples/chartTypes.ts';
import { decimal, ordinal, spelled } from '../../../data/french/frenchNumbers.ts';
import { balance, bars } from '../../parts.ts';
import type { Plan } from './model.ts';
import { duration } from './schedule.ts';

export function gainsChart({ gains, gain, drivers: d }: Plan): BarsChart {
  const named = gains.map(({ id, value }) => ({ label: d.measures[id].name, value }));
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
    ranked.map(({ name, payback }, index) => ({ label: name, value: payback, ...(index === 0 && { hot: true }) })),
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
    halves.map(({ month, cumulative }) => ({
      label: `M${month}`,
      value: cumulative,
      ...(month === turn?.month && { hot: true }),
    })),
    { unit: 'k€' },
  );
}

/** Source: IFR, World Robotics 2024. */
export const densityChart = bars(
  'L’Allemagne compte près de deux fois plus de robots par salarié que la moyenne européenne',
  'Robots pour 10 000 salariés de l’industrie, 2023',
  [
    { label: 'Corée du Sud', value: 1012 },
    { label: 'Singapour', value: 770 },
    { label: 'Chine', value: 470 },
    { label: 'Allemagne', value: 429 },
    { label: 'Japon', value: 419 },
    { label: 'Union européenne', value: 219, hot: true },
    { label: 'Monde', value: 162 },
  ],
  { source: 'IFR, World Robotics 2024, source 1' },
);
