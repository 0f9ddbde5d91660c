import { afterEach, expect, test } from 'vitest';
import type { SettingsResponse } from '../../data/api/settings/settingsResponses.ts';
import { base } from '../testing/base.ts';
import { askOwner, asOwner } from '../testing/ownerCookies.ts';
import { holdBack, openDesk } from './desk.ts';

const settings = () => asOwner<SettingsResponse>('/api/admin/settings');
const ask = (method: string, path: string, body: object) =>
  askOwner(base(), method, `/api/admin/settings${path}`, body);
const groupOf = async (code: string) => (await settings()).groups.find((group) => group.code === code);
/** Saves settings as another account would. */
const saveElsewhere = async (code: string, values: object) => {
  const saved = await ask('PUT', `/${code}`, { version: (await groupOf(code))?.version, values });
  expect(saved.status, await saved.text()).toBe(200);
};
const home = async () => (await fetch(`${base()}/`)).text();

afterEach(async () => {
  await saveElsewhere('offers', { 'pack.promise': null });
  await saveElsewhere('social', { 'site.social': null });
});

test('a promise typed on the desk outlives a reload, is on the home page once saved, and is taken back with one button', async () => {
  const page = await openDesk('/admin/reglages/offers');
  const promise = page.getByLabel('Pack mensuel : promesse');
  await promise.fill('Un dossier suivi, mois après mois.');
  await page.getByText('1 changement à enregistrer').waitFor();
  await page.reload();
  await page.getByText('1 changement à enregistrer').waitFor();
  expect(await promise.inputValue()).toBe('Un dossier suivi, mois après mois.');
  expect(await home()).not.toContain('Un dossier suivi');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
  await page.getByText('Enregistré, et visible sur le site.').waitFor();
  await page.getByRole('link', { name: /^Ensuite : / }).waitFor();
  await expect.poll(home).toContain('Un dossier suivi, mois après mois.');
  await page.goto(`${base()}/admin/reglages/historique`);
  await page
    .getByRole('button', { name: /Reprendre ce qui était écrit avant ce changement de « Offres »/ })
    .first()
    .press('Enter');
  await page.getByText('Repris', { exact: true }).first().waitFor();
  await expect.poll(home).not.toContain('Un dossier suivi');
});

test('another account’s save is read beside one’s own words, which stay, and nothing is saved before that', async () => {
  const page = await openDesk('/admin/reglages/offers', { allowed: [/409/] });
  const promise = page.getByLabel('Pack mensuel : promesse');
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await promise.fill('La mienne.');
  await saveElsewhere('offers', { 'pack.promise': 'La leur.' });
  await save.press('Enter');
  await page.getByText('Modifié entre-temps').waitFor();
  await page.getByText('La leur.').waitFor();
  expect(await save.getAttribute('aria-disabled')).toBe('true');
  await page.getByRole('button', { name: 'Relire' }).press('Enter');
  await expect.poll(() => promise.evaluate((at) => at === document.activeElement)).toBe(true);
  expect(await promise.inputValue()).toBe('La mienne.');
  await save.press('Enter');
  await page.getByText('Enregistré, et visible sur le site.').waitFor();
  await expect.poll(home).toContain('La mienne.');
});

test('an owner who cannot draw signs by keyboard: one press writes the name as typed', async () => {
  const page = await openDesk('/admin/reglages/signatory');
  const write = page.getByRole('button', { name: 'Écrire mon nom', exact: true });
  await page.getByRole('img', { name: 'Cadre où signer, vide' }).waitFor();
  expect(await write.isDisabled()).toBe(true);
  await page.getByLabel('Nom et prénom').fill('Hélène Dupont');
  await write.press('Enter');
  await page.getByRole('img', { name: 'Votre signature' }).waitFor();
  await page.getByText('2 changements à enregistrer').waitFor();
  await page.getByRole('button', { name: 'Effacer et signer de nouveau' }).press('Enter');
  await page.getByRole('img', { name: 'Cadre où signer, vide' }).waitFor();
});

test('of another’s words and one’s own, the other’s are taken back with one button', async () => {
  const page = await openDesk('/admin/reglages/offers');
  const promise = page.getByLabel('Pack mensuel : promesse');
  await promise.fill('La mienne.');
  await saveElsewhere('offers', { 'pack.promise': 'La leur.' });
  await page.reload();
  await page.getByText('Modifié entre-temps').waitFor();
  expect(await promise.inputValue()).toBe('La mienne.');
  await page.getByRole('button', { name: 'Revenir à la version enregistrée' }).press('Enter');
  expect(await promise.inputValue()).toBe('La leur.');
  expect(await page.getByRole('button', { name: 'Relire' }).count()).toBe(0);
});

