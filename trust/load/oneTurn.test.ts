import { expect, test } from 'vitest';
import { deskLimits } from '../../data/desk/deskLimits.ts';
import { migratedDirectory } from '../../database/testing/migratedDirectory.ts';
import { amount, type Call, caller, limit, report } from '../testing/call.ts';
import { fillNight, fillRequests } from '../testing/fillRequests.ts';
import { signIn } from '../testing/replicas.ts';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess.ts';

/** Searches a signed-in owner may make, or be made to make. */
const SEARCHES = {
  'one letter ninety times': 'a '.repeat(90),
  'the alphabet': [...'abcdefghijklmnopqrstuvwxyz'].join(' '),
  'a sentence': 'étude marché financement ouverture atelier boulangerie quartier clients prix loyer',
  'a word of every request': 'projet',
  'a word of none': 'zzzzqq',
  'two letters': 'ch',
  'an address': 'client77@exemple.fr',
};
const SEARCHED = ['/api/leads', '/api/admin/people', '/api/admin/contract-notices', '/api/admin/lead-amounts'];
/** Reads of the desk that look at many rows. */
const READS = [
  ...Object.values(SEARCHES).flatMap((words) => SEARCHED.map((path) => `${path}?q=${encodeURIComponent(words)}`)),
  ...['', '?sort=follow_up', '?quarantine=true', '?answered=false', '?source=direct'].map(
    (query) => `/api/leads${query}`,
  ),
  ...['/api/leads?from=2026-01-01&to=2026-12-31', '/api/leads?service=strategie&status=gagne', '/api/newsletter'],
  ...['/api/admin/day', '/api/admin/stats', '/api/admin/stats?from=2025-01-01&to=2025-12-31', '/api/admin/summary'],
  ...[
    '/api/admin/lead-sources',
    '/api/admin/people',
    '/api/admin/people?requests=true',
    '/api/admin/lead-amounts?status=gagne',
  ],
  ...['/api/admin/subscribers', '/api/admin/leads/1500', '/api/admin/people/1500', '/api/admin/exports/leads.csv'],
];

/** Numbers of leads, every twentieth from `first`, as « Tout choisir » sends them in batches. */
const from = (first: number, count: number) => Array.from({ length: count }, (_one, n) => first + n * 20);
const ids = from(101, deskLimits.leadsAtOnce);
const post = (path: string, body: object, method = 'POST') => ({ method, path, body: JSON.stringify(body) });

/** Writes over many rows, in this order, then the work of a night. */
const WRITES = [
  post('/api/admin/lead-changes', {
    changes: ids.map((id) => ({ id, status: 'a-rappeler', follow_up_on: '2026-12-01' })),
  }),
  post('/api/admin/lead-notes', { ids, body: 'une note sur chacune' }),
  post('/api/admin/lead-erasures', { ids }),
  post('/api/admin/lead-restorations', { ids }),
  post('/api/admin/lead-erasures', { ids, asked_by: 'person' }),
  { method: 'DELETE', path: '/api/admin/people/7?asked_by=owner' },
  { method: 'DELETE', path: '/api/admin/people/8?asked_by=person' },
  { path: '/probe/night' },
  post('/api/admin/site-state/canary', {}),
];

interface Turn {
  path: string;
  /** Longest turns of the event loop, in milliseconds. */
  wall: number;
  processor: number;
}

/** Requests each in turn; returns the longest turns of the event loop meanwhile, longest first. */
async function turnsOf(server: ServerProcess, calls: readonly Call[], by: 'wall' | 'processor') {
  const call = caller(server.port, 2);
  const { headers } = await signIn(server);
  const longestTurns = async () => JSON.parse((await call({ path: '/probe/turn' })).text) as Omit<Turn, 'path'>;
  const turns: Turn[] = [];
  for (const one of calls) {
    await longestTurns();
    const { status, text } = await call({ ...one, headers: { ...headers, 'Content-Type': 'application/json' } });
    expect([one.path, status, status === 200 ? '' : text]).toEqual([one.path, 200, '']);
    turns.push({ path: one.path, ...(await longestTurns()) });
  }
  return turns.toSorted((one, other) => other[by] - one[by]);
}

const longest = (turns: readonly Turn[]) =>
  turns
    .map(({ wall, processor, path }) => `${path.slice(0, 60)} ${processor.toFixed(0)} (${wall.toFixed(0)})`)
    .join(', ');

test('no read of the desk keeps the site waiting, however much is stored', async () => {
  const rows = amount(6000, 100_000);
  const dataDir = migratedDirectory();
  fillRequests(dataDir, rows);
  const server = await startServerProcess({ dataDir, twins: ['probe'] });
  const turns = await turnsOf(
    server,
    READS.map((path) => ({ path })),
    'wall',
  );
  report(
    'A26',
    `${READS.length} reads of the desk over ${rows} requests, longest turns, ms of processor (of clock): ${longest(turns.slice(0, 3))}`,
  );
  expect(turns[0]?.wall).toBeLessThan(limit(50));
});

test('no write of the desk over many requests, and no work of the night, keeps the site waiting', async () => {
  const rows = amount(6000, 100_000);
  const dataDir = migratedDirectory();
  fillRequests(dataDir, rows);
  fillNight(dataDir, rows);
  const server = await startServerProcess({ dataDir, twins: ['probe'] });
  const turns = await turnsOf(server, WRITES, 'processor');
  report(
    'A26b',
    `${WRITES.length} writes over ${rows} requests, longest turns, ms of processor (of clock): ${longest(turns)}`,
  );
  expect(turns[0]?.processor).toBeLessThan(limit(50));
});
