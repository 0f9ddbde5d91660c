import { expect, test } from 'vitest';
import { doctrine } from '../../../data/blog/method.ts';
import { euros, percent } from '../../../data/french/frenchNumbers.ts';
import { articleText, plain, rowsOf } from '../testing/articleText.ts';
import { slowCheck, week, weeklyGain, year } from './review.ts';

const text = articleText(14);
const money = (value: number) => plain(euros(value));
const { drafts, byHand, check, retouched, retouch, rewritten } = week;
const gain = weeklyGain({ rewritten, check });

test('the week adds up', () => {
  expect(rowsOf(text, 'Relecture de tous')).toEqual([[`${drafts}`, `${check}`, `${drafts * check} min`]]);
  expect(rowsOf(text, 'Retouches')).toEqual([[`${retouched}`, `${retouch}`, `${retouched * retouch} min`]]);
  expect(rowsOf(text, 'Jetés et réécrits')).toEqual([[`${rewritten}`, `${byHand}`, `${rewritten * byHand} min`]]);
  expect(text).toContain(
    `Le gain est de ${gain} minutes, soit 2 h 27 par semaine, ${plain(percent(gain / (drafts * byHand)))} du temps`,
  );
  expect(gain).toBe(147);
});

test('checking stays within the doctrine, and the slow check does not', () => {
  expect(check / byHand).toBeLessThan(doctrine.choose.checking);
  expect(slowCheck / byHand).toBeGreaterThan(doctrine.choose.checking);
});

test('the year passes the doctrine’s third condition', () => {
  const { hourlyCost, subscription, setUpHours, trainingHours, upkeepHoursAWeek } = year;
  const cost = subscription + hourlyCost * (setUpHours + trainingHours + upkeepHoursAWeek * doctrine.weeksAYear);
  const benefit = (doctrine.keep.reuse * gain * doctrine.weeksAYear * hourlyCost) / 60;
  expect(text).toContain(
    `soit ${money(cost)}. Bénéfice, en ne comptant que :valeur[doctrine.moitie] des heures rendues : ${money(benefit)}. Retour net : ${plain(percent(benefit / cost - 1))}`,
  );
});

test('the drafts thrown away that cancel the gain', () => {
  const firstLoss = (minutes: number) =>
    Array.from({ length: drafts }, (_, one) => one).find((one) => weeklyGain({ rewritten: one, check: minutes }) < 0);
  expect(firstLoss(check)).toBe(20);
  expect(firstLoss(slowCheck)).toBe(13);
  expect(text).toContain('jeter vingt brouillons');
  expect(text).toContain('À quatre minutes, treize suffisent');
});

test('ten steps that are right 95 times in a hundred', () => {
  expect(Math.round(100 * 0.95 ** 10)).toBe(60);
  expect(text).toContain('n’arrive juste au bout que 60 fois sur 100');
});
