import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { decimal, thousands } from '../frenchNumbers.ts';
import { billions, hundredths, millionsOf, yearsText } from './marketStudy/amounts.ts';
import { studyDrivers } from './marketStudy/drivers.ts';
import { studyModel, thresholdOf, usedBefore } from './marketStudy/model.ts';
import { contentDrivers } from './premiumContent/drivers.ts';
import { contentModel } from './premiumContent/model.ts';

const page = readFileSync(new URL('../../docs/samples.md', import.meta.url), 'utf8');

/** The cell « Recomputed total » of a row, in the section of a sample. */
function told(section: string, row: string): string {
  const part = page.split(`## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells =
    part
      .split('\n')
      .find((line) => line.startsWith(`| ${row} |`))
      ?.split(' | ') ?? [];
  return (cells[2] ?? '').trim();
}
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

it('docs/samples.md tells the totals of the market study', () => {
  const model = studyModel(studyDrivers);
  const { prudent, central, high } = model.market;
  const { plan } = model;
  const expected: Record<string, string> = {
    [`Market, ${central.first.year}`]: billions(central.first.total),
    [`Market, ${central.last.year}`]: `${billions(central.last.total)}, from ${decimal(prudent.last.total / 1000, 1)} to ${decimal(high.last.total / 1000, 1)}`,
    'Margin of the eight segments, end of year 3': `${decimal(model.margin / 1e6, 2)} M€, ${hundredths(model.chosenShare)} of it in three segments`,
    'Fixed costs': `${thousands(plan.fixed)} a year`,
    'Cash needed': `${millionsOf(plan.need)}, balanced in month ${plan.balanced}`,
    'Used before the second and third phase': plan.phases
      .slice(1)
      .map(({ opens }) => millionsOf(usedBefore(model, opens) / 1000))
      .join(', '),
    'Surplus, repayment': `${millionsOf(plan.surplus)} a year, ${yearsText(plan.repaid)}`,
    'What changes the conclusion': `revenue per client ${hundredths(Math.floor(thresholdOf(model, 'Revenu par client actif')))} lower, acquisition ${hundredths(Math.floor(thresholdOf(model, 'Coût d’acquisition')))} dearer`,
  };
  for (const [row, total] of Object.entries(expected)) expect(told('Étude de marché', row), row).toBe(plain(total));
});

it('docs/samples.md tells the totals of the premium content', () => {
  const { extractWords, of, pieces, rows, words, pages } = contentModel(contentDrivers);
  const expected: Record<string, string> = {
    'Extract of the article': `${extractWords} words, the first of ${decimal(of('article').words, 0)}`,
    Pieces: `${pieces} pieces in ${rows.length} formats`,
    Words: `${decimal(words, 0)} words`,
    Pages: `${pages} pages`,
  };
  for (const [row, total] of Object.entries(expected)) expect(told('Contenu premium', row), row).toBe(plain(total));
});
