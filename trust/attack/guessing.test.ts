import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { codeAt } from '../../server/security/signIn/codes.ts';
import { ADMIN, type SiteUnderTest, siteUnderTest } from '../../server/testing/siteUnderTest.ts';
import { percentile } from '../testing/call.ts';
import { amount, isLong, report } from '../testing/form.ts';

const HOUR = 3_600_000;
const proxied = { environment: { TRUST_PROXY: '1' }, expectedLevels: ['warn'] };

/** A hash says how it was made: counted here is how many guesses reach it, so that it is one of little work. */
const SALT = Buffer.from('a salt');
const quick = `$scrypt$ln=5,r=8,p=1$${[SALT, scryptSync(ADMIN.password, SALT, 32, { N: 2 ** 5 })].map((part) => part.toString('base64').replaceAll('=', '')).join('$')}`;
const quickSite = async (): Promise<SiteUnderTest> => {
  const site = await siteUnderTest(proxied);
  site.raw.prepare('UPDATE users SET password = ?').run(quick);
  return site;
};

const guess = ({ api }: SiteUnderTest, address: string, username: string, password: string) =>
  api
    .post('/api/session')
    .set('X-Forwarded-For', address)
    .set('Origin', 'https://site.test')
    .send({ username, password });

/** Nothing counts. */
function forgetful({ services }: SiteUnderTest): void {
  services.counts.add = async () => ({ amount: 0, isOver: false, until: new Date() });
}

/** Guesses that come at the same moment: none may slip by while another is counted. */
const AT_ONCE = 5;

/** Guesses spread over an hour of the site's clock; answers how many reached the password's hash (401, not 429). */
async function guessForAnHour(site: SiteUnderTest, count: number, addressOf: (n: number) => string) {
  let reached = 0;
  const begun = site.clock.time.getTime();
  for (let n = 0; n < count; n += AT_ONCE) {
    site.clock.time = new Date(begun + (n / count) * HOUR);
    const group = Array.from({ length: AT_ONCE }, (_, index) => n + index);
    const answers = await Promise.all(group.map((one) => guess(site, addressOf(one), ADMIN.username, `faux ${one}`)));
    for (const { status } of answers) expect([401, 429]).toContain(status);
    reached += answers.filter(({ status }) => status === 401).length;
  }
  return reached;
}

test('of an hour of guesses from one address at most forty reach the hash; the right password then gets the same answer', async () => {
  const site = await quickSite();
  const count = amount(150, 10_000);
  const reached = await guessForAnHour(site, count, () => '192.0.2.1');
  expect(reached).toBeLessThanOrEqual(40);
  const right = await guess(site, '192.0.2.1', ADMIN.username, ADMIN.password);
  const wrong = await guess(site, '192.0.2.1', ADMIN.username, 'faux');
  expect([right.status, right.text]).toEqual([429, expect.any(String)]);
  expect({ ...right.body, instance: '' }).toEqual({ ...wrong.body, instance: '' });
  report(
    'S2',
    `${count} guesses from one address in an hour: ${reached} reached the hash; right and wrong answered alike`,
  );
});

test(
  'of an hour of guesses from ten thousand addresses at most 120 reach one account’s hash',
  async () => {
    const count = amount(250, 10_000);
    const reached = await guessForAnHour(await quickSite(), count, (n) => `198.51.${n >> 8}.${n & 255}`);
    expect(reached).toBeLessThanOrEqual(120);
    report('S2', `${count} guesses from as many addresses in an hour: ${reached} reached the hash`);
  },
  isLong ? 900_000 : 90_000,
);

test('twin: without the counts every guess reaches the hash', async () => {
  const site = await quickSite();
  forgetful(site);
  expect(await guessForAnHour(site, 45, () => '192.0.2.1')).toBe(45);
});

