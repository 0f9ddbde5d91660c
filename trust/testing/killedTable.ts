import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { correctionLimits } from '../../data/leads/limits.ts';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { readyArticle } from '../../e2e/testing/deskArticle.ts';
import { amount, type Call, caller, leadCall, report } from './call.ts';
import { askFile, mailing, type Work, workUntilKilled } from './faults.ts';
import { NO_POSTGRES } from './postgres.ts';
import { type Replicas, replicas, signIn } from './replicas.ts';
import { type Options, type ServerProcess, startServerProcess } from './serverProcess.ts';

/** A site over one engine: its processes are killed, its rows stay, and a query on a damaged file fails. */
export type StruckSite = Pick<Replicas, 'start' | 'ask'>;

function onFile(): StruckSite {
  const dataDir = temporaryDirectory();
  return {
    start: (options) => startServerProcess({ dataDir, ...options }),
    ask: async (sql) => askFile(dataDir, sql),
  };
}

/** The engines, each with an empty site (undefined where there is no server) and the twin that responds before it commits. */
export const struckSites = {
  SQLite: { make: onFile, hasty: 'answer-first' },
  PostgreSQL: { make: () => replicas(), hasty: 'answer-early' },
} as const;

type Owner = Awaited<ReturnType<typeof ownerOf>>;

/**
 * Signs the owner in at a site; returns functions that prepare a call, make a call and return its JSON, and return what the desk shows of
 * each row of a table.
 */
async function ownerOf(site: StruckSite, server: ServerProcess) {
  const { headers } = await signIn(server);
  const send = caller(server.port, 1);
  const call = (method: string, path: string, body?: object): Call => ({
    method,
    path,
    headers: { ...headers, 'Content-Type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    call,
    ask: async (method: string, path: string, body: object) => JSON.parse((await send(call(method, path, body))).text),
    async readAll(table: string, path: string) {
      const ids = await site.ask(`SELECT id FROM ${table}`);
      const read = async ({ id }: Record<string, unknown>) => (await send({ path: `${path}/${id}`, headers })).text;
      return (await Promise.all(ids.map(read))).join('\n');
    },
  };
}

/** Kind of data that the site acknowledges as stored; `find` reads it back. */
interface Kind {
  clients: number;
  average: number;
  rounds: number;
  /** Prepares the site, and returns a function that makes each request, with a mark that appears in no other request. */
  begin(owner: Owner, post: (call: Call) => Promise<number>): Promise<NonNullable<Work['next']>>;
  /** Reads back all stored data of this kind, as text. */
  find(owner: Owner, site: StruckSite): Promise<string>;
}

/** Reads every lead with its history and replies. */
const everyLead = (owner: Owner): Promise<string> => owner.readAll('leads', '/api/admin/leads');

const KINDS: Record<string, Kind> = {
  request: {
    ...{ clients: 16, average: amount(60, 240), rounds: amount(2, 250) },
    begin: async () => (mark) => leadCall(mark),
    find: async (_owner, site) => (await site.ask('SELECT name FROM leads')).map(({ name }) => name).join('\n'),
  },
  'correction of a request': {
    ...{ clients: 1, average: 8, rounds: amount(1, 25) },
    async begin() {
      const form = randomUUID();
      return (mark, n) => {
        const call = leadCall(`${form} ${Math.floor(n / (correctionLimits.times + 1))}`.replace(' ', '-'));
        return { ...call, body: JSON.stringify({ ...JSON.parse(String(call.body)), message: `Mots ${mark}.` }) };
      };
    },
    find: everyLead,
  },
  reply: {
    ...{ clients: 1, average: 6, rounds: amount(1, 25) },
    async begin(owner, post) {
      const id = await post(leadCall(randomUUID()));
      const words = { body: 'Bonjour', attachments: [] };
      return (mark) =>
        owner.call('POST', `/api/admin/leads/${id}/replies`, { ...words, key: mark, subject: `Tour ${mark}` });
    },
    find: everyLead,
  },
  'saved text of an article': {
    ...{ clients: 1, average: 6, rounds: amount(1, 15) },
    async begin(owner) {
      const { article } = await owner.ask('POST', '/api/admin/articles', readyArticle);
      let { body } = readyArticle;
      return (mark, n) => {
        body = `${body} ${mark}`;
        const version = article.version + n;
        return owner.call('PATCH', `/api/admin/articles/${article.id}`, { version, changes: { body } });
      };
    },
    find: (owner) => owner.readAll('desk_articles', '/api/admin/articles'),
  },
};

/** Settings of a mail server that does not respond: mails wait in the outbox. */
const environment = { ...mailing(9), LOG_LEVEL: 'error' };
const times = (text: string, mark: string): number => text.split(mark).length - 1;

/** Kills a site under load a number of times; returns the marks of acknowledged requests, and the marks missing after the next start. */
async function strike(site: StruckSite, kind: Kind, rounds: number, options: Options = {}) {
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const server = await site.start({ environment, ...options });
    const post = async (call: Call) => JSON.parse((await caller(server.port)(call)).text).id as number;
    const next = await kind.begin(await ownerOf(site, server), post);
    acknowledged.push(...(await workUntilKilled(server, { ...kind, next })));
  }
  const last = await site.start({ environment, ...options, twins: [] });
  const text = await kind.find(await ownerOf(site, last), site);
  await last.end();
  return { acknowledged, lost: acknowledged.filter((mark) => times(text, mark) === 0), text };
}

/** Effect of a `kill -9` at any moment on each kind of thing, written once and run on each engine. */
export function killedTable(engine: keyof typeof struckSites): void {
  const { make, hasty } = struckSites[engine];
  const over = (name: string, run: (site: StruckSite) => Promise<void>) =>
    test(`${engine}: ${name}`, async ({ skip }) => {
      const site = await make();
      return site ? run(site) : skip(NO_POSTGRES);
    }, 3_600_000);

  for (const [what, kind] of Object.entries(KINDS))
    over(`a ${what} that was acknowledged is there after a kill -9, whenever it comes`, async (site) => {
      const { acknowledged, lost, text } = await strike(site, kind, kind.rounds);
      expect(acknowledged.length).toBeGreaterThan(kind.rounds);
      expect(lost).toEqual([]);
      if (what === 'request') expect(acknowledged.filter((mark) => times(text, mark) !== 1)).toEqual([]);
      report('killed', `${engine}: 0 lost of ${acknowledged.length} × ${what}, ${kind.rounds} kill -9`);
    });

  over('twin: a site that answers before it commits loses requests when it is killed', async (site) => {
    const { request } = KINDS;
    if (request) expect((await strike(site, { ...request, average: 20 }, 1, { twins: [hasty] })).lost).not.toEqual([]);
  });

  over('a form posted fifty times at once, then again after a kill, is one request with one answer', async (site) => {
    const name = randomUUID();
    const first = await site.start();
    const call = caller(first.port, 50);
    const responses = await Promise.all(Array.from({ length: 50 }, () => call(leadCall(name))));
    await first.end();
    const second = await site.start();
    responses.push(await caller(second.port)(leadCall(name)));
    await second.end();
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await site.ask('SELECT name FROM leads')).toEqual([{ name }]);
  });
}
