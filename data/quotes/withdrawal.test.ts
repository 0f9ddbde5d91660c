import { expect, test } from 'vitest';
import { lastDayToWithdraw } from './withdrawal.ts';

test.each([
  ['2026-11-25', '2026-12-09', 'a worked day'],
  ['2026-11-28', '2026-12-14', 'a Saturday'],
  ['2026-12-11', '2026-12-28', 'Christmas, a Friday'],
  ['2027-03-15', '2027-03-30', 'Easter Monday'],
  ['2027-04-22', '2027-05-07', 'Ascension'],
  ['2027-05-03', '2027-05-18', 'Whit Monday'],
  ['2028-04-03', '2028-04-18', 'Easter Monday of a late April'],
  ['2026-12-18', '2027-01-04', 'New Year’s Day of another year, a Friday'],
])('a contract of %s may be withdrawn from until %s: its fourteenth day is %s', (concluded, last) => {
  expect(lastDayToWithdraw(concluded)).toBe(last);
});
