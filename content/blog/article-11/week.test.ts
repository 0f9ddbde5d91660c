import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { doctrine } from '../../../data/blog/method.ts';
import { gestures, TAKEN_BACK, week, year } from './week.ts';

const text = readFileSync(new URL('../article-11.md', import.meta.url), 'utf8');

test('the week adds up, row by row, as the table prints it', () => {
  for (const { name, before, after } of gestures)
    expect(text).toMatch(
      new RegExp(`\\| ${name} \\| \\d+ \\| ${before} min \\| ${after} min \\| ${before - after} min \\|`),
    );
  expect([week.before, week.after, week.gain]).toEqual([285, 177, 108]);
  expect(text).toContain(`${week.gain} − ${TAKEN_BACK} = **${week.net} minutes**`);
});

test('the reminders fail the doctrine, and what is kept without them is what the text places', () => {
  expect([week.kept, week.missing]).toEqual([77, 43]);
  expect(text).toContain('Soixante-dix-sept minutes en miettes');
});

test('reading the journal of ten replies takes more than checking may', () => {
  const byHand = gestures.find(({ name }) => name === 'Réponses aux demandes')?.before ?? 0;
  expect((10 * 3) / byHand).toBeGreaterThan(doctrine.choose.checking);
});

test('a year of the minutes kept, their half and their cost', () => {
  // 77 × 46 ÷ 60 = 59.03 h; × 40 = 2,361.33; 12 × 20 + 3 × 40 = 360.
  expect(year).toEqual({
    hours: '59',
    value: '2\u00a0361\u00a0€',
    half: '1\u00a0181\u00a0€',
    cost: '360\u00a0€',
    evenShare: '15\u00a0%',
  });
});
