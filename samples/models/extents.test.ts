import { expect, test } from 'vitest';
import { extents } from '../../data/offer/extents.ts';
import { drivers as auditDrivers } from './automationAudit/drivers.ts';
import { auditOf } from './automationAudit/model.ts';
import { competitors } from './marketStudy/competitors.ts';
import { contentDrivers } from './premiumContent/drivers.ts';
import { contentModel } from './premiumContent/model.ts';
import { duration, drivers as planDrivers } from './strategicPlan/drivers.ts';

test('the models hold what every page of the site announces of the samples', () => {
  expect(competitors).toHaveLength(extents.market.competitors);
  const { words: announced, ...shown } = extents.content;
  const { pieces, words, rows, published, of } = contentModel(contentDrivers);
  expect({
    pieces,
    formats: rows.length,
    weeks: published.length,
    article: of('article').words,
    satellite: of('satellite').words,
  }).toEqual(shown);
  expect(words).toBeGreaterThanOrEqual(announced);
  const { lines, kept, weeks, year } = auditOf(auditDrivers);
  expect({ automated: lines.length, kept: kept.length, weeks, firstYear: Math.round(year.roi * 100) / 100 }).toEqual(
    extents.automation,
  );
  const { projects, discarded, gates } = planDrivers;
  expect([duration, projects.length, discarded.length, gates.length]).toEqual([
    extents.strategy.months,
    extents.strategy.projects,
    extents.strategy.discarded,
    extents.strategy.gates,
  ]);
});
