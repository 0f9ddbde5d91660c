import sharp from 'sharp';
import { expect, test } from 'vitest';
import { violations } from '../every/violations.ts';
import { openPage } from '../testing/openPage.ts';
import { ownerCookies } from '../testing/ownerCookies.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';

const GREEN = '#0A6B5E';
const PAINTED = 'rgb(10, 107, 94)';

test('the owner’s colour and logo are previewed, refused where they cannot be read, then used in the header, the icons and the next mail', async () => {
  const { server, site } = await siteWithMail();
  const cookies = await ownerCookies(site.base);
  const desk = await openPage(`${site.base}/admin/reglages/looks`, { cookies, allowed: [/422/] });
  const colour = desk.getByLabel('Couleur d’accent', { exact: true });
  await colour.fill('#FFD400');
  await desk.getByText('Cette couleur sera refusée : contraste de').waitFor();
  const save = desk.getByRole('button', { name: 'Enregistrer', exact: true });
  await save.press('Enter');
  await desk.getByText('À corriger : Couleur d’accent.').waitFor();
  expect(await colour.getAttribute('aria-invalid')).toBe('true');
  await colour.fill(GREEN);

  await desk.getByRole('button', { name: 'Choisir une image' }).press('Enter');
  const picker = desk.getByRole('dialog', { name: 'Une image' });
  const background = { r: 10, g: 107, b: 94, alpha: 0.5 };
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 4, background } })
    .png()
    .toBuffer();
  await picker.getByLabel('Ajouter des images').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  await picker.getByLabel('Ce que montre l’image').fill('Logo');
  await picker.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await desk.getByRole('button', { name: 'Retirer l’image' }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await save.press('Enter');
  await desk.getByText('Enregistré, et visible sur le site.').waitFor();

  const page = await openPage(`${site.base}/`);
  const header = page.getByRole('banner');
  const button = header.getByRole('button', { name: 'Découvrir' });
  expect(await button.evaluate((at) => getComputedStyle(at).backgroundColor)).toBe(PAINTED);
  const logo = header.getByRole('link', { name: 'Cinq & Un' }).locator('img');
  expect(await logo.evaluate((at: HTMLImageElement) => [at.height, at.alt, at.naturalWidth > 0])).toEqual([
    40,
    '',
    true,
  ]);
  expect(await violations(page)).toEqual([]);
  const icon = await page.locator('link[rel=icon]').getAttribute('href');
  expect(await (await fetch(site.base + icon)).text()).toContain('data:image/webp;base64,');
  const touch = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const social = await page.locator('meta[property="og:image"]').getAttribute('content');
  for (const address of [site.base + touch, String(social)])
    await expect.poll(async () => (await fetch(address)).headers.get('cache-control')).toContain('immutable');
  const { data } = await sharp(await (await fetch(site.base + touch)).arrayBuffer())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const middle = 3 * (90 * 180 + 90);
  // The middle pixel is half the logo's colour, half the background's.
  expect([...data.subarray(middle, middle + 3)].map((part) => Math.round(part / 20))).toEqual([6, 9, 8]);

  const lead = { name: 'Odile', email: 'odile@exemple.fr', company: '', service: '', message: 'Bonjour' };
  const headers = { 'content-type': 'application/json' };
  await fetch(`${site.base}/api/leads`, { method: 'POST', headers, body: JSON.stringify(lead) });
  await expect.poll(() => server.received.length).toBeGreaterThan(0);
  expect(server.received[0]?.raw.replace(/=\r\n/g, '')).toContain(`background:${GREEN}`);
});
