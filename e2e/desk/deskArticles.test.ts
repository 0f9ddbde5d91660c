import { expect, test } from 'vitest';
import { violations } from '../every/violations.ts';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { inMarkdown, typedText } from '../testing/typedText.ts';
import { signIn } from './signIn.ts';

/** Unique title: a second run on the same site would find this article's address already taken. */
const title = `Relire un devis avant de signer ${Date.now()}`;
const LABEL = 'Texte de l’article';
const SECOND = ['Trois contrôles avant de signer.', '', '## Le premier', '', 'Un texte.'].join('\n');

test('an article is written, seen in its real parts, kept through a reload, and published', async () => {
  const page = await openPage('/admin/articles');
  await signIn(page);
  await page.getByRole('button', { name: 'Nouvel article' }).click();
  await page.getByRole('textbox', { name: 'Titre', exact: true }).fill(title);
  const text = page.getByRole('textbox', { name: LABEL, exact: true });
  await inMarkdown(page, LABEL, (area) => area.fill(SECOND));
  await text.getByRole('heading', { name: 'Le premier' }).waitFor();
  await text.press('Control+End');
  const insert = async (part: string, fields: Record<string, string>, choices: Record<string, string> = {}) => {
    await page.getByText('Insérer', { exact: true }).click();
    await page.getByRole('button', { name: part, exact: true }).click();
    const form = page.getByRole('dialog', { name: part });
    for (const [label, words] of Object.entries(fields)) await form.getByLabel(label).fill(words);
    for (const [label, choice] of Object.entries(choices)) await form.getByLabel(label).selectOption(choice);
    await form.getByRole('button', { name: 'Insérer' }).click();
    await form.waitFor({ state: 'detached' });
  };
  await insert('Encadré', { Texte: 'Texte de l’encadré.' });
  await insert('Graphique', {
    'Ce qu’il montre': 'Le temps coûte plus',
    'Ce qui est mesuré': 'Coût par an',
    'Valeurs, la première': 'Poste ; Coût\nLogiciels ; 40\nTemps ; 120',
  });
  await insert('Calculateur, sondage, outil', {}, { Outil: 'comparateur' });
  await insert('Valeur du site', {}, { Valeur: 'prix.strategie', Écrite: 'prix' });
  await text.getByText('Texte de l’encadré.').waitFor();
  await text.getByText('70\u00a0€').first().waitFor();
  await text.getByText('Voir les valeurs').waitFor();
  await page.getByText('Enregistré', { exact: true }).waitFor();
  await page.reload();
  await text.waitFor();
  expect(await typedText(page, LABEL)).toMatch(
    /^Trois contrôles[\s\S]+:::encadre[\s\S]+:::figure[\s\S]+::outil\{nom=comparateur\}[\s\S]*:valeur\[prix\.strategie\]\{as=prix\}/,
  );
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('dialog').getByText('Choisissez au moins un sujet.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Compléter' }).click();
  await expect.poll(() => page.getByLabel('Résumé').evaluate((at) => at === document.activeElement)).toBe(true);
  await page.getByLabel('Résumé').fill('Trois contrôles, et le temps qu’ils prennent.');
  await page.getByLabel('Décider').check();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }).click();
  const shown = page.getByRole('link', { name: 'Voir la page' });
  const address = `${base()}${await shown.getAttribute('href')}`;
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  // Bytes of a social image, in hexadecimal; until the article's is drawn, the server returns the blog's image.
  const image = async (name: string) =>
    (await (await page.request.get(`${base()}/social/${name}.png`)).body()).toString('hex');
  const [own, blog] = [`blog-${address.split('/').at(-1)}`, await image('blog')];
  await expect.poll(async () => (await image(own)) === blog).toBe(false);
  expect(await image(own)).toMatch(/^89504e47/);
  await shown.click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.goto(`${base()}/admin/articles`);
  await page.getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: 'Retirer du blog' }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByText('Aucun texte du site n’y mène.').waitFor();
  await dialog.getByRole('button', { name: 'Retirer', exact: true }).click();
  await page.getByText('Retiré', { exact: true }).waitFor();
});

test('a desk where nothing was written says so, and each of the eighteen says its minutes and its state', async () => {
  const page = await openPage('/admin/articles');
  // Removes the desk's articles from this page's list only: other tests write articles on this server.
  await page.route('**/api/admin/articles', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), articles: [] } });
  });
  await signIn(page);
  await page.getByText('Aucun article pour le moment', { exact: true }).waitFor();
  const rows = page.getByRole('list', { name: 'Livrés avec le site' }).getByRole('listitem');
  const texts = await rows.allInnerTexts();
  expect(texts).toHaveLength(18);
  for (const text of texts) expect(text).toMatch(/·\s\d+\smin\sde\slecture[\s\S]*(Publié|Retiré)/);
  expect(await violations(page)).toEqual([]);
});

