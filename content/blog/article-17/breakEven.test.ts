import { expect, test } from 'vitest';
import { crossingOf } from '../../../components/figures/data/crossings.ts';
import { doctrine } from '../../../data/blog/method.ts';
import { decimal, euros } from '../../../data/french/frenchNumbers.ts';
import { articleText, plain } from '../testing/articleText.ts';
import { allCosts, balance, breakEven, costs, leastGain, quotation } from './breakEven.ts';

const text = articleText(17);
const money = (value: number) => plain(euros(value));
const { hourlyCost, setUp, monthly, gainingWeeks, runningIn } = quotation;

test('the table adds the five costs up', () => {
  for (const cost of [setUp, 12 * monthly, costs.tidying, costs.training, costs.upkeep])
    expect(text).toContain(`| ${money(cost)} |`);
  expect(text).toContain(`| **${money(allCosts)}** |`);
});

test('the least gain grows from what the quotation shows to what the year allows', () => {
  const gains = [
    leastGain(costs.quoted, doctrine.weeksAYear),
    leastGain(allCosts, doctrine.weeksAYear),
    leastGain(allCosts, gainingWeeks),
  ];
  for (const gain of gains) expect(text).toContain(`≈ ${decimal(gain, 1)} h`);
  expect((gains[2] ?? 0) / (gains[0] ?? 1)).toBeGreaterThan(1.7);
  expect(Math.ceil((gains[2] ?? 0) * 2) / 2).toBe(4.5);
});

test('the year ends where the text says, for three and a half hours and for five', () => {
  expect(text).toContain(`Elle finit l’année à ${money(balance(3.5).at(-1) ?? 0)}`);
  expect(text).toContain(`laisse ${money(balance(5).at(-1) ?? 0)}`);
  expect(Math.ceil(breakEven.crossings?.map((crossing) => crossingOf(breakEven, crossing).x)[0] ?? 0)).toBe(10);
});

test('what is spent on the sixtieth day, and what the second year would cost', () => {
  const hours = quotation.tidyingHours + quotation.people * quotation.trainingHours + 8 * quotation.upkeepHoursAWeek;
  expect(text).toContain(`${money(setUp + runningIn * monthly)} payés, et ${hours} heures de l’équipe`);
  expect(text).toContain(`soit ${money(hours * hourlyCost)}. La discussion`);
  const second = 12 * monthly + costs.upkeep;
  expect(text).toContain(
    `dépenserait ${money(second)} pour ${money(5 * doctrine.weeksAYear * hourlyCost)} de temps rendu`,
  );
});
