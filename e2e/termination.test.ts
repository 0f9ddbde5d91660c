import { expect, test } from 'vitest';
import { base } from './base.ts';
import { openPage } from './openPage.ts';
import { ADMIN } from './site.ts';

test.each(['/legal/cgv', '/legal/mentions-legales', '/legal/conditions-remboursement'])(
  'from %s one link leads to the page that ends the contract',
  async (path) => {
    const page = await openPage(path, { javaScriptEnabled: false });
    await page.getByRole('link', { name: 'Résilier votre contrat' }).first().click();
    await page.waitForURL(`${base()}/legal/resiliation`);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Résilier votre contrat');
  },
);

test('without script a notice is read again, corrected, then stored, and reaches the owner', async () => {
  const page = await openPage('/legal/resiliation', { javaScriptEnabled: false });
  await page.getByLabel('Prénom *').fill('Odile');
  await page.getByLabel('Nom *', { exact: true }).fill('Kerjean');
  await page.getByLabel('Email *').fill('odile@abonnee.example');
  await page.getByLabel(/Contrat à résilier/).fill('Devis du 3 mars 2025');
  await page.getByLabel(/Date de fin souhaitée/).fill('31 janvier 2027');
  await page.waitForTimeout(2400); // whoever is faster than two seconds is kept aside as a program
  await page.getByRole('button', { name: 'Vérifier ma demande' }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Vérifiez votre résiliation');
  expect(await page.locator('dd').allInnerTexts()).toEqual([
    'Odile Kerjean',
    'odile@abonnee.example',
    'Devis du 3 mars 2025',
    '31 janvier 2027',
  ]);

  await page.getByRole('button', { name: 'Modifier' }).click();
  expect(await page.getByLabel('Prénom *').inputValue()).toBe('Odile');
  await page.getByLabel(/Contrat à résilier/).fill('Devis du 3 mars 2026');
  await page.getByRole('button', { name: 'Vérifier ma demande' }).click();
  expect(await page.getByText('Devis du 3 mars 2026').count()).toBe(1);
  await page.getByRole('button', { name: 'Notification de la résiliation' }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Résiliation reçue');
  expect(await page.title()).toContain('Résiliation reçue');
  expect(await page.getByText(/Référence DEV-/).count()).toBe(1);

  await page.request.post(`${base()}/api/session`, { data: ADMIN });
  const { leads } = (await (await page.request.get(`${base()}/api/leads?q=Kerjean`)).json()) as {
    leads: { service: string; message: string }[];
  };
  expect(leads).toHaveLength(1);
  expect(leads[0]?.service).toBe('Résiliation - Pack mensuel');
  expect(leads[0]?.message).toContain('Description : Devis du 3 mars 2026');
  expect(leads[0]?.message).toContain('Délai : 31 janvier 2027');
});

test('with script the notice is checked and corrected the same way', async () => {
  const page = await openPage('/legal/resiliation');
  await page.getByLabel('Prénom *').fill('Yves');
  await page.getByLabel('Nom *', { exact: true }).fill('Le Bihan');
  await page.getByLabel('Email *').fill('yves@abonne.example');
  await page.getByLabel(/Contrat à résilier/).fill('Facture 12 <b>');
  await page.getByRole('button', { name: 'Vérifier ma demande' }).click();
  expect(await page.getByText('Facture 12 <b>', { exact: true }).count()).toBe(1);
  expect(await page.getByText('30 jours après réception de la notification').count()).toBe(1);
  await page.getByRole('button', { name: 'Modifier' }).click();
  expect(await page.getByLabel(/Contrat à résilier/).inputValue()).toBe('Facture 12 <b>');
});

test('an incomplete notice comes back to its own page, which speaks of the termination', async () => {
  const form = { firstName: 'Odile', lastName: '', email: 'odile@abonnee', projectDescription: '', timeline: '' };
  const checked = await fetch(`${base()}/legal/resiliation`, { method: 'POST', body: new URLSearchParams(form) });
  const html = await checked.text();
  expect(checked.status).toBe(200);
  expect(checked.headers.get('cache-control')).toContain('no-store');
  expect(html).toContain('Votre notification n’est pas partie');
  expect(html).toContain('value="Odile"');

  const sent = await fetch(`${base()}/api/leads`, {
    method: 'POST',
    headers: { Accept: 'text/html' },
    body: new URLSearchParams({ ...form, service: 'Résiliation - Pack mensuel' }),
    redirect: 'manual',
  });
  expect(sent.headers.get('location')).toBe('/legal/resiliation?erreur=champs');
  const page = await openPage('/legal/resiliation?erreur=champs', { javaScriptEnabled: false });
  expect(await page.getByRole('alert').innerText()).toContain('Votre notification');
});

test('another site cannot make a browser show a notice it typed', async () => {
  const answer = await fetch(`${base()}/legal/resiliation`, {
    method: 'POST',
    headers: { Origin: 'https://ailleurs.example', 'Sec-Fetch-Site': 'cross-site' },
    body: new URLSearchParams({ firstName: 'Odile' }),
  });
  expect(answer.status).toBe(403);
});