test('on a phone, with the keyboard alone, it is written, seen, scheduled, published, taken back and withdrawn; a second editor is told of', async () => {
  const page = await openPage('/admin/articles', { width: 390, allowed: [/409/] });
  await signIn(page);
  const go = async (name: string, role: 'button' | 'tab' = 'button') => {
    await page.getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  await go('Nouvel article');
  await page.getByRole('textbox', { name: 'Titre', exact: true }).focus();
  await page.keyboard.type('Au clavier');
  // The text starts in the first quarter of the screen.
  const area = page.getByRole('textbox', { name: LABEL, exact: true });
  const top = () =>
    area.evaluate((at) => at.getBoundingClientRect().top + Number.parseFloat(getComputedStyle(at).paddingTop));
  expect(await top()).toBeLessThanOrEqual(200);
  const title = page.getByRole('textbox', { name: 'Titre', exact: true });
  const height = async () => (await title.boundingBox())?.height ?? 0;
  const one = await height();
  await title.fill('Un titre qui ne tient pas sur une seule ligne d’un téléphone');
  expect(await height()).toBeGreaterThan(1.6 * one);
  await title.fill('Au clavier');
  await area.focus();
  await page.keyboard.type('Un mot ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('fort');
  await area.locator('strong', { hasText: 'fort' }).waitFor();
  await page.getByRole('tab', { name: 'Texte', exact: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel('Carte de marché').focus();
  await page.keyboard.press('Space');
  await page.getByLabel('Résumé').focus();
  await page.keyboard.type('Écrit au clavier.');
  await page.getByLabel('Mesurer').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Control+s');
  await page.getByText('Enregistré', { exact: true }).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.evaluate(async (number) => {
    const address = `/api/admin/articles/${number}`;
    const { article } = await (await fetch(address)).json();
    const body = JSON.stringify({ version: article.version, changes: { body: 'D’une autre fenêtre' } });
    await fetch(address, { method: 'PATCH', headers: { 'content-type': 'application/json' }, body });
  }, id);
  await go('Texte', 'tab');
  const text = page.getByRole('textbox', { name: LABEL, exact: true });
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' encore');
  const dialog = page.getByRole('alertdialog');
  expect(await dialog.getByLabel('Celui de admin').inputValue()).toBe('D’une autre fenêtre');
  expect(await dialog.getByLabel('Votre texte').inputValue()).toContain('Un mot **fort');
  await dialog.getByRole('button', { name: 'Garder le mien' }).press('Enter');
  await page.getByText('Enregistré', { exact: true }).waitFor();
  await go('Publier');
  await page.getByLabel('Plus tard, à l’heure de Paris').focus();
  await page.keyboard.press('Space');
  expect((await page.getByLabel('Jour et heure (Paris)').boundingBox())?.width).toBeGreaterThan(200);
  await page.getByRole('button', { name: 'Programmer' }).press('Enter');
  await page.getByText(/paraît le/).waitFor();
  await page.getByRole('button', { name: 'Annuler la programmation' }).press('Enter');
  await page.getByText('Brouillon', { exact: true }).waitFor();

  await go('Publier');
  await page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }).press('Enter');
  await page.getByText('Publié', { exact: true }).waitFor();
  const published = await typedText(page, LABEL);
  await text.focus();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' Une suite.');
  await page.getByRole('tab', { name: 'Texte', exact: true }).focus();
  await page.keyboard.press('End');
  const earlier = page.getByRole('list', { name: 'Textes précédents' }).getByRole('listitem');
  await expect.poll(() => earlier.count()).toBe(5);
  // The first row is the current text, the second the published one; the rows below are earlier texts of both browser windows.
  expect((await earlier.allInnerTexts()).map((row) => /publié|mis de côté/.exec(row)?.[0])).toEqual([
    undefined,
    'publié',
    undefined,
    'mis de côté',
    undefined,
  ]);
  for (const key of ['Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await page.getByText(/^Texte du .* repris/).waitFor();
  await expect.poll(() => earlier.count()).toBe(6);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('tab', { name: 'Textes précédents' }).focus();
  await page.keyboard.press('Home');
  await text.waitFor();
  expect(await typedText(page, LABEL)).toBe(published);
  await go('Retirer du blog');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer', exact: true }).press('Enter');
  await page.getByText('Retiré', { exact: true }).waitFor();
});
