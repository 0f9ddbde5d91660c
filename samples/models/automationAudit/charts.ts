import type { BalanceChart, BarsChart, FlowChart } from '../../../data/examples/chartTypes.ts';
import { ordinal } from '../../../data/french/frenchNumbers.ts';
import { balance, bars } from '../../parts.ts';
import { sum } from './gains.ts';
import type { Audit } from './model.ts';

const minutesOf = (steps: readonly { minutes: number }[]) => sum(steps.map(({ minutes }) => minutes));

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
    projects.map(({ name, payback }, index) => ({ label: name, value: payback, ...(index === 0 && { hot: true }) })),
    { unit: 'mois', digits: 1 },
  );
}

export function balanceChart({ cash, payback }: Audit): BalanceChart {
  return balance(
    payback
      ? `Le compte redevient positif au ${ordinal(payback)} mois`
      : 'Le compte ne redevient pas positif en trois ans',
    'Cumul depuis le début des travaux, en milliers d’euros',
    cash
      .slice(0, 12)
      .map(({ month, cumulative }) => ({
        label: `M${month}`,
        value: cumulative / 1000,
        ...(month === payback && { hot: true }),
      })),
    { unit: 'k€', digits: 1 },
  );
}
