import { budgets, ownScriptBudget, scriptBudget } from './budgets.ts';
import { fontWeight, pageWeights } from './pageWeights.ts';

const kb = (bytes: number | undefined) => (bytes === undefined ? '' : (bytes / 1000).toFixed(1)).padStart(7);

const isOver = (bytes: number, budget: number | undefined) => budget !== undefined && bytes > budget;

/** What a first visit loads of each page, beside its budget: printed by the build. */
export function weightTable(dist: string): string {
  const rows = pageWeights(dist).map((weight) => {
    const { page, script, own } = weight;
    const budget = scriptBudget(weight);
    const ownBudget = ownScriptBudget(weight);
    const mark = isOver(script, budget) || isOver(own, ownBudget) ? '  over' : '';
    return `${page.replace('/pages', '').padEnd(40)}${kb(script)}${kb(budget)}${kb(own)}${kb(ownBudget)}${mark}`;
  });
  return [
    `${'First visit, compressed KB'.padEnd(40)} script budget    own budget`,
    ...rows,
    `${'fonts of every page'.padEnd(40)}${kb(fontWeight(dist))}${kb(budgets.fonts)}`,
  ].join('\n');
}
