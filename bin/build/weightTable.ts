import { budgets, hasBudget } from './budgets.ts';
import { fontWeight, type PageWeight, pageWeights } from './pageWeights.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(9);

function row(weight: PageWeight): string {
  const { page, script, later, ahead } = weight;
  const isOver = hasBudget(weight) && (script > budgets.script || later > budgets.later || ahead > budgets.ahead);
  return `${page.replace('/pages', '').padEnd(48)}${kb(script)}${kb(later)}${kb(ahead)}${isOver ? '  over' : ''}`;
}

/** What a visit to each page loads, beside the budgets: printed by the build. */
export function weightTable(dist: string): string {
  return [
    `${'JavaScript, compressed KB'.padEnd(48)}  hydrates    later    ahead`,
    ...pageWeights(dist).map(row),
    `${'budget'.padEnd(48)}${kb(budgets.script)}${kb(budgets.later)}${kb(budgets.ahead)}`,
    `${'fonts of every page'.padEnd(48)}${kb(fontWeight(dist))}${kb(budgets.fonts)}`,
  ].join('\n');
}
