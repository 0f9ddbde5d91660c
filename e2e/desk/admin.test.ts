import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory } from '../../database/testing/temporaryDirectory.ts';
import { base } from '../testing/base.ts';
import { eraseOnRequest, openDesk, postLead } from './desk.ts';

describe('the list of leads', () => {
  test('a lead that arrives shows in two open browsers without reload, and is counted in the title', async () => {
    const [one, two] = [await openDesk(), await openDesk('/admin', { width: 390 })];
    for (const page of [one, two]) await Promise.all([page.waitForResponse('**/api/admin/events'), page.reload()]);
    const { name } = await postLead();
    for (const page of [one, two]) {
      await page.getByRole('button', { name, exact: true }).waitFor();
      expect(await page.title()).toMatch(/^\(1\) /);
    }
    await one.mouse.click(5, 5);
    expect(await one.title()).not.toMatch(/^\(/);
  });

  test('a lead that arrives while the pointer is on the list waits above it, moves no row, and is let in by a press', async () => {
    await postLead({ name: 'Rose Attendue' });
    const page = await openDesk();
    const row = page.getByRole('row', { name: /Rose Attendue/ });
    await row.hover();
    const before = await row.boundingBox();
    await postLead({ name: 'Lise Survenue' });
    const news = page.getByRole('button', { name: /nouvelles? demandes?$/ });
    await news.waitFor();
    expect([await row.boundingBox(), await page.getByRole('row', { name: /Lise Survenue/ }).count()]).toEqual([
      before,
      0,
    ]);
    await postLead({ name: 'Lise Suivante' });
    await expect.poll(() => news.textContent()).toMatch(/^[2-9] nouvelles demandes$/);
    await news.click();
    await page.getByRole('row', { name: /Lise Survenue/ }).waitFor();
    expect(await news.count()).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toContain('Lise Suivante');
    // While the pointer is over the list, new requests do not enter it; with the pointer away they do.
    await page.mouse.move(0, 0);
    await postLead({ name: 'Lise Libre' });
    await page.getByRole('row', { name: /Lise Libre/ }).waitFor();
  });

  test('search, filters, export and entering a request are in one line, down to 320 px', async () => {
    await postLead();
    const page = await openDesk('/admin', { width: 320 });
    const bar = page.getByRole('search', { name: 'Chercher et filtrer' });
    const parts = [
      bar.getByLabel('Rechercher'),
      bar.getByRole('button', { name: 'Filtrer' }),
      bar.locator('summary'),
      bar.getByRole('link', { name: 'Saisir une demande' }),
    ];
    const middles = parts.map(async (part) => {
      const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
      return Math.round(y + height / 2);
    });
    expect(new Set(await Promise.all(middles)).size).toBe(1);
  });

  test('a lead that arrives after the first list but before the live line is open shows too', async () => {
    const before = await postLead();
    const page = await openDesk();
    let open = () => {};
    const late = new Promise<void>((resolve) => {
      open = resolve;
    });
    await page.route('**/api/admin/events', async (route) => {
      await late;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('button', { name: before.name, exact: true }).waitFor();
    const { name } = await postLead();
    open();
    await page.getByRole('button', { name, exact: true }).waitFor();
  });

  test('searching as one types narrows the list and changes the address', async () => {
    const stamp = Date.now();
    const plain = `torrefaction${stamp}`;
    const { name } = await postLead({ message: `Torréfaction${stamp} à Sète` });
    await postLead();
    const page = await openDesk();
    await page.getByLabel('Rechercher').waitFor();
    await page.keyboard.press('/');
    await page.keyboard.type(plain);
    await page.getByText('1 lead trouvé').waitFor();
    await expect.poll(() => new URL(page.url()).search).toBe(`?q=${plain}`);
    expect(await page.getByRole('button', { name, exact: true }).isVisible()).toBe(true);
    await page.keyboard.press('Enter');
    await page.keyboard.press('x');
    await page.getByText('1 lead choisi').waitFor();
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByRole('search').getByLabel('Statut').selectOption('perdu');
    await page.getByText('Aucun lead ne correspond').waitFor();
    await page.getByRole('button', { name: 'Effacer la recherche et les filtres' }).click();
    await expect.poll(() => new URL(page.url()).search).toBe('');
    await expect.poll(() => page.getByLabel('Rechercher').inputValue()).toBe('');
  });

  test('j, k, x and o move, tick and open; ? says so', async () => {
    const first = await postLead();
    const second = await postLead();
    const page = await openDesk();
    await page.getByRole('button', { name: second.name, exact: true }).waitFor();
    await page.keyboard.press('j');
    const panel = page.getByRole('complementary', { name: 'Détail du lead' });
    await panel.getByRole('heading', { name: first.name }).waitFor();
    await page.keyboard.press('k');
    await panel.getByRole('heading', { name: second.name }).waitFor();
    await page.keyboard.press('x');
    await page.getByText('1 lead choisi').waitFor();
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 1, name: second.name }).waitFor();
  });

  test('on a phone the keys go from lead to lead without opening any, and the view they open has the focus', async () => {
    const first = await postLead();
    const second = await postLead();
    const page = await openDesk('/admin', { width: 390, height: 844 });
    await page.getByRole('button', { name: second.name, exact: true }).waitFor();
    await page.keyboard.press('j');
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    await page.getByText('1 lead choisi').waitFor();
    expect(await page.getByRole('checkbox', { name: `Choisir ${first.name}` }).isChecked()).toBe(true);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await page.keyboard.press('o');
    await page.getByRole('heading', { level: 1, name: first.name }).waitFor();
    expect(await page.evaluate(() => [document.activeElement?.tagName, window.scrollY])).toEqual(['MAIN', 0]);
  });

  test('ticked leads change status together, and the change is undone', async () => {
    const leads = [await postLead(), await postLead()];
    const page = await openDesk();
    for (const { name } of leads) await page.getByRole('checkbox', { name: `Choisir ${name}` }).check();
    await page.getByLabel('Changer le statut').selectOption('perdu');
    await page.getByText(/2 leads passés à/).waitFor();
    for (const { name } of leads) await page.getByRole('row').filter({ hasText: name }).getByText('Perdu').waitFor();
    await page.getByRole('button', { name: 'Annuler ce changement' }).click();
    for (const { name } of leads)
      await page.getByRole('row').filter({ hasText: name }).getByText('Reste 23 h').waitFor();
  });

  test('a lead ordered at another price is found by its service, named by its title, and keeps its price', async () => {
    const { name } = await postLead({ service: 'Étude de marché - 99€' });
    const page = await openDesk(`/admin?q=${encodeURIComponent(name)}`);
    await page.getByRole('button', { name: 'Filtrer' }).click();
    await page.getByLabel('Service').selectOption({ label: 'Étude de marché' });
    await page.waitForURL(/service=etude-marche/);
    const row = page.getByRole('row').filter({ hasText: name });
    await row.getByText('Étude de marché', { exact: true }).waitFor();
    await page.getByLabel('Service').selectOption({ label: 'Stratégie' });
    await row.waitFor({ state: 'detached' });
    await page.goBack();
    await row.getByRole('button', { name }).click();
    await page.getByText('Étude de marché - 99\u00a0€', { exact: true }).waitFor();
  });

  test('the export downloads the list as it is filtered', async () => {
    const word = `chocolaterie${Date.now()}`;
    const { name } = await postLead({ message: word });
    const page = await openDesk(`/admin?q=${word}`);
    await page.getByText('Exporter').click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'CSV pour Excel en français' }).click(),
    ]);
    const file = path.join(temporaryDirectory(), 'leads.csv');
    await download.saveAs(file);
    const text = readFileSync(file, 'utf8');
    expect(text.startsWith('\ufeffRéférence;')).toBe(true);
    expect(text.trim().split('\r\n')).toHaveLength(2);
    expect(text).toContain(name);
  });

  test('on a phone a lead opens as a sheet, and the page never scrolls sideways', async () => {
    const { name } = await postLead();
    const page = await openDesk('/admin', { width: 390, height: 844 });
    await page.getByRole('button', { name, exact: true }).click();
    const sheet = page.getByRole('dialog', { name });
    await sheet.getByText('Bonjour', { exact: true }).waitFor();
    await sheet.getByRole('button', { name: 'Fermer' }).click();
    await sheet.waitFor({ state: 'detached' });
    for (const view of ['', '/newsletter', '/articles', '/tableau-de-bord', '?liste=indesirables', '/etat']) {
      await page.goto(`${base()}/admin${view}`, { waitUntil: 'load' });
      await page.getByRole('heading', { level: 1 }).waitFor();
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, view).toBeLessThanOrEqual(0);
    }
  });
});

