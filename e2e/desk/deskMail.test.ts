import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.ts';
import { ownerCookies } from '../testing/ownerCookies.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { goTo } from './desk.ts';

test('a mail the server refuses is shown with its answer, and leaves when it is sent again', async () => {
  const { server, site } = await siteWithMail();
  await server.breakDown('451');
  const page = await openPage(`${site.base}/admin`, { cookies: await ownerCookies(site.base) });
  // A site that has just started still draws and compresses its pages.
  await goTo(page, 'Site', 'Courrier');
  await page.getByRole('button', { name: /courriel d.essai/ }).click();
  await page.getByText(/451.*Try again later/).waitFor();
  await server.breakDown('none');
  await page.getByRole('button', { name: 'Réessayer maintenant' }).click();
  await page.getByText(/Rien n.attend/).waitFor();
  await page.getByText(/^250/).waitFor();
  expect(server.received.map(({ to }) => to)).toEqual([['moi@site.test']]);
});

test('what waits is one line a kind, which unfolds', async () => {
  const { server, site } = await siteWithMail();
  await server.breakDown('451');
  const page = await openPage(`${site.base}/admin`, { cookies: await ownerCookies(site.base) });
  await goTo(page, 'Site', 'Courrier');
  for (let press = 0; press < 2; press += 1) {
    await page.getByRole('button', { name: /courriel d.essai/ }).click();
    await page
      .getByText(press === 0 ? /451.*Try again later/ : /2 en attente/)
      .first()
      .waitFor();
  }
  expect(
    await page
      .getByText(/451.*Try again later/)
      .first()
      .isVisible(),
  ).toBe(false);
  await page.getByText(/2 en attente, le plus ancien du/).click();
  await page
    .getByText(/451.*Try again later/)
    .first()
    .waitFor();
  expect(await page.getByRole('button', { name: 'Réessayer maintenant' }).count()).toBeGreaterThan(0);
});
