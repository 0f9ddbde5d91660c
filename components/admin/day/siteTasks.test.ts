import { expect, test } from 'vitest';
import type { MailOverview } from '../../../data/api/answers.ts';
import { siteTasks } from './siteTasks.ts';

const mail = (over: Partial<MailOverview>): MailOverview => ({
  success: true,
  server: { host: 'smtp.exemple.fr:587', from: 'a@exemple.fr', notify_to: 'b@exemple.fr' },
  waiting: 0,
  late: 0,
  parked: 0,
  pending: [],
  sent: [],
  ...over,
});
const told = (over: Partial<MailOverview>, notices = 0, held = 0) =>
  siteTasks({ mail: mail(over), notices, held }).map(({ text, to }) => `${text} → ${to}`);

test('nothing is asked while mail leaves and nothing waits', () => {
  expect(told({ waiting: 3 })).toEqual([]);
  expect(siteTasks({ mail: undefined, notices: 0, held: 0 })).toEqual([]);
});

test('mail that was given up, that waits, or that has no server is said with its count', () => {
  expect(told({ parked: 1, late: 2 })).toEqual([
    '1 courriel abandonné n’est pas parti → /courrier',
    '2 courriels attendent depuis plus d’une heure → /courrier',
  ]);
  expect(told({ server: null, waiting: 4, late: 4 })).toEqual([
    'Le courrier n’est pas réglé : 4 courriels attendent → /courrier',
  ]);
});

test('contracts to put away and requests set aside come after', () => {
  expect(told({}, 1, 12)).toEqual([
    '1 résiliation ou rétractation à classer → /contrats',
    '12 demandes mises de côté à lire → /indesirables',
  ]);
});