describe('a lead’s page', () => {
  test('keeps the follow-up, and its history shows it', async () => {
    const { id } = await postLead();
    const page = await openDesk(`/admin/leads/${id}`);
    await page.getByText('Fiche ouverte pour la première fois').waitFor();
    await page.getByLabel('Statut').selectOption('gagne');
    await page.getByLabel('Ce qui a décidé').fill('Le délai');
    await page.getByLabel('Montant en euros').fill('1 250,50');
    await page.getByLabel('Relancer le').fill('2026-12-24');
    await page.getByRole('button', { name: 'Enregistrer le suivi' }).click();
    await page.getByText(/Statut\s: Nouveau, puis Gagné, 1\s250,50\s€/).waitFor();
    await page.getByText('Relance prévue le 24/12/2026').waitFor();
    await page.reload({ waitUntil: 'load' });
    expect(await page.getByLabel('Ce qui a décidé').inputValue()).toBe('Le délai');
  });

  test('writes the answer from a template, in the owner’s own mail program', async () => {
    const { id, reference } = await postLead({ name: 'Zoé Martin', email: 'zoe@desk.example' });
    const page = await openDesk(`/admin/leads/${id}`);
    const link = page.getByRole('link', { name: 'Ouvrir dans ma messagerie' });
    await page.getByLabel('Modèle', { exact: true }).selectOption({ label: 'Envoi du devis' });
    const url = new URL((await link.getAttribute('href')) ?? '');
    expect(url.pathname).toBe('zoe@desk.example');
    expect(url.searchParams.get('subject')).toBe(`Votre devis ${reference}`);
    expect(url.searchParams.get('body')).toMatch(/^Bonjour Zoé,\r\n/);
    await page.getByRole('button', { name: 'Modifier les modèles' }).click();
    await page.getByLabel('Nom du modèle').first().fill('Bonjour');
    await page.getByRole('button', { name: 'Enregistrer les modèles' }).click();
    await page.getByLabel('Modèle', { exact: true }).selectOption({ label: 'Bonjour' });
  });

  test('shows what was typed letter for letter: markup does nothing', async () => {
    const attack = '<img src=x onerror="window.hacked=1"> L\'été : "oui" !';
    const { id } = await postLead({ name: attack, company: attack, message: attack });
    const page = await openDesk(`/admin/leads/${id}`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(attack);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('is erased after asking', async () => {
    const { id, reference } = await postLead();
    const page = await openDesk(`/admin/leads/${id}`, { allowed: [/404/] });
    await page.getByRole('button', { name: 'Effacer ce lead' }).click();
    await eraseOnRequest(page);
    await page.getByText(`${reference} a disparu de la base.`).first().waitFor();
    await page.goto(`${base()}/admin/leads/${id}`, { waitUntil: 'load' });
    await page.getByText('Ce lead n’existe pas, ou a été effacé.').waitFor();
  });
});
