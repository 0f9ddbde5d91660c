import { ordinal } from '../../frenchNumbers.ts';
import type { BalanceChart, FlowChart, MapChart } from '../chartTypes.ts';
import { type Audit, sum } from './model.ts';

const minutesOf = (steps: readonly { minutes: number }[]) => sum(steps.map(({ minutes }) => minutes));
/** The next round number up, for the end of an axis. */
const upTo = (value: number, step: number) => Math.ceil(value / step) * step;

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
      { label: 'Avant', steps: today },
      { label: 'Après', steps },
    ],
  };
}

export function priorityChart({ projects }: Audit): MapChart {
  const [first] = projects;
  const setups = projects.map(({ setup }) => setup);
  const nets = projects.map(({ gain, running }) => gain - running);
  return {
    type: 'map',
    title: `${first?.name} d’abord : la mise en place la plus chère, la plus vite remboursée`,
    measure: 'Mise en place en euros, gain net en euros par mois',
    x: { label: 'Mise en place', from: 0, to: upTo(Math.max(...setups) * 1.1, 1000), unit: '€' },
    y: { label: 'Gain net', from: 0, to: upTo(Math.max(...nets) * 1.1, 500), unit: '€ par mois' },
    points: projects.map(({ name, setup, gain, running }, index) => ({
      label: name,
      x: setup,
      y: gain - running,
      ...(index === 0 && { hot: true }),
    })),
  };
}

export function balanceChart({ cash, payback }: Audit): BalanceChart {
  return {
    type: 'balance',
    title: payback
      ? `Le compte redevient positif au ${ordinal(payback)} mois`
      : 'Le compte ne redevient pas positif en trois ans',
    measure: 'Cumul depuis le début des travaux, en milliers d’euros',
    unit: 'k€',
    digits: 1,
    bars: cash.slice(0, 12).map(({ month, cumulative }) => ({
      label: `M${month}`,
      value: cumulative / 1000,
      ...(month === payback && { hot: true }),
    })),
  };
}
