import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { PictureList } from '../../data/api/media.ts';
import { pictureLimits } from '../../data/media/pictures.ts';
import { violations } from '../every/violations.ts';
import { base } from '../testing/base.ts';
import { askArticles, readyArticle } from '../testing/deskArticle.ts';
import { asOwner } from '../testing/ownerCookies.ts';
import { inMarkdown } from '../testing/typedText.ts';
import { openDesk } from './desk.ts';

const FILE = 'automatisation.pdf';
const mine = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(400_000, 'mien '), Buffer.from('\n%%EOF\n')]);
const sent = (buffer: Buffer) => ({ name: 'mon audit.pdf', mimeType: 'application/pdf', buffer });

test('the owner puts a file in the place of a sample’s, and the first one back', async () => {
  const page = await openDesk('/admin/reglages/exemples', { allowed: [/422/] });
  const field = page.getByLabel(`Mettre votre fichier à la place de ${FILE}`);
  const row = page.getByRole('listitem').filter({ has: field });
  await field.setInputFiles(sent(Buffer.from('<!doctype html>')));
  await row.getByText('n’est pas un PDF').waitFor();
  await field.setInputFiles(sent(mine));
  await row.getByText('Votre fichier', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  const served = await page.request.get(`${base()}/telechargements/${FILE}`);
  expect((await served.body()).equals(mine)).toBe(true);
  const visitor = await page.context().newPage();
  await visitor.goto(`${base()}/exemples/automatisation`);
  await visitor.getByRole('link', { name: 'L’extrait en PDF, 400 Ko' }).first().waitFor();
  await visitor.close();
  await row.getByRole('button', { name: 'Revenir au fichier d’origine' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revenir au fichier d’origine' }).click();
  await row.getByText('Fichier d’origine', { exact: true }).waitFor();
  const again = await page.request.get(`${base()}/telechargements/${FILE}`);
  expect((await again.body()).equals(mine)).toBe(false);
});

/** Part of the pictures' bytes and names: the same bytes in a second run would be the same picture. */
const run = Date.now();
let pixels = 0;
const png = async (width = 40) => {
  pixels += 1;
  const background = { r: (run >> 8) & 255, g: run & 255, b: pixels };
  return sharp({ create: { width: width + (run % 97), height: 30, channels: 3, background } })
    .png()
    .toBuffer();
};

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });
const LABEL = 'Texte de l’article';
const ALT = 'Ce que montre l’image';
const waiting = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Images à envoyer' }).getByRole('listitem').filter({ hasText: name });
/** Opens the library from an article; an uploaded picture is inserted at once. */
async function openLibrary(page: Page): Promise<Locator> {
  await page.getByText('Insérer', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Image', exact: true }).press('Enter');
  const library = page.getByRole('dialog', { name: /image/ });
  await library.waitFor();
  return library;
}
/** Opens a picture of the library: its description, uses and deletion. */
async function openPicture(page: Page, name: string): Promise<Locator> {
  const library = await openLibrary(page);
  await library.getByRole('button', { name: `Décrire ou supprimer ${name}` }).press('Enter');
  return page.getByRole('dialog', { name });
}
async function describe(row: Locator, alt: string) {
  await row.getByLabel(ALT).fill(alt);
  await row.getByRole('button', { name: 'Envoyer' }).press('Enter');
}
/** DataTransfer with one picture file, for a drop or a paste event. */
const brought = async (page: Page, name: string, bytes: Buffer) =>
  page.evaluateHandle(
    ({ name, content }) => {
      const transfer = new DataTransfer();
      const raw = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      transfer.items.add(new File([raw], name, { type: 'image/png' }));
      return transfer;
    },
    { name, content: bytes.toString('base64') },
  );
/** A picture over the size limit, created in the page and never sent to the server. */
const huge = (page: Page, name: string) =>
  page.evaluateHandle(
    ({ name, size }) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([new Uint8Array(size)], name, { type: 'image/jpeg' }));
      return transfer;
    },
    { name, size: pictureLimits.bytes + 1 },
  );
