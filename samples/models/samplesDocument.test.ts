import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { decimal, percent } from '../../data/french/frenchNumbers.ts';
import { samples } from '../samples.ts';
import { drivers as auditDrivers } from './automationAudit/drivers.ts';
import { auditOf } from './automationAudit/model.ts';
import { perScenario } from './financialAnalysis/inputs.ts';
import { results as finance } from './financialAnalysis/results.made.ts';
import { studyDrivers } from './marketStudy/drivers.ts';
import { hundredths, studyModel, thresholdOf, usedBefore } from './marketStudy/model.ts';
import { contentDrivers } from './premiumContent/drivers.ts';
import { contentModel } from './premiumContent/model.ts';
import {
  advised,
  advisedPrice,
  deals,
  duels,
  gapLosses,
  lost,
  mine,
  priceTests,
  rivalStandings,
  standings,
  weightTests,
} from './saasComparison/model.ts';
import { drivers as planDrivers } from './strategicPlan/drivers.ts';
import { planOf } from './strategicPlan/model.ts';

const page = readFileSync(new URL('../../docs/samples.md', import.meta.url), 'utf8');

/** The table « Recomputed » of a sample's section, row by row. */
function recomputedIn(section: string): Record<string, string> {
  const body = page.split(/^## /m).find((part) => part.startsWith(`${section}\n`)) ?? '';
  const rows = [...body.matchAll(/^\| ([^|]+) \| ([^|]+) \|/gm)].map(([, name = '', value = '']) => [name, value]);
  return Object.fromEntries(rows.filter(([name]) => name !== 'Recomputed' && !name?.startsWith('---')));
}

const list = (values: readonly number[], digits = 0) => values.map((value) => decimal(value, digits)).join('; ');

const study = studyModel(studyDrivers);
const { plan } = study;
const { prudent, central, high } = study.market;
const content = contentModel(contentDrivers);
const audit = auditOf(auditDrivers);
const works = planOf(planDrivers);
const { summary, scenarios } = finance;

const totals: readonly [section: string, rows: Record<string, string>][] = [
  [
    'Étude de marché',
    {
      'Market, 2024 and 2027, central case (M€)': list([central.first.total, central.last.total]),
      'Market, 2027, prudent and high cases (M€)': list([prudent.last.total, high.last.total]),
      'Margin of the eight segments, end of year 3 (M€)': decimal(study.margin / 1e6, 2),
      'Of which the three segments chosen': hundredths(study.chosenShare),
      'Fixed costs a year (k€)': decimal(plan.fixed),
      'Cash needed (k€)': decimal(plan.need * 1000),
      'Month from which it balances': `${plan.balanced}`,
      'Month, from the launch, in which all is repaid': `${plan.repaidMonth}`,
      'Used before the second and the third phase (k€)': list(
        plan.phases.slice(1).map(({ opens }) => usedBefore(study, opens)),
      ),
      'Surplus a year (M€)': decimal(plan.surplus, 2),
      'Years to repay': decimal(plan.repaid, 2),
      'Revenue per client, lower by, from which three years no longer repay': percent(
        thresholdOf(study, 'Revenu par client actif') / 100,
        1,
      ),
      'Cost of acquisition, dearer by, the same': percent(thresholdOf(study, 'Coût d’acquisition') / 100, 1),
    },
  ],
  [
    'Contenu premium',
    {
      'Extract of the article (words)': decimal(content.extractWords),
      'The whole article (words)': decimal(content.of('article').words),
      'Pieces, formats': list([content.pieces, content.rows.length]),
      'Words of the lot': decimal(content.words),
      'Pages of the lot': decimal(content.pages),
    },
  ],
  [
    'Audit d’automatisation',
    {
      'Hours a month, declared': decimal(audit.declaredHours, 1),
      'Hours a month, kept after the check': decimal(audit.hours, 1),
      'Hours a month freed': decimal(audit.savedHours, 1),
      'First year, gain (€)': decimal(audit.year.gain),
      'First year, cost (€)': decimal(audit.year.cost),
      'Return, first year': percent(audit.year.roi, 1),
      'Return, three years': percent(audit.threeYears.roi, 1),
      'Month of the payback, staggered': `${audit.payback}`,
      'Months of the payback, at full speed at once': decimal(audit.setup / (audit.gain - audit.running), 1),
      'Share of hours used again below which the first year loses': percent(audit.leastReuse, 1),
      'Order of work': audit.projects.map(({ id }) => id).join(', '),
      'Unspent at the gates (€)': list(audit.gates.map(({ unspent }) => unspent)),
    },
  ],
  [
    'Plan stratégique',
    {
      'Invested (k€)': decimal(works.invested, 1),
      'With contingency (k€)': decimal(works.envelope, 1),
      'Gain a year, all running (k€)': decimal(works.gain, 1),
      'Net gain a year (k€)': decimal(works.net, 1),
      'Interest of the leasing (k€)': decimal(works.interest.lease, 1),
      'Interest of the loan (k€)': decimal(works.interest.loan, 1),
      'Month of the payback, staggered, contingency and interest included': `${works.payback}`,
      'Months of the payback, by dividing one by the other': decimal((works.invested / works.net) * 12, 1),
      'Balance after 72 months (k€)': decimal(works.cash[71]?.cumulative ?? Number.NaN, 1),
      'Most advanced by the company (k€)': decimal(works.peak.amount, 1),
      'Order of work': works.ranked.map(({ id }) => id).join(', '),
      'Free at the gates (k€)': list(works.gates.map(({ free }) => free)),
    },
  ],
  [
    'Analyse financière',
    {
      'Revenue, 2024 to 2026 (k€)': list(summary.revenue),
      'Customers at the end of each year': list(summary.customers),
      'EBITDA (k€)': list(summary.ebitda),
      'Cash at the end of each year (k€)': list(summary.cash),
      'Lowest cash before the funds, month and amount (k€)': list([perScenario.closing.value[1] - 1, scenarios.low[1]]),
      'Months of cash after 2026, three scenarios': list(scenarios.autonomy, 1),
      'Cash at the end of 2026, three scenarios (k€)': list(scenarios.cash),
      'Customers of the break-even, months after 2026': list([scenarios.breakEven[1], scenarios.wait[1]]),
      'Research tax credit of 2024 to 2026 (k€)': list(finance.ratios.credit),
    },
  ],
  [
    'Comparatif SaaS B2B',
    {
      'Score of each actor': list(
        standings.map(({ score }) => score),
        1,
      ),
      'First-year cost of each actor (€)': list(standings.map(({ cost }) => cost)),
      'Deals lost, concluded, lost to the two gaps': list([lost, deals, gapLosses]),
      'Marks of the client by family': list(mine.byFamily, 2),
      'Score once the gaps are filled': decimal(advised.score, 1),
      'Rank among the six, then': `${1 + rivalStandings.filter(({ score }) => score > advised.score).length}`,
      'The same with each family ten points heavier': list(
        weightTests.map(({ improvedScore }) => improvedScore),
        1,
      ),
      'Price advised (€), first-year cost (€), sales that may be lost': list([
        advisedPrice,
        advised.cost,
        priceTests.find(({ price }) => price === advisedPrice)?.spare ?? Number.NaN,
      ]),
      'Verdict against each rival': duels.map(({ verdict }) => verdict).join('; '),
    },
  ],
];

test.each(totals)('docs/samples.md tells the totals of the model: %s', (section, rows) => {
  const plain = Object.entries(rows).map(([name, value]) => [name, value.replaceAll('\u00a0', ' ')]);
  expect(recomputedIn(section)).toEqual(Object.fromEntries(plain));
});

test('docs/samples.md has a section for each sample, and no other', () => {
  const sections = [...page.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  expect(sections).toEqual([...totals.map(([section]) => section), 'Promises', 'The files']);
});

test('docs/samples.md lists every file that is offered, with its true length', () => {
  const offered = samples.flatMap(({ downloads }) =>
    downloads.map(({ file, count }) => [
      `\`${file}\``,
      count ? `${count} ${file.endsWith('.pptx') ? 'slides' : 'pages'}` : '',
    ]),
  );
  const listed = [...page.matchAll(/^\| (`[^|]+`) \|([^|]*)\|/gm)].map(([, file, length = '']) => [
    file,
    length.trim(),
  ]);
  expect(listed).toEqual(offered);
});
