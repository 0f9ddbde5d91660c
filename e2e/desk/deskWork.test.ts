import type { Download } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { base } from '../testing/base.ts';
import { eraseOnRequest, openDesk, postLead } from './desk.ts';
import { SUMMARY } from './deskResponses.ts';

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();

describe('long lists', () => {
  test('a list longer than a page goes on, and its filters survive a reload and the back button', async () => {
    const word = `chapellerie${Date.now()}`;
    await Promise.all(Array.from({ length: 52 }, () => postLead({ message: word })));
    const page = await openDesk(`/admin?q=${word}`);
    await page.getByText('52 leads trouvés').waitFor();
    await page.getByText('50 sur 52').waitFor();
    // The list loads more rows near its end, and renders only the rows near the window.
    await page.keyboard.press('End');
    await page.getByText('50 sur 52').waitFor({ state: 'detached' });
    await page.keyboard.press('End');
    await page.locator('[aria-rowindex="53"]').waitFor();
    expect(await page.getByRole('table').getAttribute('aria-rowcount')).toBe('53');
    expect(await page.locator('[data-lead]').count()).toBeLessThan(52);
    await page.keyboard.press('Home');
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByRole('search').getByLabel('Statut').selectOption('perdu');
    await page.getByText('Aucun lead ne correspond').waitFor();
    await page.reload();
    await page.getByText('Aucun lead ne correspond').waitFor();
    expect(await page.getByRole('search').getByLabel('Statut').inputValue()).toBe('perdu');
    await page.goBack();
    await page.getByText('52 leads trouvés').waitFor();
    expect(await page.getByLabel('Rechercher').inputValue()).toBe(word);
  });

  test('ticked leads are erased together after asking', async () => {
    const word = `vannerie${Date.now()}`;
    for (let n = 0; n < 3; n += 1) await postLead({ message: word });
    const page = await openDesk(`/admin?q=${word}`);
    await page.getByText('3 leads trouvés').waitFor();
    await page.getByRole('checkbox', { name: 'Choisir tous les leads affichés' }).check();
    await page.getByText('3 leads choisis').waitFor();
    await page.getByRole('button', { name: 'Effacer', exact: true }).click();
    await page.getByRole('alertdialog', { name: 'Effacer ces 3 leads' }).waitFor();
    await eraseOnRequest(page);
    await page.getByText('Aucun lead ne correspond').waitFor();
    await page.locator('main:focus').waitFor();
  });

  test('more ticked leads than one call takes are all exported, then all change status, and all change back', async () => {
    const word = `maroquinerie${Date.now()}`;
    const all = await Promise.all(Array.from({ length: 501 }, () => postLead({ message: word })));
    const page = await openDesk();
    await page.goto(`${base()}/admin?q=${word}`);
    await page.getByText('50 sur 501').waitFor();
    await page.getByRole('checkbox', { name: 'Choisir tous les leads affichés' }).check();
    const bar = page.getByRole('region', { name: 'Leads choisis' });
    await bar.getByRole('button', { name: 'Tout choisir (501)' }).click();
    await bar.getByText('501 leads choisis').waitFor();

    await bar.getByText('Exporter').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      bar.getByRole('button', { name: 'CSV standard (RFC 4180)' }).click(),
    ]);
    const references = (await textOf(download)).match(/^DEV-\d+-\d+/gm);
    expect(references?.sort()).toEqual(all.map(({ reference }) => reference).sort());

    await bar.getByLabel('Changer le statut').selectOption('perdu');
    await bar.getByText(/501 leads passés à/).waitFor();
    const rows = page.locator('[data-lead]');
    const [first, last] = [rows.first(), rows.last()];
    for (const row of [first, last]) await row.getByText('Perdu').waitFor();
    await bar.getByRole('button', { name: 'Annuler ce changement' }).click();
    for (const row of [first, last]) await row.getByText('Reste 23 h').waitFor();
  });

  test('the quarantine is searched too, and what is found there can be erased', async () => {
    const word = `loterie${Date.now()}`;
    const kept = await postLead({ message: 'Sans rapport' }, 'rempli');
    const { name, reference } = await postLead({ message: word }, 'rempli');
    const page = await openDesk('/admin?liste=indesirables');
    await page.getByRole('heading', { name: kept.name }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(word);
    await page.getByRole('heading', { name: kept.name }).waitFor({ state: 'detached' });
    // Polls the address: on a slow machine the search may be applied between two letters.
    await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe(word);
    await page
      .getByRole('listitem')
      .filter({ hasText: name })
      .getByRole('button', { name: /^Effacer/ })
      .click();
    await page.getByRole('alertdialog', { name: new RegExp(reference) }).waitFor();
    await eraseOnRequest(page);
    await page.getByText('Aucun indésirable ne correspond').waitFor();
  });
});

test('the lead beside the list says its reference, and its card downloads as a vCard', async () => {
  const { id, name, reference } = await postLead({ company: 'Atelier Marchand' });
  const page = await openDesk();
  await page.getByRole('button', { name, exact: true }).click();
  await page.getByRole('complementary', { name: 'Détail du lead' }).getByText(reference).waitFor();
  await page.getByRole('link', { name: 'Ouvrir la fiche' }).click();
  await page.waitForURL(new RegExp(`/admin/leads/${id}$`));
  const link = page.getByRole('link', { name: /vCard/ });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe(`${reference}.vcf`);
  const response = await page.context().request.get(`${base()}${await link.getAttribute('href')}`);
  const card = await response.text();
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:/);
  expect(card).toContain(`FN:${name}\r\n`);
});

