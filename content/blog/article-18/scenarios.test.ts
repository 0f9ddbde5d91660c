import { describe, expect, test } from 'vitest';
import { decimal, euros, percent } from '../../../data/french/frenchNumbers.ts';
import { articleText, plain, rowsOf } from '../testing/articleText.ts';
import { benefitOf, costOf, parts, returnOf, returns, scenarios, upkeepHours } from './scenarios.ts';

const text = articleText(18);
const share = (value: number) => plain(percent(value));
const money = (value: number) => plain(euros(value));
const named = (name: string) => {
  const found = scenarios.find((scenario) => scenario.name === name);
  if (!found) throw new Error(name);
  return found;
};
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

describe.each(scenarios.map((scenario) => [scenario.name, scenario] as const))('%s', (name, scenario) => {
  test('prints the benefit, the cost and the return that follow from its hours', () => {
    expect(text).toContain(
      `${money(benefitOf(scenario))}. Coût : ${money(costOf(scenario))}. ROI : ${share(returnOf(scenario))}.`,
    );
  });

  test('prints its costs, post by post, and its three returns by how the person in charge is counted', () => {
    const [costs, returns] = rowsOf(text, name);
    const upkeep = upkeepHours * scenario.hourlyCost;
    const { subscriptions, setUp, training } = scenario;
    const whole = (value: number) => plain(decimal(value, 0));
    expect(costs).toEqual([
      [subscriptions, setUp, training].map(whole).join(' + '),
      whole(upkeep),
      whole(costOf(scenario)),
    ]);
    expect(returns).toEqual([0, upkeepHours, 92].map((hours) => share(returnOf(scenario, { hours }))));
  });

  test('prints its sector’s returns, cautious, expected, favourable, and their mean', () => {
    const three = parts.map((part) => returnOf(scenario, { part }));
    expect(rowsOf(text, scenario.sector)).toEqual([[...three, sum(three) / 3].map(share)]);
  });
});

test('the person in charge costs 35 hours, or 92 at two hours every week', () => {
  expect(upkeepHours).toBe(35);
  expect(text).toContain('soit 35 h au coût horaire');
  expect(text).toContain('font 92 heures');
});

test('every scenario loses money when half the benefit arrives', () => {
  for (const scenario of scenarios) expect(returnOf(scenario, { part: 0.5 })).toBeLessThan(0);
});

test('the mean of the returns is not the return of the sum', () => {
  const benefits = sum(scenarios.map(benefitOf));
  const costs = sum(scenarios.map((scenario) => costOf(scenario)));
  const mean = sum(scenarios.map((scenario) => returnOf(scenario))) / scenarios.length;
  expect(text).toContain(`ont pour moyenne ${share(mean)}`);
  expect(text).toContain(
    `${money(benefits)} de bénéfices pour ${money(costs)} de coûts, soit ${share(benefits / costs - 1)}`,
  );
});

test('the subcontractor’s two years, the hotel’s year without its three groups', () => {
  const maker = named('Sous-traitant');
  const second = 3000 + 23 * maker.hourlyCost;
  const both = costOf(maker) + second;
  expect(text).toContain(`23 heures de responsable (${money(23 * maker.hourlyCost)})`);
  expect(text).toContain(`le même bénéfice donnerait ${share(benefitOf(maker) / second - 1)}`);
  expect(text).toContain(
    `${money(2 * benefitOf(maker))} pour ${money(both)} : il manque encore ${share(1 - (2 * benefitOf(maker)) / both)}`,
  );

  const hotel = named('Hôtel');
  const alone = { ...hotel, sales: 0 };
  expect(text).toContain(
    `${money(benefitOf(alone))} pour ${money(costOf(alone))} dépensés, soit ${share(returnOf(alone))}`,
  );
  expect(92 * hotel.hourlyCost).toBe(benefitOf(alone));
});

test('the best of the five loses more than a third of what it brings in, its person in charge once counted', () => {
  const kept = scenarios.map((one) => (1 + returnOf(one)) / (1 + returnOf(one, { hours: 0 })));
  const best = scenarios.map((one) => returnOf(one)).indexOf(Math.max(...scenarios.map((one) => returnOf(one))));
  expect(kept[best]).toBeLessThan(2 / 3);
  expect(returns.groups[best]?.values.map((value) => Math.round(value ?? 0))).toEqual([275, 174]);
});

test('three of the five repay their costs with a third of today’s time', () => {
  const hours: Record<string, number> = {
    Menuiserie: 12.5 * 46,
    Grossiste: (980 / 60) * 46,
    'Cabinet comptable': 37.5 * 11,
    'Sous-traitant': 15 * 46,
    Hôtel: 5 * 46,
  };
  const enough = scenarios.filter((one) => costOf(one) / one.hourlyCost <= (hours[one.name] ?? 0) / 3);
  expect(enough.map(({ name }) => name)).toEqual(['Menuiserie', 'Grossiste', 'Cabinet comptable']);
});
