import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { correctionLimits } from '../../data/leads/limits.ts';
import { caller, leadCall } from '../testing/call.ts';
import { amount, report } from '../testing/form.ts';
import { killWhilePosting } from '../testing/killWhilePosting.ts';
import { NO_POSTGRES } from '../testing/postgres.ts';
import { type Replicas, replicas } from '../testing/replicas.ts';
import { wronged } from '../testing/storedLeads.ts';

/** How often each name is stored. */
async function stored({ ask }: Replicas): Promise<Map<string, number>> {
  const rows = await ask('SELECT name, count(*)::int AS times FROM leads GROUP BY name');
  return new Map(rows.map(({ name, times }) => [String(name), Number(times)]));
}

test('on a server too a lead answered 201 is stored exactly once, whenever the site is killed', async ({ skip }) => {
  const site = await replicas();
  if (!site) return skip(NO_POSTGRES);
  const rounds = amount(2, 100);
  const acknowledged: string[] = [];
  for (let round = 0; round < rounds; round += 1)
    acknowledged.push(...(await killWhilePosting(await site.start(), amount(60, 240))));
  expect(wronged(acknowledged, await stored(site))).toEqual([]);
  report('P9', `0 lost of ${acknowledged.length} acknowledged leads, ${rounds} kill -9 of the site`);
});

test('twin: a site that answers before the server commits loses leads when it is killed', async ({ skip }) => {
  const site = await replicas();
  if (!site) return skip(NO_POSTGRES);
  const acknowledged = await killWhilePosting(await site.start({ twins: ['answer-early'] }), 20);
  expect(wronged(acknowledged, await stored(site)).length).toBeGreaterThan(0);
});

test('on a server too a form posted fifty times at once, corrected, and again after a kill is one lead with all its words', async ({
  skip,
}) => {
  const site = await replicas();
  if (!site) return skip(NO_POSTGRES);
  const name = randomUUID();
  const first = await site.start();
  const call = caller(first.port, 50);
  const answers = await Promise.all(Array.from({ length: 50 }, () => call(leadCall(name))));
  const words = Array.from({ length: correctionLimits.times }, (_, n) => `Mots numéro ${n}.`);
  const said = (message: string) => {
    const posted = leadCall(name);
    return { ...posted, body: JSON.stringify({ ...JSON.parse(String(posted.body)), message }) };
  };
  for (const message of words) answers.push(await call(said(message)));
  first.signal('SIGKILL');
  await first.ended;
  const again = caller((await site.start()).port);
  answers.push(await again(said(words.at(-1) ?? '')));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(answers.map(({ text }) => JSON.parse(text).reference))).toHaveProperty('size', 1);
  expect((await again(said('Des mots de trop.'))).status).toBe(422);
  expect((await stored(site)).get(name)).toBe(1);
  const history = await site.ask(`SELECT detail FROM lead_events WHERE kind = 'corrige' ORDER BY id`);
  const before = history.map(({ detail }) => JSON.parse(String(detail)).message);
  expect([...before, ...(await site.ask('SELECT message FROM leads')).map(({ message }) => message)]).toEqual([
    'Un marché à étudier',
    ...words,
  ]);
  report(
    'P9',
    `51 posts of one form and ${words.length} corrections, one kill -9 between: 1 row, every word of it kept`,
  );
});