/** Whoever has the password, and guesses at the code of the owner's app; answers how many guesses reached the comparison. */
async function guessCodes(site: SiteUnderTest, count: number, addressOf: (n: number) => string) {
  const { api, admin, clock } = site;
  const { body } = await api.post('/api/admin/account/code-app/secret').set(admin);
  const first = codeAt(body.secret, clock.time);
  await api.post('/api/admin/account/code-app').set(admin).send({ code: first });
  let reached = 0;
  let browser = '';
  const begun = clock.time.getTime();
  for (let n = 0; n < count; n += 1) {
    clock.time = new Date(begun + (n / count) * HOUR);
    const from = { 'X-Forwarded-For': addressOf(n), Origin: 'https://site.test' };
    // The first step is good for ten minutes; ten of them from one address in a quarter of an hour.
    if (n % Math.ceil(count / 7) === 0) {
      const { headers, status } = await api.post('/api/session').set(from).send(ADMIN);
      // Whose network is refused begins nothing anew either.
      expect([202, 429]).toContain(status);
      if (status === 202) browser = String(headers['set-cookie']).split(';')[0] ?? '';
    }
    const code = String(n).padStart(6, '0');
    const { status, text } = await api
      .post('/api/session/factor')
      .set({ ...from, Cookie: browser })
      .send({ code });
    expect([401, 429]).toContain(status);
    // Where the first step was refused meanwhile there is nothing to compare with.
    if (status === 401 && text.includes('Ce code')) reached += 1;
  }
  const right = await api
    .post('/api/session/factor')
    .set({ 'X-Forwarded-For': addressOf(0), Origin: 'https://site.test', Cookie: browser })
    .send({ code: codeAt(body.secret, clock.time) });
  return { reached, right: right.status };
}

test('of an hour of guesses at a code by somebody who has the password at most forty are compared, the right one then neither', async () => {
  const count = amount(200, 10_000);
  const { reached, right } = await guessCodes(await quickSite(), count, () => '192.0.2.1');
  expect([reached <= 40, right]).toEqual([true, 429]);
  report('S2', `${count} guesses at a code from one address in an hour: ${reached} compared`);
});

test('of an hour of guesses at a code from a thousand addresses at most twenty are compared', async () => {
  const count = amount(200, 10_000);
  const site = await quickSite();
  const { reached, right } = await guessCodes(site, count, (n) => `198.51.${(n % 1000) >> 8}.${n % 250}`);
  expect([reached <= 20, right]).toEqual([true, 429]);
  report('S2', `${count} guesses at a code from a thousand addresses in an hour: ${reached} compared`);
});

test('a restart forgets no guess: the counts are in the database', async () => {
  const site = await siteUnderTest(proxied);
  await guessCodes(site, 30, () => '192.0.2.1');
  expect(site.raw.prepare('SELECT max(amount) FROM limit_counts').pluck().get()).toBeGreaterThanOrEqual(20);
});

test('twin: without the counts every guess at a code is compared, and the right one opens', async () => {
  const site = await siteUnderTest(proxied);
  forgetful(site);
  expect(await guessCodes(site, 45, () => '192.0.2.1')).toEqual({ reached: 45, right: 204 });
});

/** Half the times of a sign-in that fails, in milliseconds. */
async function medians(names: readonly string[], tries: number): Promise<number[]> {
  const site = await siteUnderTest(proxied);
  forgetful(site);
  const times = names.map((): number[] => []);
  for (let n = 0; n < tries; n += 1)
    for (const [index, name] of names.entries()) {
      const begun = performance.now();
      expect((await guess(site, '192.0.2.1', name, 'faux')).status).toBe(401);
      times[index]?.push(performance.now() - begun);
    }
  return times.map((list) => percentile(list, 0.5));
}

test('the time of the answer does not tell a known name from an unknown one', async () => {
  const tries = amount(15, 500);
  const [known = 0, unknown = 0] = await medians([ADMIN.username, 'personne'], tries);
  const difference = Math.abs(known - unknown) / Math.max(known, unknown);
  // The quick form shows that both do the work; how near their times are is measured where nothing else runs.
  if (isLong) expect(difference).toBeLessThan(0.05);
  else expect(Math.min(known, unknown)).toBeGreaterThan(10);
  report(
    'S3',
    `medians over ${tries} tries: ${known.toFixed(1)} ms known, ${unknown.toFixed(1)} ms unknown, ${(difference * 100).toFixed(1)} % apart`,
  );
});
