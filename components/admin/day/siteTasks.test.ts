import { expect, test } from 'vitest';
import { siteTasks } from './siteTasks.ts';

test('nothing is asked while nothing waits', () => {
  expect(siteTasks({ notices: 0, held: 0 })).toEqual([]);
});

test('contracts to put away and requests set aside are said with their counts', () => {
  expect(siteTasks({ notices: 1, held: 12 }).map(({ text, to }) => `${text} → ${to}`)).toEqual([
    '1 résiliation ou rétractation à classer → /contrats',
    '12 demandes mises de côté à lire → /indesirables',
  ]);
});
