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

test('without script a notice is stored, confirmed, and reaches the owner', async () => {
  const page = await openPage('/legal/resiliation', { javaScriptEnabled: false });
  await page.getByLabel('Prénom *').fill('Odile');
  await page.getByLabel('Nom *', { exact: true }).fill('Kerjean');
  await page.getByLabel('Email *').fill('odile@abonnee.example');
  await page.getByLabel(/Contrat à résilier/).fill('Devis du 3 mars 2026');
  await page.getByLabel(/Date de fin souhaitée/).fill('31 janvier 2027');
  await page.waitForTimeout(2400); // whoever is faster than two seconds is kept aside as a program
  await page.getByRole('button', { name: 'Notifier la résiliation' }).click();
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
