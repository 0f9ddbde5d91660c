import { budgets, scriptBudget } from './budgets.ts';
import { fontWeight, pageWeights } from './pageWeights.ts';

const kb = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1000).toFixed(1)).padStart(7);

/** What a first visit loads of each page, beside its budget: printed by the build. */
export function weightTable(dist: string): string {
  const rows = pageWeights(dist).map(({ page, script }) => {
    const budget = scriptBudget(page);
    const mark = budget !== undefined && script > budget ? '  over' : '';
    return `${page.replace('/pages', '').padEnd(40)}${kb(script)}${kb(budget)}${mark}`;
  });
  return [
    `${'First visit, compressed KB'.padEnd(40)} script budget`,
    ...rows,
    `${'fonts of every page'.padEnd(40)}${kb(fontWeight(dist))}${kb(budgets.fonts)}`,
  ].join('\n');
}
