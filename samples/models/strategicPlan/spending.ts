import type { Drivers, Item, Project } from './driverTypes.ts';
import { schedule } from './schedule.ts';

export const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** What an item costs in all, in thousands of euros. */
export const cost = ({ quantity, price }: Item) => quantity * price;
/** The months over which an item is bought. */
export const monthsOf = (project: Project, item: Item) => item.months ?? schedule[project.id];

/** What an item costs in a month, counted from 1. */
export function paid(project: Project, item: Item, month: number): number {
  if (project.terms) return cost(item) * sum(project.terms.filter((term) => term.month === month).map((t) => t.share));
  const [from, to] = monthsOf(project, item);
  return month > from && month <= to ? cost(item) / (to - from) : 0;
}

/** Money no longer free at a month: whatever has begun by then counts whole, paid or not. */
export const committedAt = (d: Drivers, month: number) =>
  sum(
    d.projects.flatMap((project) =>
      project.items.filter((item) => monthsOf(project, item)[0] < month).map((item) => cost(item)),
    ),
  );
