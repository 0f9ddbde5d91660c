import { expect, test } from 'vitest';
import type { Summary } from '../../../data/api/siteResponses.ts';
import { mailTrouble, siteTasks } from './siteTasks.ts';

const sentenceOf = (over: Partial<Summary['mail']>) =>
  mailTrouble({ server: true, waiting: 0, late: 0, parked: 0, ...over });

test('no line shows while mail is sent', () => {
  expect(sentenceOf({ waiting: 3 })).toBeUndefined();
});

test('mail that was given up, that waits, or that has no server shows its count, in one line', () => {
  expect(sentenceOf({ parked: 1, late: 2 })).toBe(
    '1 courriel abandonné n’est pas parti, et 2 courriels attendent depuis plus d’une heure.',
  );
  expect(sentenceOf({ late: 1 })).toBe('1 courriel attend depuis plus d’une heure.');
  expect(sentenceOf({ server: false, waiting: 4, late: 4, parked: 1 })).toBe(
    'Le courrier n’est pas réglé : 4 courriels attendent.',
  );
  expect(sentenceOf({ server: false })).toBeUndefined();
});

test('no task shows while nothing waits', () => {
  expect(siteTasks({ notices: 0, held: 0 })).toEqual([]);
});

test('contracts to file and held requests show their counts', () => {
  expect(siteTasks({ notices: 1, held: 12 }).map(({ text, to }) => `${text} → ${to}`)).toEqual([
    '1 résiliation ou rétractation à classer → /?liste=contrats',
    '12 demandes mises de côté à lire → /?liste=indesirables',
  ]);
});
