import { expect, test } from 'vitest';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { ownerCookies } from '../testing/ownerCookies.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';
import { goTo, openDesk, openNews } from './desk.ts';
import { SITE, SUMMARY, TROUBLED } from './deskResponses.ts';

const place = {
  kind: 's3',
  address: 'https://s3.exemple.fr/copies/',
  last_copy: { at: '2026-11-22T13:00:00.000Z', bytes: 4096, leads: 12 },
  last_drill: { at: '2026-11-20T13:00:00.000Z' },
  problems: ['Copie vers le stockage S3 : le stockage a répondu 403 (AccessDenied).'],
};

test('copies elsewhere that fail show on the first view, until they succeed again', async () => {
  const page = await openDesk();
  let copies = [place];
  const troubles = () => copies.flatMap(({ problems }) => problems.map((text) => ({ kind: 'copies', text })));
  await page.route('**/api/admin/site-state', (route) =>
    route.fulfill({ json: { ...SITE, copies, troubles: troubles() } }),
  );
  await page.route('**/api/admin/summary', (route) => route.fulfill({ json: { ...SUMMARY, troubles: troubles() } }));
  await page.reload();
  const notice = page.getByRole('region', { name: 'Copies hors du serveur' });
  await openNews(page);
  await notice.getByText('403 (AccessDenied)').waitFor();
  await goTo(page, 'Site', 'État');
  const shown = page.locator('#contenu').getByRole('listitem').filter({ hasText: 'Stockage S3' });
  await shown.getByText('22/11/2026 à 14:00, 12 demandes').waitFor();
  await shown.getByText('à réparer').waitFor();
  copies = [{ ...place, problems: [] }];
  await page.reload();
  await shown.getByText('en ordre').waitFor();
  expect(await notice.count()).toBe(0);
});

test('a mail the server refuses is shown with its answer, and leaves when it is sent again', async () => {
  const { server, site } = await siteWithMail();
  await server.breakDown('451');
  const page = await openPage(`${site.base}/admin`, { cookies: await ownerCookies(site.base) });
  // A new site still renders and compresses its pages.
  await goTo(page, 'Site', 'État');
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
  await goTo(page, 'Site', 'État');
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

test('a trouble of the site shows in red on every view, leads to its state, and goes once it is over', async () => {
  const page = await openDesk();
  let state = TROUBLED;
  await page.route('**/api/admin/site-state', (route) => route.fulfill({ json: state }));
  await page.route('**/api/admin/summary', (route) =>
    route.fulfill({ json: { ...SUMMARY, troubles: state.troubles } }),
  );
  await page.goto(`${base()}/admin/aujourdhui`);
  const disk = page.getByRole('region', { name: 'Disque du serveur' });
  await openNews(page);
  await disk.getByText(/312 Mio/).waitFor();
  await page.getByRole('region', { name: 'Contrôle de nuit' }).waitFor();
  expect(await page.getByRole('navigation', { name: 'Bureau' }).locator('b[data-tone=danger]').count()).toBeGreaterThan(
    0,
  );
  await disk.getByRole('link', { name: /Voir l.état du site/ }).click();
  await page.getByRole('heading', { level: 1, name: 'État du site' }).waitFor();
  await page.getByText('2 choses sont à réparer').waitFor();
  expect(await page.getByRole('img', { name: 'à réparer' }).count()).toBe(2);
  state = { ...TROUBLED, ...SITE };
  await page.reload();
  await page.getByText(/Rien n.est à réparer/).waitFor();
  await disk.waitFor({ state: 'detached' });
});

test('the night’s request is sent at once when the owner asks, arrives, and leaves nothing in the lists', async () => {
  const page = await openDesk('/admin/etat');
  const total = () => page.evaluate(async () => (await (await fetch('/api/leads')).json()).total as number);
  const before = await total();
  await page.getByRole('button', { name: 'Contrôler maintenant' }).click();
  await page.getByText('Contrôle réussi').first().waitFor();
  await page.getByText(/Arrivé au bout le .+, par http/).waitFor();
  expect(await total()).toBe(before);
});

test('the mails by the clock are switched off and on by the keyboard, and stay so', async () => {
  const page = await openDesk('/admin/etat');
  const morning = page.getByRole('checkbox', { name: 'Courriel du matin' });
  await morning.check();
  const stored = () =>
    page.evaluate(async () => (await (await fetch('/api/admin/site-state')).json()).mails.morning as boolean);
  await expect.poll(stored).toBe(true);
  await morning.focus();
  await page.keyboard.press('Space');
  await expect.poll(stored).toBe(false);
  await page.reload();
  await morning.waitFor();
  expect(await morning.isChecked()).toBe(false);
  await morning.check();
  await expect.poll(stored).toBe(true);

  // Presses two switches before the first response arrives: both must keep their new state.
  const week = page.getByRole('checkbox', { name: 'Bilan du lundi' });
  await page.route('**/api/admin/owner-mails', async (route) => {
    await page.waitForTimeout(300);
    await route.continue();
  });
  const wasChecked = await week.isChecked();
  await morning.uncheck();
  await week.setChecked(!wasChecked);
  for (const wait of [0, 200, 200, 600]) {
    await page.waitForTimeout(wait);
    expect([await morning.isChecked(), await week.isChecked()]).toEqual([false, !wasChecked]);
  }
  await page.unrouteAll({ behavior: 'wait' });
  await week.setChecked(wasChecked);
  await morning.check();
  await expect.poll(stored).toBe(true);
});

test('the last backup is named with the command that puts it back', async () => {
  const page = await openDesk();
  await page.route('**/api/admin/site-state', (route) => route.fulfill({ json: SITE }));
  await page.goto(`${base()}/admin/copies`);
  await page.getByText(`npm run site -- restore ${SITE.backups[0]?.file}`).waitFor();
});
