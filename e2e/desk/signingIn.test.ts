import { describe, expect, onTestFinished, test } from 'vitest';
import { ownersCommand } from '../../bin/testing/ownersCommand.ts';
import { articles } from '../../data/blog/articles.baked.ts';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { signedInAt } from '../testing/ownerCookies.ts';
import { ADMIN, startSite } from '../testing/site.ts';
import { addPasskey, carryKeys, withAuthenticator } from './authenticator.ts';
import { openDesk, postLead } from './desk.ts';

test('the desk opens by a passkey alone in a browser that was never here, while wrong passwords shut the password out', async () => {
  const flooded = await startSite();
  onTestFinished(() => flooded.stop());
  const own = flooded.base.replace('127.0.0.1', 'localhost');
  const home = await openPage(`${own}/admin/compte`, { own: true, cookies: await signedInAt(own) });
  const authenticator = await withAuthenticator(home);
  await addPasskey(home);

  const page = await openPage(`${own}/admin`, { own: true, allowed: [/401/, /429/] });
  const there = await withAuthenticator(page);
  await carryKeys(authenticator, there);
  await page.evaluate(async () => {
    const body = JSON.stringify({ username: 'admin', password: 'deviné' });
    const headers = { 'Content-Type': 'application/json' };
    for (let n = 0; n < 11; n += 1) await fetch('/api/session', { method: 'POST', headers, body });
  });
  await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByText('Trop d').first().waitFor();
  const way = page.getByRole('button', { name: 'Utiliser une clé d’accès' });
  // Twin: a passkey used without user verification, as someone else would, opens nothing.
  await there.verify(false);
  await way.click();
  await page.getByText('La clé d’accès n’a pas répondu').waitFor();
  await there.verify(true);
  await way.click();
  await page.getByRole('navigation', { name: 'Bureau' }).waitFor();
  await page.goto(`${own}/admin/journal`);
  await page.getByRole('cell', { name: 'Connexion par clé d’accès' }).waitFor();
});

const REFUSED = [/401/];
const LIVE = '**/api/admin/events';
const WATCHED = '**/api/admin/{events,session}';