async function drop(page: Page, dataTransfer: Awaited<ReturnType<typeof brought>>): Promise<void> {
  const place = page.getByText('Choisissez, déposez ou collez');
  for (const kind of ['dragover', 'drop']) await place.dispatchEvent(kind, { dataTransfer });
}
const stored = async (name: string) =>
  (await asOwner<PictureList>('/api/admin/media')).pictures.find((one) => one.name === name);

test('pictures come by choice, by drop and by paste; what is none or too large is refused in words, none comes without its description', async () => {
  const { article } = await askArticles(base(), 'POST', '', { ...readyArticle, title: `Des images ${Date.now()}` });
  const page = await openDesk(`/admin/articles/${article.id}`, { allowed: [/422/] });
  const text = page.getByRole('textbox', { name: LABEL, exact: true });
  await openLibrary(page);
  const stamp = Date.now();
  const names = ['choisie', 'deposee', 'collee'].map((how) => `${how}-${stamp}.png`) as [string, string, string];
  const input = page.getByLabel('Ajouter des images');
  await input.setInputFiles([file(names[0], await png(600)), file('lettre.png', Buffer.from('Ceci est une lettre.'))]);
  await drop(page, await huge(page, 'immense.jpg'));
  const heavy = waiting(page, 'immense.jpg');
  await heavy.getByText('Trop lourde : 10 Mo au plus.').waitFor();
  expect(await heavy.getByRole('button', { name: 'Envoyer' }).isDisabled()).toBe(true);
  await heavy.getByRole('button', { name: 'Retirer' }).press('Enter');
  const wrong = waiting(page, 'lettre.png');
  await describe(wrong, 'Une lettre');
  await wrong.getByRole('alert').filter({ hasText: 'JPEG, PNG, WebP' }).waitFor();
  await wrong.getByRole('button', { name: 'Retirer' }).press('Enter');

  const chosen = waiting(page, names[0]);
  await chosen.getByRole('button', { name: 'Envoyer' }).press('Enter');
  await expect.poll(() => chosen.getByLabel(ALT).evaluate((field) => field.matches(':invalid:focus'))).toBe(true);
  await describe(chosen, '   ');
  await chosen.getByRole('alert').waitFor();
  expect(await stored(names[0])).toBeUndefined();
  await describe(chosen, 'Un aplat de couleur');
  await text.getByRole('img', { name: 'Un aplat de couleur' }).waitFor();

  await openLibrary(page);
  await drop(page, await brought(page, names[1], await png()));
  await describe(waiting(page, names[1]), 'Une image déposée');
  await text.getByRole('img', { name: 'Une image déposée' }).waitFor();
  await openLibrary(page);
  const paste = await brought(page, names[2], await png());
  await page.evaluate(
    (clipboardData) => document.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true })),
    paste,
  );
  await describe(waiting(page, names[2]), 'Une image collée');
  await text.getByRole('img', { name: 'Une image collée' }).waitFor();
  // Waits for the save's response: « Enregistré » is still shown from the save before.
  const saved = page.waitForResponse(
    (response) =>
      response.ok() &&
      /"body":/.test(response.request().postData() ?? '') &&
      !response.request().postData()?.includes('/media/'),
  );
  await inMarkdown(page, LABEL, (area) => area.fill(readyArticle.body));
  await saved;
  // Reloads, since a list of pictures requested before this save may still arrive, and would show the picture as used.
  await page.reload();
  const one = await openPicture(page, names[1]);
  await one.getByText('Montrée nulle part.').waitFor();
  expect(await violations(page)).toEqual([]);
  await one.getByRole('button', { name: `Supprimer ${names[1]}` }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer l’image' }).press('Enter');
  await one.waitFor({ state: 'detached' });
  expect(await stored(names[1])).toBeUndefined();
});

