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
