import { expect, test } from 'vitest';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { ADMIN } from '../testing/site.ts';

test('a quote sent from a phone appears in the owner’s desk after sign-in, and sign-out closes it', async () => {
  const phone = await openPage('/services/strategie', { width: 390, height: 844 });
  await phone.getByRole('button', { name: 'Commander maintenant' }).first().click();
  await phone.getByLabel('Prénom *').fill('Maëlle');
  await phone.getByLabel('Nom *', { exact: true }).fill('Guégan');
  await phone.getByLabel('Email *').fill('maelle@algue-co.example');
  await phone.getByLabel('Entreprise').fill('Algue & Co');
  await phone.getByLabel('Description du projet *').fill('Ouvrir un second atelier à Brest.');
  await phone.waitForTimeout(2400); // whoever is faster than two seconds is kept aside as a program
  await phone.getByRole('button', { name: 'Envoyer la demande' }).click();
  await phone.getByRole('heading', { name: /Demande envoyée/ }).waitFor();
  const reference = (await phone.getByText(/Référence DEV-/).innerText()).match(/DEV-\d{4}-\d{4}/)?.[0] ?? 'none';

  const desk = await openPage('/admin', { allowed: [/401/] });
  expect(await desk.getByRole('heading', { level: 1 }).innerText()).toBe('Administration');
  expect(await desk.getByText('maelle@algue-co.example').count()).toBe(0);
  await desk.getByLabel('Identifiant').fill(ADMIN.username);
  await desk.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await desk.getByRole('button', { name: 'Se connecter' }).click();
  await desk.getByRole('heading', { level: 1, name: 'Aujourd’hui' }).waitFor();
  await desk.getByRole('region', { name: 'Nouvelles demandes' }).waitFor();
  await desk.getByRole('link', { name: 'Demandes', exact: true }).click();
  await desk.getByText('maelle@algue-co.example').first().waitFor();
  await desk.getByText('Maëlle Guégan').first().click();
  expect(
    await desk
      .getByText(/Stratégie - 70\s?€/)
      .first()
      .isVisible(),
  ).toBe(true);
  expect(await desk.getByText('Ouvrir un second atelier à Brest.').first().isVisible()).toBe(true);
  await desk.getByRole('link', { name: /Ouvrir la fiche/ }).click();
  await desk.getByText(reference).first().waitFor();
  await desk.getByRole('button', { name: 'Se déconnecter' }).click();
  await desk.getByLabel('Identifiant').waitFor();
  const answer = await desk.request.get(`${base()}/api/leads`);
  expect(answer.status()).toBe(401);
});

test('the desk shows nothing to a wrong password and says why', async () => {
  const desk = await openPage('/admin', { allowed: [/401/] });
  await desk.getByLabel('Identifiant').fill(ADMIN.username);
  await desk.getByLabel('Mot de passe', { exact: true }).fill('pas le bon mot de passe');
  await desk.getByRole('button', { name: 'Se connecter' }).click();
  await desk.getByRole('alert').first().waitFor();
  expect(await desk.getByRole('tab').count()).toBe(0);
});