test('a picture that arrives from another window leaves the focus where the owner writes', async () => {
  const { article } = await askArticles(base(), 'POST', '', { ...readyArticle, title: `Deux images ${Date.now()}` });
  const page = await openDesk(`/admin/articles/${article.id}`);
  const library = await openLibrary(page);
  await page
    .getByLabel('Ajouter des images')
    .setInputFiles([file('une.png', await png()), file('deux.png', await png())]);
  const field = waiting(page, 'deux.png').getByLabel(ALT);
  await field.focus();
  const [buffer, alt, headers] = [await png(), `Une image d’ailleurs ${Date.now()}`, { origin: base() }];
  const data = { name: 'ailleurs.png', size: buffer.length, alt };
  const { upload } = await (await page.request.post(`${base()}/api/admin/media`, { headers, data })).json();
  const sentTo = `${base()}/api/admin/media/uploads/${upload.id}?from=0`;
  await page.request.post(sentTo, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: buffer,
  });
  await library.getByRole('img', { name: alt }).waitFor();
  expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
});

test('a picture goes into a text and a portrait from the library, and stays while something shows it', async () => {
  const stamp = Date.now();
  const name = `montree-${stamp}.png`;
  const { article } = await askArticles(base(), 'POST', '', { ...readyArticle, title: `Une image ${stamp}` });
  const page = await openDesk(`/admin/articles/${article.id}`);
  await page.getByText('Insérer', { exact: true }).press('Enter');
  await page.getByRole('button', { name: 'Image', exact: true }).press('Enter');
  const picker = page.getByRole('dialog', { name: 'Une image' });
  await picker.getByLabel('Ajouter des images').setInputFiles(file(name, await png(500)));
  await describe(picker.getByRole('listitem').filter({ hasText: name }), `Une image ${stamp}`);
  const text = page.getByRole('textbox', { name: LABEL, exact: true });
  await text.getByRole('img', { name: `Une image ${stamp}` }).waitFor();
  await page.getByText('Enregistré', { exact: true }).waitFor();

  await page.goto(`${base()}/admin/reglages/signatory`);
  const portrait = page.getByRole('group', { name: /ortrait/ });
  await portrait.getByRole('button', { name: /image/ }).first().press('Enter');
  await picker.getByRole('button', { name: `Une image ${stamp}` }).press('Enter');
  const shown = await stored(name);
  if (!shown) throw new Error('The picture is not in the library');
  expect(await portrait.locator('img').getAttribute('src')).toContain(`/media/${shown.hash}-`);
  await portrait.getByRole('button', { name: 'Retirer l’image' }).press('Enter');

  await page.goto(`${base()}/admin/articles/${article.id}`);
  let card = await openPicture(page, name);
  expect(await card.getByRole('button', { name: `Supprimer ${name}` }).isDisabled()).toBe(true);
  await card.getByRole('link', { name: `dans l’article « Une image ${stamp} »` }).waitFor();
  await card.getByRole('button', { name: 'Retour aux images' }).press('Enter');
  await picker.getByRole('button', { name: 'Fermer' }).press('Enter');
  await picker.waitFor({ state: 'detached' });
  await inMarkdown(page, LABEL, (area) => area.fill(readyArticle.body));
  await expect.poll(() => text.locator('img').count()).toBe(0);
  await page.getByText('Enregistré', { exact: true }).waitFor();
  await page.goto(`${base()}/admin/articles/${article.id}`);
  card = await openPicture(page, name);
  await expect.poll(() => card.getByRole('button', { name: `Supprimer ${name}` }).isEnabled()).toBe(true);
});

test('lines of a setting change places by dragging their grip', async () => {
  const page = await openDesk('/admin/reglages/social');
  const rows = page.getByRole('group', { name: /Comptes|Réseaux/ }).getByRole('listitem');
  const first = await rows.nth(0).getByRole('textbox').first().inputValue();
  const second = await rows.nth(1).getByRole('textbox').first().inputValue();
  const from = await rows.nth(0).locator('svg').first().boundingBox();
  const to = await rows.nth(1).boundingBox();
  if (!from || !to) throw new Error('There is nothing to drag');
  await page.mouse.move(from.x + 5, from.y + 5);
  await page.mouse.down();
  await page.mouse.move(from.x + 5, to.y + to.height - 4, { steps: 8 });
  await page.mouse.up();
  const order = async () => [
    await rows.nth(0).getByRole('textbox').first().inputValue(),
    await rows.nth(1).getByRole('textbox').first().inputValue(),
  ];
  expect(await order()).toEqual([second, first]);
  await page.getByText('1 changement à enregistrer').waitFor();
});
