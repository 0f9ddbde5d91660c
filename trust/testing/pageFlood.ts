import { type Answer, caller, pause } from './call.ts';

/** What is read of a site under a flood, a page each. */
const READ = {
  'the quote form': '/devis',
  'a legal form': '/legal/retractation',
  'the desk’s door': '/admin',
  'a search of the blog': '/blog?q=devis',
} as const;

interface Flood {
  port: number;
  /** Connections of one address, each of which asks for page after page. */
  connections: number;
  /** Where honest readers come from; the same address as the flood's, behind one NAT. */
  from: (n: number) => string;
  honest?: number;
}

export const FLOODER = '198.51.100.1';

/** Honest readers, ten at a time, each of one page, while one address reads forms and drawn pages without end. */
export async function pageFlood({ port, connections, from, honest = 200 }: Flood) {
  const call = caller(port, connections);
  const reader = caller(port, 10);
  let state: 'flooding' | 'over' = 'flooding';
  let taken = 0;
  const headers = { Accept: 'text/html', 'X-Forwarded-For': FLOODER };
  const lane = async (n: number) => {
    const path = n % 2 ? `/devis?n=${n}` : `/blog?q=etude${n}`;
    while (state === 'flooding') {
      await call({ path, headers });
      taken += 1;
    }
  };
  const lanes = Array.from({ length: connections }, (_, n) => lane(n));
  await pause(300);
  const paths = Object.values(READ);
  const answers: (Answer & { path: string })[] = [];
  const read = async (first: number) => {
    for (let n = first; n < honest; n += 10) {
      const path = paths[n % paths.length] ?? '/devis';
      answers.push({ ...(await reader({ path, headers: { ...headers, 'X-Forwarded-For': from(n) } })), path });
      await pause(20);
    }
  };
  await Promise.all(Array.from({ length: 10 }, (_, n) => read(n)));
  state = 'over';
  await Promise.all(lanes);
  const served = answers.filter(({ status }) => status === 200);
  const refused = answers.filter(({ status }) => status !== 200);
  return { served: served.length, refused, taken, slowest: Math.max(...served.map(({ ms }) => ms)) };
}
