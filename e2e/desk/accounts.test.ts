import type { Page } from 'playwright-core';
import decodeQR from 'qr/decode.js';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../../database/file/connection.ts';
import { databaseFile } from '../../database/file/databaseFile.ts';
import { codeAt } from '../../server/security/signIn/codes.ts';
import { type Opening, openPage } from '../testing/openPage.ts';
import { cookieHeader, signedInAt } from '../testing/ownerCookies.ts';
import { ADMIN, type Site, startSite } from '../testing/site.ts';
import { addPasskey, withAuthenticator } from './authenticator.ts';
import { signOut } from './desk.ts';
import { signIn } from './signIn.ts';

let site: Site;
/** Address of the site by the name `localhost`: browsers refuse passkeys on an IP address. */
let origin: string;

beforeAll(async () => {
  site = await startSite();
  origin = site.base.replace('127.0.0.1', 'localhost');
}, 180_000);
afterAll(() => site?.stop());

/** Runs SQL on the site's file, beside the running site. */
function alter(sql: string): void {
  const connection = connect(databaseFile(site.dataDir));
  connection.pragma('busy_timeout = 5000');
  connection.exec(sql);
  connection.close();
}

async function open(path: string, options: Opening = {}): Promise<Page> {
  // Opens each page with a session of its own, since the pages of this test end each other's sessions.
  return openPage(origin + path, { own: true, cookies: await signedInAt(origin), ...options });
}

const giveName = async (page: Page) => {
  await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('heading', { name: 'Double authentification' }).waitFor();
};
const desk = (page: Page) => page.getByRole('navigation', { name: 'Bureau' });

test('until React has loaded, the link to an export leads nowhere, and a form sends nothing', async () => {
  const headers = cookieHeader(await signedInAt(site.base));
  const html = async (path: string) => (await fetch(site.base + path, { headers })).text();
  const journal = await html('/admin/compte?vue=journal');
  expect([journal.includes('CSV standard'), journal.includes('/api/admin/exports')]).toEqual([true, false]);
  const forms = (await html('/admin/compte')).match(/<form[^>]*>/g) ?? [];
  expect(forms.map((form) => /method="(.*?)"/.exec(form)?.[1])).toEqual(['dialog']);
});

describe('the owner’s account', () => {
  test('gets a passkey: after the password it opens the desk, confirms an export, and is taken off again', async () => {
    const page = await open('/admin/compte', { allowed: [/401/, /403/] });
    const authenticator = await withAuthenticator(page);
    await addPasskey(page);
    const codes = page.getByRole('dialog', { name: 'Vos codes de secours' });
    expect(await codes.getByRole('listitem').count()).toBe(10);
    const saved = page.waitForEvent('download');
    await codes.getByRole('button', { name: 'Télécharger' }).click();
    expect((await saved).suggestedFilename()).toBe('codes-de-secours-admin.txt');
    // The codes are shown only once: Escape does not close their dialog.
    await page.keyboard.press('Escape');
    await codes.getByRole('button', { name: 'Je les ai gardés' }).click();
    await codes.waitFor({ state: 'detached' });
    await page.getByRole('cell', { name: /^Téléphone/ }).waitFor();

    await signOut(page);
    await giveName(page);
    await authenticator.verify(false);
    await page.getByRole('button', { name: 'Utiliser la clé d’accès' }).click();
    await page.getByText('La clé d’accès n’a pas répondu').waitFor();
    await authenticator.verify(true);
    await page.getByRole('button', { name: 'Utiliser la clé d’accès' }).click();
    await desk(page).waitFor();

    alter('UPDATE sessions SET confirmed_at = NULL');
    await page.goto(`${origin}/admin/journal`);
    await page.getByText('Exporter').click();
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: /CSV/ }).first().click();
    const asking = page.getByRole('dialog', { name: 'Confirmez que c’est vous' });
    await asking.getByRole('button', { name: 'Utiliser une clé d’accès' }).click();
    expect((await download).suggestedFilename()).toMatch(/^journal-.+\.csv$/);
    await page.getByRole('cell', { name: 'Connexion par clé d’accès' }).first().waitFor();

    await page.goto(`${origin}/admin/compte`);
    await page.getByRole('button', { name: 'Retirer Téléphone' }).click();
    await page.getByText('qui connaît le mot de passe entre').waitFor();
    await signOut(page);
    await signIn(page);
  });

  test('gets an app that makes codes: what its QR code carries opens the desk, as does a recovery code, once', async () => {
    const page = await open('/admin/compte', { allowed: [/401/, /422/] });
    await page.getByRole('button', { name: 'Ajouter une application de codes' }).click();
    const drawing = page.getByRole('img', { name: 'Code QR de la clé' });
    await drawing.waitFor();
    const { data, info } = await sharp(await drawing.screenshot())
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    const uri = new URL(decodeQR({ width: info.width, height: info.height, data }));
    const secret = uri.searchParams.get('secret') ?? '';
    await page.getByLabel('Code à six chiffres').fill('000000');
    await page.keyboard.press('Enter');
    await page.getByRole('alert').getByText('Ce code n’est pas le bon').waitFor();
    await page.getByLabel('Code à six chiffres').fill(codeAt(secret, new Date()));
    await page.keyboard.press('Enter');
    const codes = page.getByRole('dialog', { name: 'Vos codes de secours' });
    const recovery = await codes.getByRole('listitem').first().innerText();
    await codes.getByRole('button', { name: 'Je les ai gardés' }).click();

    await signOut(page);
    await giveName(page);
    // Code of the next time step: the first code was already used.
    await page.getByLabel('Code à six chiffres').fill(codeAt(secret, new Date(Date.now() + 30_000)));
    await page.getByRole('button', { name: 'Continuer' }).click();
    await desk(page).waitFor();

    for (const outcome of ['opens', 'has served'] as const) {
      await signOut(page);
      await giveName(page);
      await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
      await page.getByLabel('Code de secours').fill(recovery.toLowerCase());
      await page.getByRole('button', { name: 'Continuer' }).click();
      if (outcome === 'opens') await desk(page).waitFor();
      else await page.getByText('il a déjà servi').waitFor();
    }
    alter('DELETE FROM factors');
  });
});