test('a list is put in order and shortened by the keyboard, the focus goes with its line, and an error shows at its field', async () => {
  const page = await openDesk('/admin/reglages/social', { allowed: [/422/] });
  const rows = page.getByRole('group', { name: /Comptes|Réseaux/ }).getByRole('listitem');
  const name = (index: number) => rows.nth(index).getByRole('textbox').first();
  const [first, second] = [await name(0).inputValue(), await name(1).inputValue()];
  await rows
    .nth(0)
    .getByRole('button', { name: /Descendre/ })
    .press('Enter');
  expect([await name(0).inputValue(), await name(1).inputValue()]).toEqual([second, first]);
  expect(
    await rows
      .nth(1)
      .getByRole('button', { name: /Descendre/ })
      .evaluate((at) => at === document.activeElement),
  ).toBe(true);
  const count = await rows.count();
  await rows
    .nth(count - 1)
    .getByRole('button', { name: /Retirer/ })
    .press('Enter');
  expect(await rows.count()).toBe(count - 1);
  await rows.nth(0).getByRole('textbox').last().fill('javascript:alert(1)');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).press('Enter');
  await page
    .getByText(/commence par https/)
    .first()
    .waitFor();
  expect(
    await rows
      .nth(0)
      .getByRole('textbox')
      .last()
      .evaluate((at) => at === document.activeElement),
  ).toBe(true);
});

test('a figure that nothing proves is taken off every page by one press, offered before the way to its proof', async () => {
  const page = await openDesk('/admin/aujourdhui#mise-en-route', { allowed: [/503/] });
  const line = page.getByRole('listitem').filter({ hasText: 'La précision une fois les modèles recoupés' });
  const ways = line.locator('button, a');
  await expect.poll(() => ways.allInnerTexts()).toEqual(['Retirer des pages', 'Écrire la preuve']);
  // The response is mocked, so that the site still shows the figure to other tests.
  await page.route('**/api/admin/settings/claims', (route) => route.fulfill({ status: 503, json: {} }));
  const put = page.waitForRequest((sent) => sent.method() === 'PUT');
  await ways.first().press('Enter');
  expect((await put).postDataJSON()).toMatchObject({ values: { 'claimPlaces.precision': 'withdrawn' } });
});

test('a new owner is led from the day’s list to the field that is missing, and looks at it in a preview whose links stay in it', async () => {
  const page = await openDesk('/admin/aujourdhui');
  const steps = page.getByRole('region', { name: 'Mise en route' });
  const begin = steps.getByRole('link', { name: /^Régler : Qui édite le site/ });
  await steps.locator('summary').waitFor();
  // Unfolds the checklist, which an earlier test may have folded.
  if (!(await begin.isVisible())) await steps.locator('summary').press('Enter');
  await begin.press('Enter');
  const name = page.getByLabel('Nom et prénom');
  await expect.poll(() => name.evaluate((at) => at === document.activeElement)).toBe(true);
  await name.fill('Jeanne Essai');
  await page.getByRole('button', { name: 'Voir avant d’enregistrer' }).press('Enter');
  const opened = page.context().waitForEvent('page');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: /ordinateur/ })
    .press('Enter');
  const preview = await opened;
  const isPreview = preview.getByRole('note').filter({ hasText: /^Aperçu, visible de vous seul/ });
  await isPreview.waitFor();
  await preview.getByRole('link', { name: 'Mentions légales' }).press('Enter');
  await preview.waitForURL(/\/admin\/apercu\/[\w-]+\/legal\/mentions-legales$/);
  await isPreview.waitFor();
  await preview.getByText('Jeanne Essai').first().waitFor();
  await preview.close();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Tout annuler' }).press('Enter');
  // The checklist is folded by hand; its former address opens it.
  await page.goto(`${base()}/admin/avant-de-publier`);
  await steps.getByRole('heading', { name: 'À compléter' }).waitFor();
});

test('a word typed while the settings are being saved stays, and is not shown as saved', async () => {
  const page = await openDesk('/admin/reglages/offers');
  const promise = page.getByLabel('Pack mensuel : promesse');
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await promise.fill('Un dossier suivi');
  const release = await holdBack(page, '**/api/admin/settings/offers');
  await save.press('Enter');
  await page.getByText('Enregistrement...').waitFor();
  await promise.pressSequentially(', chaque mois');
  const saved = page.waitForResponse('**/api/admin/settings/offers');
  release();
  await saved;
  await save.waitFor();
  expect(await promise.inputValue()).toBe('Un dossier suivi, chaque mois');
  await page.getByText('1 changement à enregistrer').waitFor();
  await page.unrouteAll();
  await save.press('Enter');
  await page.getByText('Enregistré, et visible sur le site.').waitFor();
  expect(await promise.inputValue()).toBe('Un dossier suivi, chaque mois');
});
