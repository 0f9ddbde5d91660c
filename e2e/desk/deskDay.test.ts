import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { ADMIN } from '../testing/site.ts';
import { openDesk, postLead } from './desk.ts';
import { signIn } from './signIn.ts';

/** Follow-up day before all those of other tests, so that this lead is first in the list. */
const LONG_AGO = '2001-02-03';
/** Words for a follow-up thousands of days late, with a space in the number, as French readers write it. */
const LATE = /Relance\s:\s\d{1,3}(\s\d{3})*\sj\sde\sretard/;

/** Changes a lead from another browser of the owner. */
const change = (page: Page, id: number, body: object) =>
  page.evaluate(
    async ([lead, sentence]) => {
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/admin/leads/${lead}`, { method: 'PATCH', headers, body: sentence });
    },
    [id, JSON.stringify(body)] as const,
  );

describe('the day', () => {
  test('comes first after the sign-in form, shows a follow-up that becomes due at once, and leads to it', async () => {
    const { id, name } = await postLead({ message: 'Téléphone : 06 12 34 56 78\nDescription : Une enseigne' });
    const page = await openPage('/admin');
    await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/aujourdhui');
    await change(page, id, { follow_up_on: LONG_AGO });
    const late = page.getByRole('region', { name: 'Relances en retard' });
    const row = late.getByRole('listitem').filter({ hasText: name });
    await row.getByText(LATE).waitFor();
    expect(await row.getByRole('link', { name: '06 12 34 56 78' }).getAttribute('href')).toBe('tel:+33612345678');
    await row.getByRole('link', { name }).click();
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByLabel('Relancer le').fill('');
    await page.getByRole('button', { name: 'Enregistrer le suivi' }).click();
    await page.getByText('Suivi enregistré').first().waitFor();
    await page.getByRole('link', { name: 'Aujourd’hui' }).click();
    await page.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
    await row.waitFor({ state: 'detached' });
  });

  test('a deep link keeps its page after the sign-in form, and a reference leads to its file', async () => {
    const { id, reference, name } = await postLead();
    const page = await openPage(`/admin/leads/${reference}`, { allowed: [/401/] });
    await signIn(page);
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await expect.poll(() => page.url()).toBe(`${base()}/admin/leads/${id}`);
  });
});

describe('following up from the list', () => {
  test('status, day and note are set beside the list, and the day filters it', async () => {
    const word = `vitrerie${Date.now()}`;
    await postLead({ message: word });
    const page = await openDesk(`/admin?q=${word}`);
    const panel = page.getByRole('complementary', { name: 'Détail du lead' });
    await panel.getByRole('combobox', { name: 'Statut' }).selectOption('devis-envoye');
    await panel.getByLabel('Montant en euros').fill('420');
    await panel.getByLabel('Relancer le').fill(LONG_AGO);
    await panel.getByRole('button', { name: 'Enregistrer le suivi' }).click();
    await panel.getByLabel('Ajouter une note').fill('Préfère le matin');
    await panel.getByRole('button', { name: 'Enregistrer la note' }).click();
    const row = page.locator('tbody tr');
    await row.getByText('Devis envoyé').waitFor();
    await row.getByText(LATE).waitFor();
    await page.getByText('Estimé').waitFor();
    expect(await page.getByLabel('Montants de ces leads').innerText()).toMatch(/420\s€/);

    await page.getByRole('button', { name: 'Filtrer' }).click();
    const filter = page.getByRole('search').getByLabel('Relance');
    await filter.selectOption('aujourdhui');
    await page.getByText('Aucun lead ne correspond').waitFor();
    await filter.selectOption('retard');
    await page.getByText('1 lead trouvé').waitFor();
    await page.getByRole('link', { name: 'Ouvrir la fiche' }).click();
    await page.getByRole('list', { name: 'Historique' }).getByText('Préfère le matin').waitFor();
  });

  test('ticked leads get a day together, and give it back', async () => {
    const word = `serrurerie${Date.now()}`;
    for (let n = 0; n < 2; n += 1) await postLead({ message: word });
    const page = await openDesk(`/admin?q=${word}`);
    await page.getByRole('checkbox', { name: 'Choisir tous les leads affichés' }).check();
    const bar = page.getByRole('region', { name: 'Leads choisis' });
    await bar.getByLabel('Relancer').selectOption('autre');
    await page.getByRole('dialog').getByLabel('Relancer le').fill('2032-05-06');
    await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer ce jour' }).click();
    await bar.getByText('2 leads à relancer le 06/05/2032.').waitFor();
    await expect.poll(() => page.locator('tbody').getByText('Relance : 06/05/2032').count()).toBe(2);
    await bar.getByRole('button', { name: 'Annuler ce changement' }).click();
    await expect.poll(() => page.locator('tbody').getByText('Relance :').count()).toBe(0);
  });
});

test('a published article of the desk’s list leads to its public page', async () => {
  const page = await openDesk('/admin/articles');
  // Picks the link of a built-in article: a link to an article that another test wrote leads to its editor.
  const link = page.getByRole('tabpanel').locator('h3 a[href^="/blog/"]').first();
  const words = (text: string) => text.replace(/\s+/g, ' ');
  const title = words(await link.innerText());
  await link.click();
  await page.waitForURL(/\/blog\/article-\d+$/);
  expect(words(await page.getByRole('heading', { level: 1 }).innerText())).toBe(title);
});
