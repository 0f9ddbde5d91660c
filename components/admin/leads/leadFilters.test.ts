import { expect, test } from 'vitest';
import { apiQuery, readFilters, withFilter } from './leadFilters.ts';

const queryOf = (address: string, now = '2026-05-04') => apiQuery(readFilters(new URLSearchParams(address)), now);

test.each([
  ['periode=1', 'from=2026-05-04'],
  ['periode=hier', 'from=2026-05-03&to=2026-05-03'],
  ['periode=7', 'from=2026-04-28'],
  ['periode=mois', 'from=2026-05-01'],
  ['periode=trimestre', 'from=2026-04-01'],
  ['periode=libre&du=2026-01-15&au=2026-02-03', 'from=2026-01-15&to=2026-02-03'],
  ['periode=libre&au=2026-02-03', 'to=2026-02-03'],
  ['statut=gagne&relance=retard&q=+sel+', 'q=sel&status=gagne&follow_up=retard'],
  ['statut=sans-reponse', 'answered=false'],
  ['statut=nouveau', 'status=nouveau&answered=false'],
  ['statut=repondu', 'status=nouveau&answered=true'],
  ['periode=jadis', ''],
])('the address « %s » asks for « %s »', (address, query) => expect(queryOf(address)).toBe(query));

test.each([
  ['2026-01-31', '2026-01-01'],
  ['2026-12-01', '2026-10-01'],
])('on %s the quarter began on %s', (now, from) => expect(queryOf('periode=trimestre', now)).toBe(`from=${from}`));

test('choosing another period clears the free dates', () => {
  const free = new URLSearchParams('q=sel&periode=libre&du=2026-01-15&au=2026-02-03');
  expect(withFilter(free, 'periode', 'hier').toString()).toBe('q=sel&periode=hier');
});