describe('when something fails', () => {
  test('a note that cannot be sent stays written, and the desk says what to do', async () => {
    const { id } = await postLead();
    const page = await openDesk(`/admin/leads/${id}`, { allowed: [/ERR_INTERNET_DISCONNECTED/] });
    await page.getByText('Fiche ouverte pour la première fois').waitFor();
    await page.getByLabel('Ajouter une note').fill('Écrite hors ligne');
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Enregistrer la note' }).click();
    await page.getByText(/Vérifiez votre connexion à internet/).waitFor();
    expect(await page.getByLabel('Ajouter une note').inputValue()).toBe('Écrite hors ligne');
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Enregistrer la note' }).click();
    await page.getByRole('list', { name: 'Historique' }).getByText('Écrite hors ligne').waitFor();
    await expect.poll(() => page.getByLabel('Ajouter une note').inputValue()).toBe('');
  });

  test('what is typed while a note is being saved stays, for the next one', async () => {
    const { id } = await postLead();
    const page = await openDesk(`/admin/leads/${id}`);
    const field = page.getByLabel('Ajouter une note');
    await page.getByText('Fiche ouverte pour la première fois').waitFor();
    const typed = Promise.withResolvers<void>();
    await page.route('**/notes', (route) => typed.promise.then(() => route.continue()));
    await field.fill('La première');
    await page.getByRole('button', { name: 'Enregistrer la note' }).click();
    await page.getByRole('button', { name: 'Enregistrement...' }).waitFor();
    await field.press('End');
    await field.pressSequentially(', puis la suite');
    typed.resolve();
    await page.getByRole('list', { name: 'Historique' }).getByText('La première', { exact: true }).waitFor();
    await expect.poll(() => field.inputValue()).toBe(', puis la suite');
  });

  test('what is changed of a follow-up while it is being saved stays, and can be saved in turn', async () => {
    const { id } = await postLead();
    const page = await openDesk(`/admin/leads/${id}`);
    const [amount, day] = [page.getByLabel('Montant en euros'), page.getByLabel('Relancer le')];
    await page.getByText('Fiche ouverte pour la première fois').waitFor();
    const typed = Promise.withResolvers<void>();
    await page.route(`**/leads/${id}`, (route) =>
      route.request().method() === 'PATCH' ? typed.promise.then(() => route.continue()) : route.continue(),
    );
    await amount.fill('1 250');
    await page.getByRole('button', { name: 'Enregistrer le suivi' }).click();
    await page.getByRole('button', { name: 'Enregistrement...' }).waitFor();
    await day.fill('2032-05-06');
    typed.resolve();
    await page.getByText('Suivi enregistré').first().waitFor();
    expect([await amount.inputValue(), await day.inputValue()]).toEqual(['1250', '2032-05-06']);
    await page.getByRole('button', { name: 'Enregistrer le suivi' }).click();
    await expect.poll(() => page.getByRole('button', { name: 'Enregistrer le suivi' }).isDisabled()).toBe(true);
  });

  test('a search that fails keeps its words and can be tried again', async () => {
    const word = `mercerie${Date.now()}`;
    await postLead({ message: word });
    const page = await openDesk('/admin', { allowed: [/503/] });
    await page.getByLabel('Rechercher').waitFor();
    await page.route('**/api/leads?q=*', (route) => route.fulfill({ status: 503, body: '' }));
    await page.getByLabel('Rechercher').fill(word);
    await page.getByText(/Le serveur a répondu par une erreur \(503\)/).waitFor();
    expect(await page.getByLabel('Rechercher').inputValue()).toBe(word);
    await page.unroute('**/api/leads?q=*');
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await page.getByText('1 lead trouvé').waitFor();
  });

  test('five minutes before the session ends the desk warns, and one button prolongs it', async () => {
    const page = await openDesk();
    let prolonged = false;
    const session = { idle_ends_at: minutes(4), ends_at: minutes(600) };
    await page.route('**/api/admin/summary', (route) => route.fulfill({ json: { ...SUMMARY, session } }));
    await page.route('**/api/admin/session', (route) => {
      prolonged ||= route.request().method() === 'POST';
      return prolonged ? route.continue() : route.fulfill({ json: { success: true, ...session } });
    });
    await page.reload();
    const warning = page.getByRole('alert').filter({ hasText: 'Sans activité, votre session se ferme à' });
    await warning.getByRole('button', { name: 'Rester connecté' }).click();
    await warning.waitFor({ state: 'detached' });
  });
});

test('every chart of the dashboard has its numbers in a table', async () => {
  await postLead();
  const page = await openDesk('/admin/tableau-de-bord');
  const charts = page.locator('figure').filter({ has: page.getByRole('img') });
  await charts.first().waitFor();
  expect(await charts.count()).toBe(3);
  for (const chart of await charts.all()) {
    await chart.getByText('Voir les chiffres').click();
    expect(await chart.getByRole('row').count()).toBe(31);
  }
});
