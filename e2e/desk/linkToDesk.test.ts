import { expect, test } from 'vitest';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { linkElsewhere } from '../testing/otherSite.ts';
import { ADMIN } from '../testing/site.ts';
import { postLead } from './desk.ts';

test.each([
  ['with script', true],
  ['without', false],
])(
  'a link in a mail read in the browser opens the desk, %s, though no other site’s page brings its session along',
  async (_what, javaScriptEnabled) => {
    const { reference, name } = await postLead();
    const page = await openPage('/admin/aujourdhui', { own: true, javaScriptEnabled });
    await page.getByLabel('Identifiant').fill(ADMIN.username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    const form = page.locator('input[type=password]');
    await form.waitFor({ state: 'detached' });
    const mail = await linkElsewhere(`${base()}/admin/leads/${reference}`);
    const cookies: (string | undefined)[] = [];
    page.on('request', async (request) => {
      if (request.isNavigationRequest() && request.url().startsWith(base()))
        cookies.push(/\bsession=/.exec((await request.allHeaders()).cookie ?? '')?.[0]);
    });
    await page.goto(mail);
    await page.getByRole('link', { name: 'Ouvrir la demande' }).click();
    // Without script the desk shows a sentence that it needs script.
    if (javaScriptEnabled) await page.getByRole('heading', { name }).waitFor();
    else await page.locator('noscript p').waitFor();
    expect(await form.count()).toBe(0);
    expect([cookies[0], cookies.at(-1)]).toEqual([undefined, 'session=']);
    // Back leaves the desk in one step, without stopping at the page between the mail and the desk.
    await page.goBack();
    await expect.poll(() => page.url()).toBe(mail);
  },
);

test('twin: a browser that never signed in is shown the form at once', async () => {
  const page = await openPage('/about', { own: true });
  await page.goto(await linkElsewhere(`${base()}/admin`));
  let requests = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) requests += 1;
  });
  await page.getByRole('link', { name: 'Ouvrir la demande' }).click();
  await page.getByRole('button', { name: 'Se connecter' }).waitFor();
  expect(requests).toBe(1);
});
