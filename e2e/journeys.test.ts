import { expect, onTestFinished, test } from 'vitest';
import { ownersCommand } from '../bin/testing/ownersCommand.ts';
import { temporaryDirectory } from '../database/testing/temporaryDirectory.ts';
import { mailText } from '../server/testing/fakeSender.ts';
import { postLead, signOut } from './desk/desk.ts';
import { fillQuote, sendQuote } from './forms/fillQuote.ts';
import { base } from './testing/base.ts';
import { openPage } from './testing/openPage.ts';
import { ownerCookies } from './testing/ownerCookies.ts';
import { ADMIN, startSite } from './testing/site.ts';
import { siteWithMail } from './testing/siteWithMail.ts';

const PHONE = { width: 390, height: 844 };

test('a visitor’s quote, sent from a phone, is in the owner’s desk after sign-in; the reply arrives, and sign-out closes the desk', async () => {
  const { server, site } = await siteWithMail();
  const phone = await openPage(`${site.base}/services/strategie`, PHONE);
  await phone.getByRole('button', { name: 'Commander maintenant' }).first().click();
  await phone.getByLabel('Prénom *').fill('Maëlle');
  await phone.getByLabel('Nom *', { exact: true }).fill('Guégan');
  await phone.getByLabel('Email *').fill('maelle@algue-co.example');
  await phone.getByLabel('Entreprise').fill('Algue & Co');
  await phone.getByLabel('Description du projet *').fill('Ouvrir un second atelier à Brest.');
  await phone.waitForTimeout(2400); // a form sent in under two seconds is held as a program's
  await sendQuote(phone);
  await phone.getByRole('heading', { name: /Demande envoyée/ }).waitFor();
  const reference = (await phone.getByText(/Référence DEV-/).innerText()).match(/DEV-\d{4}-\d{4}/)?.[0] ?? 'none';

  const desk = await openPage(`${site.base}/admin`, { allowed: [/401/] });
  expect(await desk.getByRole('heading', { level: 1 }).innerText()).toBe('Administration');
  expect(await desk.getByText('maelle@algue-co.example').count()).toBe(0);
  await desk.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
  await desk.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await desk.getByRole('button', { name: 'Se connecter' }).click();
  await desk.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
  await desk.getByRole('region', { name: 'Nouvelles demandes' }).waitFor();
  await desk.getByRole('link', { name: 'Demandes', exact: true }).click();
  await desk.getByText('maelle@algue-co.example').first().waitFor();
  await desk.getByText('Maëlle Guégan').first().click();
  const service = desk.getByText(/Stratégie - 70\s?€/).first();
  expect(await service.isVisible()).toBe(true);
  expect(await desk.getByText('Ouvrir un second atelier à Brest.').first().isVisible()).toBe(true);
  await desk.getByRole('link', { name: /Ouvrir la fiche/ }).click();
  await desk.getByText('Fiche ouverte pour la première fois').waitFor();
  await desk.getByText(reference).first().waitFor();

  await desk.getByLabel('Modèle', { exact: true }).selectOption({ label: 'Texte libre' });
  await desk.getByLabel('Réponse', { exact: true }).fill('Parlons-en jeudi.');
  await desk.getByRole('button', { name: 'Relire et envoyer' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: 'Envoyer' }).click();
  const accepted = desk.getByText(/Réponse envoyée à maelle@algue-co.example, acceptée par le serveur/);
  await accepted.first().waitFor();
  expect(server.received.map(({ raw }) => mailText(raw)).join()).toContain('Parlons-en jeudi.');

  await signOut(desk);
  expect((await desk.request.get(`${site.base}/api/leads`)).status()).toBe(401);
});

test('without script the button leads to /devis, the form posts, and the thank-you page shows the reference', async () => {
  const page = await openPage('/', { javaScriptEnabled: false, ...PHONE });
  await page.getByRole('button', { name: 'Commander', exact: true }).first().click();
  expect(new URL(page.url()).pathname).toBe('/devis');
  expect(await page.getByLabel('Service souhaité *').inputValue()).toBe('etude-marche');
  await fillQuote(page, 'Thomas');
  await sendQuote(page);
  expect(page.url()).toContain(`${base()}/devis/merci`);
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/Demande envoyée/);
  expect(await page.getByText(/Référence DEV-\d{4}-\d{4}/).isVisible()).toBe(true);
});

test('a self-hoster backs up the site that runs, restores the copy on an empty machine, and its desk has the request', async () => {
  const first = await startSite();
  onTestFinished(() => first.stop());
  const { name, id } = await postLead({}, '', first.base);
  const made = await ownersCommand({ DATA_DIR: first.dataDir }, 'backup');
  const file = /: (\S+\.db) \(1 demande\)/.exec(made.stdout)?.[1] ?? '';
  const DATA_DIR = temporaryDirectory();
  expect(await ownersCommand({ DATA_DIR }, 'restore', file)).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('1 demande'),
  });
  const second = await startSite({ DATA_DIR });
  onTestFinished(() => second.stop());
  const desk = await openPage(`${second.base}/admin/leads/${id}`, { cookies: await ownerCookies(second.base) });
  await desk.getByRole('heading', { name }).waitFor();
});

test('the desk shows nothing to a wrong password and says why', async () => {
  const desk = await openPage('/admin', { allowed: [/401/] });
  await desk.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
  await desk.getByLabel('Mot de passe', { exact: true }).fill('pas le bon mot de passe');
  await desk.getByRole('button', { name: 'Se connecter' }).click();
  await desk.getByRole('alert').first().waitFor();
  expect(await desk.getByRole('tab').count()).toBe(0);
});
