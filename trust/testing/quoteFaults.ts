import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { quoteBody, SELLER } from '../../server/testing/quoteWorld.ts';
import { saveSettings } from '../../server/testing/saveSettings.ts';
import { amount, caller, inLanes, leadCall, pause, report } from './call.ts';
import { mailing } from './faults.ts';
import { type StruckSite, struckSites } from './killedTable.ts';
import { NO_POSTGRES } from './postgres.ts';
import { signIn } from './replicas.ts';
import type { ServerProcess } from './serverProcess.ts';

/** Settings of a mail server that does not respond: mails wait in the outbox. */
const environment = { ...mailing(9), LOG_LEVEL: 'error' };
const JSON_TYPE = { 'Content-Type': 'application/json' };

/**
 * Signs the owner in at a process; returns a function that calls the desk's API, and resolves to undefined once the process no longer
 * responds.
 */
async function ownerOf(server: ServerProcess) {
  const { headers } = await signIn(server);
  const call = caller(server.port, 4);
  return async (method: string, path: string, body?: object) => {
    const response = await call({
      ...{ method, path, headers: { ...headers, ...JSON_TYPE } },
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => undefined);
    return response && { status: response.status, body: response.text ? JSON.parse(response.text) : {} };
  };
}
type Ask = Awaited<ReturnType<typeof ownerOf>>;

/** Names the seller, as the law requires, and returns a request to make quotes of. */
async function prepare(server: ServerProcess, ask: Ask): Promise<number> {
  await saveSettings(async (...call) => (await ask(...call))?.body, SELLER);
  return JSON.parse((await caller(server.port)(leadCall(randomBytes(8).toString('hex')))).text).id as number;
}

const acceptCall = (token: string) => ({
  ...{ method: 'POST', path: `/api/quotes/${token}/accept`, headers: JSON_TYPE },
  body: JSON.stringify({ name: 'Camille Roux', terms: true }),
});

/** Makes and sends a quote; returns its number and the token of its link; undefined once the process no longer responds. */
async function sendOne(ask: Ask, lead: number): Promise<{ number: string; token: string } | undefined> {
  const draft = await ask('POST', `/api/admin/leads/${lead}/quotes`, quoteBody());
  const sent = draft && (await ask('POST', `/api/admin/quotes/${draft.body.quote?.id}/send`));
  if (sent?.status !== 200) return undefined;
  return { number: sent.body.quote.number, token: sent.body.url.split('/').at(-1) };
}

/** Defines the tests of faults that quotes survive, on each engine. */
export function quoteFaults(engine: keyof typeof struckSites): void {
  const over = (name: string, run: (site: StruckSite) => Promise<void>) =>
    test(`${engine}: ${name}`, async ({ skip }) => {
      const site = await struckSites[engine].make();
      return site ? run(site) : skip(NO_POSTGRES);
    }, 3_600_000);

  over('quotes killed as they are sent and accepted: none lost, none twice, no number missing', async (site) => {
    const rounds = amount(3, 50);
    const [sent, accepted]: [string[], string[]] = [[], []];
    let lead: number | undefined;
    for (let round = 0; round < rounds; round += 1) {
      const server = await site.start({ environment });
      const ask = await ownerOf(server);
      lead ??= await prepare(server, ask);
      const call = caller(server.port);
      const enough = 1 + Math.floor(Math.random() * 5);
      let killed: Promise<unknown> | undefined;
      for (let n = 0; ; n += 1) {
        if (n === enough) killed = pause(Math.random() * 20).then(() => server.end());
        const one = await sendOne(ask, lead);
        if (!one) break;
        sent.push(one.number);
        const response = await call(acceptCall(one.token)).catch(() => undefined);
        if (response?.status === 201) accepted.push(one.number);
        if (!response) break;
      }
      await killed;
    }
    const rows = await site.ask(`SELECT number, status, proof,
      (SELECT count(*) FROM outbox WHERE quote_id = quotes.id AND kind = 'quote') AS mailed,
      (SELECT count(*) FROM outbox WHERE quote_id = quotes.id AND kind = 'quote-accepted') AS confirmed
      FROM quotes WHERE number IS NOT NULL ORDER BY number`);
    expect(accepted.length).toBeGreaterThan(rounds);
    const of = new Map(rows.map((row) => [String(row.number), row]));
    expect(sent.filter((number) => Number(of.get(number)?.mailed) !== 1)).toEqual([]);
    expect(accepted.filter((number) => of.get(number)?.status !== 'accepted')).toEqual([]);
    expect(rows.filter(({ status, confirmed }) => Number(confirmed) !== (status === 'accepted' ? 1 : 0))).toEqual([]);
    expect(rows.map(({ number }) => Number(String(number).split('-').at(-1)))).toEqual(
      rows.map((_, index) => index + 1),
    );
    report('quotes', `${engine}: ${sent.length} sent, ${accepted.length} accepted over ${rounds} kill -9, no hole`);
  });

  over(
    'a quote accepted again and again, through two processes where the engine has them, is accepted once',
    async (site) => {
      const first = await site.start({ environment });
      const ask = await ownerOf(first);
      const one = await sendOne(ask, await prepare(first, ask));
      const second = engine === 'PostgreSQL' ? await site.start({ environment }) : first;
      const calls = [caller(first.port, 8), caller(second.port, 8)];
      const times = amount(200, 1000);
      const responses = await inLanes(times, 16, (n) =>
        (calls[n % 2] as (typeof calls)[0])(acceptCall(one?.token ?? '')),
      );
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(times - 1);
      expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      const guessed = amount(500, 10_000);
      const guesses = await inLanes(guessed, 16, () =>
        (calls[0] as (typeof calls)[0])(acceptCall(randomBytes(32).toString('base64url'))),
      );
      expect(new Set(guesses.map(({ status }) => status))).toEqual(new Set([404]));
      report('quotes', `${engine}: ${times} acceptances of one quote are one; ${guessed} guessed tokens open none`);
      for (const server of new Set([first, second])) await server.end('SIGTERM');
      const [counted] = await site.ask(`SELECT count(*) AS mails FROM outbox WHERE kind = 'quote-accepted'`);
      expect(Number(counted?.mails)).toBe(1);
    },
  );
}
