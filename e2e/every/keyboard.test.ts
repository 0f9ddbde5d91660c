import { expect, test } from 'vitest';
import { openPage } from '../testing/openPage.ts';
import { focused, tabTo } from './byKeyboard.ts';

test('by keyboard alone: from the home page to a quote sent, with every result announced', async () => {
  const page = await openPage('/', { height: 720 });
  await tabTo(page, 'Aller au contenu');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Commander');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Demande de devis' }).waitFor();
  expect(await focused(page)).toBe('Prénom *');
  await page.keyboard.type('Nora');
  await tabTo(page, 'Envoyer la demande');
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe('Nom *');
  expect(await page.locator(':focus').getAttribute('aria-invalid')).toBe('true');
  await page.keyboard.type('Lemaire');
  await tabTo(page, 'Email *');
  await page.keyboard.type('nora@atelier.example');
  await tabTo(page, 'Description du projet *');
  await page.keyboard.type('Ouvrir un second atelier.');
  await tabTo(page, 'Envoyer la demande');
  await page.keyboard.press(' ');
  await page.getByRole('status').getByText('Demande envoyée').waitFor();
  expect(await focused(page)).toBe('Demande envoyée !');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => focused(page)).toBe('Commander');
});

test('by keyboard alone: a section of the bar takes the focus along, and a question opens and closes', async () => {
  const page = await openPage('/', { height: 720 });
  await tabTo(page, 'FAQ');
  await page.keyboard.press('Enter');
  await page.waitForFunction(() => document.activeElement?.id === 'faq');
  await tabTo(page, /^Quels sont les délais/);
  const question = page.locator('details:has(> :focus)');
  const answer = question.locator('> :not(summary)');
  expect(await answer.isVisible()).toBe(false);
  await page.keyboard.press('Enter');
  await answer.waitFor();
  await page.keyboard.press(' ');
  await answer.waitFor({ state: 'hidden' });
});

test('by keyboard alone: a topic of the blog is chosen, its count announced, and an article opened', async () => {
  const page = await openPage('/blog', { height: 720 });
  await tabTo(page, 'Vendre');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/blog?sujet=vendre');
  await page
    .getByRole('status')
    .getByText(/^\d+ articles? /)
    .waitFor();
  await tabTo(page, /^Lire l.article : /);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/blog\/article-\d+$/);
});

test('by keyboard alone: the calculator says its result, label and figure together', async () => {
  const page = await openPage('/blog/article-1', { height: 720 });
  await tabTo(page, 'Chiffre d’affaires annuel');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('200000');
  const announcement = page.locator('[aria-live=polite][aria-atomic=true]');
  expect((await announcement.innerText()).replace(/\s+/g, ' ')).toMatch(/^Retour net la première année \+2 930 ?%$/);
});

test('by keyboard alone: the newsletter gives the focus back to its button once it has answered', async () => {
  const page = await openPage('/about', { height: 720 });
  await tabTo(page, 'Recevoir les prochaines analyses');
  await page.keyboard.type('clavier@kiosque.example');
  await tabTo(page, 'S’abonner');
  await page.keyboard.press('Enter');
  await page
    .getByText(/Inscription réussie/)
    .first()
    .waitFor();
  await expect.poll(() => focused(page)).toBe('S’abonner');
});
