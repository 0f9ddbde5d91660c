import { expect, test } from 'vitest';
import { partOf } from '../../server/testing/mailText.ts';
import { violations } from '../every/violations.ts';
import { openPage } from '../testing/openPage.ts';
import { cookieHeader, ownerCookies } from '../testing/ownerCookies.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';

test('a letter is written, seen as text, and sent with the keyboard alone; its page is in the sitemap until the owner says no', async () => {
  const { server, site } = await siteWithMail();
  const cookies = await ownerCookies(site.base);
  const ask = async (method: string, path: string, body?: object) => {
    const headers = { 'content-type': 'application/json', origin: site.base, ...cookieHeader(cookies) };
    const answer = await fetch(site.base + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
    return { status: answer.status, text: await answer.text() };
  };
  await ask('POST', '/api/newsletter', { email: 'lectrice@exemple.fr' });
  const asked = () => server.received.find(({ to }) => to[0] === 'lectrice@exemple.fr')?.raw;
  await expect.poll(asked).toBeTruthy();
  const token = /jeton=([\w.-]+)/.exec(partOf(asked() ?? '', 'text/plain'))?.[1];
  expect((await ask('POST', '/api/newsletter/confirm', { token })).status).toBe(200);

  const page = await openPage(`${site.base}/admin/lettres`, { cookies });
  page.setDefaultTimeout(25_000);
  const press = async (name: string) => {
    await page.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  const type = async (label: string, words: string) => {
    await page.getByRole('textbox', { name: label, exact: true }).focus();
    await page.keyboard.type(words);
  };
  await press('Écrire une lettre');
  await type('Objet', 'Trois signaux');
  await type('Texte, en Markdown', 'Bonjour, voici **trois** signaux.');
  await page.getByText('Enregistré', { exact: true }).waitFor();
  await page.getByRole('radio', { name: 'Texte seul' }).focus();
  await page.keyboard.press('Space');
  await page.getByRole('group', { name: 'Aperçu de la lettre' }).getByText('voici trois signaux').waitFor();
  expect(await violations(page)).toEqual([]);
  await press('Envoyer...');
  await page.getByRole('dialog', { name: 'Envoyer à 1 abonné confirmé ?' }).waitFor();
  await press('Envoyer à 1 abonné confirmé');
  await page.getByText('Envoyée', { exact: true }).first().waitFor();
  const sitemap = async () => (await ask('GET', '/sitemap.xml')).text;
  const address = '/blog/lettres/trois-signaux';
  await expect.poll(sitemap, { timeout: 20_000 }).toContain(`${address}<`);
  expect((await ask('GET', address)).text).toContain('<strong>trois</strong>');
  const id = new URL(page.url()).pathname.split('/').at(-1);
  expect((await ask('PATCH', `/api/admin/letters/${id}/archive`, { archive: 'none' })).status).toBe(200);
  await expect.poll(sitemap, { timeout: 20_000 }).not.toContain(address);
  expect((await ask('GET', address)).status).toBe(404);
});