test('signing out shows one form, though the desk’s reads end before it does', async () => {
  const page = await open('/admin/compte', { allowed: [/401/] });
  let answer = () => {};
  await page.route('**/api/session', async (route) => {
    const response = await route.fetch();
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    await route.fulfill({ response });
  });
  const refused = page.waitForResponse((response) => response.status() === 401);
  await page.getByLabel('Aide et compte').click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await refused;
  await page.evaluate(() => new Promise((resolve) => setTimeout(() => requestAnimationFrame(resolve))));
  expect(await page.getByLabel('Identifiant', { exact: true }).count()).toBe(0);
  answer();
  await page.getByLabel('Identifiant', { exact: true }).waitFor();
});

test('a session ended from another browser closes an idle desk', async () => {
  const stolen = await open('/admin/aujourdhui', { allowed: [/401/] });
  const page = await open('/admin/compte');
  const live = stolen.waitForRequest('**/api/admin/events');
  await stolen.reload();
  await live;
  await stolen.waitForTimeout(500);
  const others = page.getByRole('button', { name: 'Fermer toutes les autres' });
  await others.click();
  await stolen.getByText('Votre session a pris fin.').waitFor();
  await others.waitFor({ state: 'detached' });
});

test('an account is made, signs in with the password shown once, is disabled and removed; the last one cannot be', async () => {
  const page = await open('/admin/compte');
  const ending = `éa${Date.now()}`;
  await page.getByRole('heading', { name: ADMIN.username, exact: true }).waitFor();
  expect(await page.getByRole('button', { name: 'Supprimer' }).count()).toBe(0);
  await page.getByLabel('Identifiant du nouveau compte').fill(`l${ending}`);
  await page.keyboard.press('Enter');
  const created = page.getByRole('dialog', { name: 'Compte créé' });
  const password = await created.locator('code').innerText();
  await created.getByRole('button', { name: 'Je l’ai noté' }).click();

  const other = await openPage(`${origin}/admin`, { own: true, allowed: [/401/] });
  await other.getByLabel('Identifiant', { exact: true }).fill(`L${ending}`);
  await other.getByLabel('Mot de passe', { exact: true }).fill(password);
  await other.getByRole('button', { name: 'Se connecter' }).click();
  await desk(other).waitFor();

  const row = page.getByRole('listitem').filter({ hasText: `l${ending}` });
  await row.getByRole('button', { name: 'Désactiver' }).click();
  await row.getByText('Désactivé', { exact: true }).waitFor();
  await other.getByText('Votre session a pris fin.').waitFor();
  await row.getByRole('button', { name: 'Supprimer' }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Supprimer' }).press('Enter');
  await row.waitFor({ state: 'detached' });
  // The focus is still inside the view, although the focused row is gone.
  await page.locator('main:focus, main :focus').first().waitFor();
});

test('the password is requested again over the action, which is done after it', async () => {
  const page = await open('/admin/compte', { allowed: [/403/] });
  const name = `paul${Date.now()}`;
  alter('UPDATE sessions SET confirmed_at = NULL');
  await page.getByLabel('Identifiant du nouveau compte').fill(name);
  await page.keyboard.press('Enter');
  const asking = page.getByRole('dialog', { name: 'Confirmez que c’est vous' });
  await asking.getByLabel('Mot de passe', { exact: true }).fill('faux');
  await page.keyboard.press('Enter');
  await asking.getByText('Ce n’est pas le mot de passe de ce compte.').waitFor();
  await asking.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: 'Compte créé' }).getByRole('button').press('Enter');
  await page.getByRole('heading', { name }).waitFor();
});

test('the password is changed with the old one, by keyboard alone, and the other desk closes', async () => {
  const other = await open('/admin/aujourdhui', { allowed: [/401/] });
  const page = await open('/admin/compte');
  const next = 'une autre phrase pour les essais';
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(ADMIN.password);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(next);
  await page.keyboard.press('Enter');
  await page.getByText('Vos autres sessions sont fermées.', { exact: true }).waitFor();
  await other.getByText('Votre session a pris fin.').waitFor();
  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(next);
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(ADMIN.password);
  await page.keyboard.press('Enter');
  const old = page.getByLabel('Mot de passe actuel', { exact: true });
  await expect.poll(() => old.inputValue()).toBe('');
});
