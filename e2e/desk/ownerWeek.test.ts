import { once } from 'node:events';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import type { CodeAppOffered } from '../../data/api/accounts.ts';
import { codeAt } from '../../server/security/signIn/codes.ts';
import { partOf } from '../../server/testing/fakeSender.ts';
import { openPage } from '../testing/openPage.ts';
import { cookieHeader, ownerCookies } from '../testing/ownerCookies.ts';
import { PATIENCE } from '../testing/patience.ts';
import { ADMIN, startSite } from '../testing/site.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { tried } from './ownerHand.ts';
import { button, enter, hasFocus } from './ownerSteps.ts';
import { ownerWeek } from './ownerWeekTasks.ts';
import { postLead } from './signIn.ts';

const CODE_APP = '/api/admin/account/factors/code';

const READER = 'lectrice@client.example';
const MANY = 301;
const DESK = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const ending: (() => void | Promise<void>)[] = [];
let world: Awaited<ReturnType<typeof siteWithMail>>;

async function ask<Answer>(method: string, path: string, body?: object): Promise<Answer> {
  const { base } = world.site;
  const headers = { 'content-type': 'application/json', origin: base, ...cookieHeader(await ownerCookies(base)) };
  const answer = await fetch(base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  expect(answer.ok, `${method} ${path}`).toBe(true);
  return (await answer.json()) as Answer;
}

beforeAll(async () => {
  world = await siteWithMail(undefined, (stop) => ending.push(stop));
  const { site, server } = world;
  for (let n = 4; n <= MANY; n += 1) await postLead(site, { name: `Client ${n}` });
  for (const name of ['Gaël Gagné', 'Ines Effacer', 'Nadia Veille']) await postLead(site, { name });
  await ask('POST', '/api/newsletter', { email: READER });
  const token = await vi.waitFor(
    () => {
      const mail = server.received.find(({ to }) => to[0] === READER)?.raw ?? '';
      const found = /confirmer\?jeton=([\w.-]+)/.exec(partOf(mail, 'text/plain'))?.[1];
      if (!found) throw new Error('The reader has no mail yet');
      return found;
    },
    { timeout: PATIENCE },
  );
  await ask('POST', '/api/newsletter/confirm', { token });
}, 180_000);
afterAll(async () => {
  for (const stop of ending) await stop();
});

async function desk(size: { width: number; height: number }): Promise<Page> {
  const { base } = world.site;
  const page = await openPage(`${base}/admin/aujourdhui`, {
    ...size,
    allowed: [/404/],
    cookies: await ownerCookies(base),
  });
  await page.getByRole('heading', { level: 1, name: /Aujourd.hui/ }).waitFor();
  return page;
}

test.each(ownerWeek(() => world.site.base).map((task) => [task.name, task] as const))(
  'the owner’s week, in few presses: %s',
  async (_name, task) => {
    const page = await desk(task.phone ? PHONE : DESK);
    expect(await tried(task, page)).toBeLessThanOrEqual(task.most);
  },
);

test('the owner’s week, in few presses: the telephone with the codes is lost, and another takes its place', async () => {
  const { base } = world.site;
  const offered = await ask<CodeAppOffered>('POST', `${CODE_APP}/options`);
  const added = { code: codeAt(offered.secret, new Date()), ticket: offered.ticket };
  const { recovery_codes } = await ask<{ recovery_codes: string[] }>('POST', CODE_APP, added);
  const page = await openPage(`${base}/admin`, { ...DESK, allowed: [/401/] });
  const presses = await tried(
    {
      name: 'lose the second factor, and set up another',
      async act(hand) {
        await hasFocus(page.getByLabel('Identifiant'));
        await hand.write(ADMIN.username);
        await hand.press('Tab');
        await hand.write(ADMIN.password);
        await hand.press('Enter');
        await hand.touch(button(hand, 'Utiliser un code de secours'));
        await hasFocus(page.getByLabel('Code de secours'));
        await hand.write(recovery_codes[0] ?? '');
        await hand.press('Enter');
        await hand.touch(page.getByLabel('Aide et compte'));
        await hand.touch(page.getByRole('link', { name: 'Mon compte' }));
        const again = page.waitForResponse(`**${CODE_APP}/options`);
        await hand.touch(button(hand, 'Changer d’application de codes'));
        const fresh = ((await (await again).json()) as CodeAppOffered).secret;
        await hasFocus(page.getByLabel('Code à six chiffres'));
        await hand.write(codeAt(fresh, new Date()));
        await hand.press('Enter');
        await hand.read(page.getByRole('heading', { level: 1, name: /^Compte/ }));
      },
    },
    page,
  );
  expect(presses).toBeLessThanOrEqual(8);
});

test('the owner’s week, in few presses: last night’s backup is put back, and the site starts with it', async () => {
  const { site } = world;
  // Here, not at the start: a minute after it the site makes one of its own, which is the last one then.
  expect((await ownersCommand({ DATA_DIR: site.dataDir }, 'backup')).status).toBe(0);
  const { total } = await ask<{ total: number }>('GET', '/api/leads');
  const page = await desk(DESK);
  let command = '';
  const presses = await tried(
    {
      name: 'find what puts the last backup back',
      async act(hand) {
        await enter(hand, 'Site', 'Copies');
        const line = page.getByText(/^npm run site -- restore .+site-.+\.db$/);
        await hand.touch(line);
        command = await page.evaluate(() => String(getSelection()));
        await hand.press('Control+c');
      },
    },
    page,
  );
  expect(presses).toBeLessThanOrEqual(4);
  await page.goto('about:blank');
  const gone = once(site.child, 'exit');
  site.child.kill('SIGTERM');
  await gone;
  const [, words = ''] = command.split('--');
  const restored = await ownersCommand({ DATA_DIR: site.dataDir }, ...words.trim().split(' '));
  expect(restored.stdout).toContain(`${total} demandes`);
  const again = await startSite({ DATA_DIR: site.dataDir });
  ending.unshift(() => again.stop());
  expect(await (await fetch(again.base)).text()).toContain('</html>');
});