describe('signing in', () => {
  test('the password can be shown, and the arrow keys go from tab to tab', async () => {
    const page = await openPage('/admin');
    await page.getByLabel('Mot de passe', { exact: true }).fill('secret');
    await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
    expect(await page.getByLabel('Mot de passe', { exact: true }).getAttribute('type')).toBe('text');

    const desk = await openDesk();
    await desk.getByRole('tab', { name: /Leads/ }).focus();
    await desk.keyboard.press('ArrowRight');
    await desk.getByRole('heading', { name: 'Abonnés Newsletter' }).waitFor();
    expect(new URL(desk.url()).pathname).toBe('/admin/newsletter');
    await desk.keyboard.press('ArrowRight');
    await desk.getByRole('heading', { name: 'Articles de Blog' }).waitFor();
    // Counts at least the built-in articles: a parallel test may have published another.
    await expect.poll(() => desk.getByText('Publié', { exact: true }).count()).toBeGreaterThanOrEqual(articles.length);
    // Number in the tab's title, which is loaded by a separate call.
    const counted = async () => Number(/\d+/.exec(await desk.getByRole('tab', { name: /Articles/ }).innerText())?.[0]);
    await expect.poll(counted).toBeGreaterThanOrEqual(articles.length);
  });

  test('a printed link opens the desk once its button is pressed, and not before; used, it says so', async () => {
    const site = await startSite();
    onTestFinished(() => site.stop());
    const { stdout } = await ownersCommand(
      { DATA_DIR: site.dataDir, BASE_URL: site.base },
      'admin',
      'sign-in',
      ADMIN.username,
    );
    const link = /http\S+#lien=\S+/.exec(stdout)?.[0] ?? '';
    const page = await openPage('/about', { allowed: REFUSED });
    await page.goto(link);
    await page.getByRole('button', { name: 'Ouvrir ma session' }).waitFor();
    // Opening the link, as link scanners do, does not use it up.
    await page.goto(`${site.base}/about`);
    await page.goto(link);
    await page.getByRole('button', { name: 'Ouvrir ma session' }).click();
    await page.getByRole('heading', { level: 1, name: /Aujourd.hui/ }).waitFor();
    expect(page.url()).not.toContain('lien');
    const other = await openPage('/about', { allowed: REFUSED });
    await other.goto(link);
    await other.getByRole('button', { name: 'Ouvrir ma session' }).click();
    await other.getByText('Ce lien a déjà servi').waitFor();
    await other.getByRole('button', { name: 'Se connecter par mot de passe' }).click();
    await other.getByLabel('Identifiant', { exact: true }).waitFor();
  });

  test('a form sent before the page’s script is there opens the desk, or says what is wrong', async () => {
    const page = await openPage('/about', { allowed: [/ERR_FAILED/] });
    // Blocks all scripts, as if the script of the form's page never loaded.
    await page.route('**/*.js', (route) =>
      new URL(page.url()).pathname === '/admin' ? route.abort() : route.continue(),
    );
    const send = async (password: string) => {
      await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
      await page.getByLabel('Mot de passe', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Se connecter' }).click();
    };
    await page.goto(`${base()}/admin`);
    await send('une autre phrase');
    await page.getByText('Identifiant ou mot de passe incorrect.').waitFor();
    await send(ADMIN.password);
    await page.getByRole('heading', { level: 1, name: /Aujourd.hui/ }).waitFor();
    await page.unroute('**/*.js');
    await page.getByRole('navigation', { name: 'Bureau' }).getByRole('link', { name: 'Demandes' }).click();
    await page.getByRole('tab', { name: /Leads/ }).waitFor();
  });

  test('without script the desk says that it needs one, and shows nothing that would never come', async () => {
    const page = await openPage('/admin', { javaScriptEnabled: false });
    const needs = page.locator('noscript p');
    await needs.waitFor();
    await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await page.waitForURL('**/admin/aujourdhui');
    expect([await needs.textContent(), await page.getByText('Chargement').isVisible()]).toEqual([
      expect.stringContaining('a besoin de JavaScript'),
      false,
    ]);
  });

  test('a session that ends brings the form back, and what was typed is still there afterwards', async () => {
    const { id } = await postLead();
    // Blocks the regular calls: a lead of a parallel test would cause one, which would show the sign-in form before the click.
    const page = await openDesk(`/admin/leads/${id}`, { allowed: [...REFUSED, /ERR_FAILED/], blocked: WATCHED });
    await page.getByText('Fiche ouverte pour la première fois').waitFor();
    await page.getByLabel('Ajouter une note').fill('Une note que la session interrompt');
    await page.context().clearCookies();
    await page.getByRole('button', { name: 'Enregistrer la note' }).click();
    await page.getByText('Votre session a pris fin.').waitFor();
    expect(await page.getByLabel('Ajouter une note').isVisible()).toBe(false);
    await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    expect(await page.getByLabel('Ajouter une note').inputValue()).toBe('Une note que la session interrompt');
    // After a new sign-in the focus is on the button or, if the button was busy when the session ended, inside the view; never at the top
    // of the page.
    await page.locator('main:focus, main :focus').first().waitFor();
    await page.getByRole('button', { name: 'Enregistrer la note' }).click();
    await page.getByRole('list', { name: 'Historique' }).getByText('Une note que la session interrompt').waitFor();
  });

  test('a session that ends under an open dialog is begun again over it, and the dialog stays open', async () => {
    const { id } = await postLead();
    const page = await openDesk(`/admin/leads/${id}`, { allowed: [...REFUSED, /ERR_FAILED/], blocked: WATCHED });
    await page.getByRole('button', { name: 'Effacer ce lead' }).click();
    const dialog = page.getByRole('alertdialog');
    await page.context().clearCookies();
    await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await page.getByText('Votre session a pris fin.').waitFor();
    await page.getByLabel('Identifiant', { exact: true }).click();
    // A browser closes a dialog at the second Escape in a row.
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
    await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
    await page.getByRole('button', { name: 'Se connecter' }).click();
    await dialog.getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('Lead à la corbeille').first().waitFor();
  });

  test('an idle desk finds by its live line that its session is over, and brings the form back too', async () => {
    const page = await openDesk('/admin', { allowed: REFUSED });
    const live = page.waitForRequest(LIVE);
    await page.reload();
    await live;
    await page.getByLabel('Rechercher').fill('un mot que personne');
    await page.getByText('Aucun lead ne correspond').waitFor();
    await page.context().clearCookies();
    await postLead();
    await page.getByText('Votre session a pris fin.').waitFor();
    expect(await page.getByLabel('Rechercher').isVisible()).toBe(false);
  });

  test('a session that ended before the event stream was open brings the form back, and the stream is not opened again', async () => {
    const page = await openDesk('/admin', { allowed: REFUSED });
    let requests = 0;
    let answered = Date.now();
    page.on('requestfinished', () => (answered = Date.now()));
    await page.route(LIVE, async (route) => {
      requests += 1;
      // Ends the session only after every other call has its response, so that only the live stream can notice the end.
      while (requests === 1 && Date.now() - answered < 1000) await page.waitForTimeout(100);
      await page.context().clearCookies();
      await route.continue({ headers: { ...route.request().headers(), cookie: '' } });
    });
    await page.reload();
    await page.getByText('Votre session a pris fin.').waitFor();
    await page.waitForTimeout(6000);
    expect(requests).toBe(1);
  });

  test('a live line that was answered by a proxy’s error is opened again by itself', async () => {
    const page = await openDesk('/admin', { allowed: [/502/] });
    await page.route(LIVE, (route) => route.fulfill({ status: 502 }), { times: 1 });
    const refused = page.waitForResponse((response) => response.status() === 502);
    await page.reload();
    await refused;
    await page.getByLabel('Rechercher').waitFor();
    const { name } = await postLead();
    await page.getByRole('button', { name, exact: true }).waitFor();
  });
});
