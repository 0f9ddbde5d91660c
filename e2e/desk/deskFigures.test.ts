import { expect, onTestFinished, test } from 'vitest';
import { violations } from '../every/violations.ts';
import { fillQuote, sendQuote } from '../forms/fillQuote.ts';
import { openPage } from '../testing/openPage.ts';
import { askOwner, ownerCookies } from '../testing/ownerCookies.ts';
import { startSite } from '../testing/site.ts';

/** A test browser's user agent counts as a robot. */
const userAgent = 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36';

test('a visit, the form it opened, the request it sent, the reply and the deal are in « Chiffres », on paper and in a table', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const visitor = await openPage(`${site.base}/services/strategie?utm_source=Lettre`, {
    width: 390,
    height: 844,
    userAgent,
  });
  await visitor.getByRole('button', { name: 'Commander maintenant' }).first().click();
  await fillQuote(visitor);
  await visitor.waitForTimeout(2400); // a form sent in under two seconds is held as a program's
  await sendQuote(visitor);
  await visitor.getByRole('heading', { name: /Demande envoyée/ }).waitFor();
  expect(await visitor.context().cookies()).toEqual([]);
  await openPage(`${site.base}/about`);

  const ask = (method: string, path: string, body: object) =>
    askOwner(site.base, method, `/api/admin/leads/1${path}`, body);
  expect((await ask('POST', '/answered', { way: 'telephone' })).ok).toBe(true);
  expect((await ask('PATCH', '', { status: 'gagne', amount_cents: 12_000 })).ok).toBe(true);

  const desk = await openPage(`${site.base}/admin/tableau-de-bord`, { cookies: await ownerCookies(site.base) });
  const table = (name: string) => desk.getByRole('table', { name });
  const row = (name: string, label: string) => table(name).getByRole('row').filter({ hasText: label }).innerText();
  await table('De la visite à l’affaire gagnée').waitFor();
  for (const step of ['Visites', 'Formulaire ouvert', 'Demande reçue', 'Demande répondue', 'Affaire gagnée'])
    expect((await row('De la visite à l’affaire gagnée', step)).split(/\s*\t\s*/).filter(Boolean)[1], step).toBe('1');
  expect(await row('Visites par campagne', 'lettre')).toContain('1');
  expect(await row('Visites par appareil', 'Téléphone')).toContain('1');
  await desk.getByText('À part, 1 page lue par un robot').waitFor();
  expect(await desk.getByRole('definition').allInnerTexts()).toEqual([
    '1',
    '1',
    '100\u00a0%',
    '120\u00a0€',
    '0\u00a0€',
  ]);
  expect(await violations(desk)).toEqual([]);

  await desk.getByRole('link', { name: 'Mois dernier' }).click();
  await desk.getByRole('heading', { name: 'Aucune demande pour aucune visite' }).waitFor();
  await desk.getByRole('link', { name: 'Vos dates' }).click();
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Paris' }).format(new Date());
  for (const name of ['Du', 'Au']) await desk.getByLabel(name, { exact: true }).fill(today);
  await desk.getByRole('button', { name: 'Voir', exact: true }).click();
  await desk.getByRole('heading', { name: '1 demande pour 1 visite' }).waitFor();
  await desk
    .locator('details', { has: desk.locator('a[href*="/stats.csv"]') })
    .getByText('Exporter')
    .click();
  const [file] = await Promise.all([desk.waitForEvent('download'), desk.getByRole('link', { name: /Excel/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/^chiffres-.*\.csv$/);
  await desk.emulateMedia({ media: 'print' });
  expect(await desk.getByRole('navigation', { name: 'Période' }).isVisible()).toBe(false);
  expect(await desk.getByRole('navigation', { name: 'Bureau' }).isVisible()).toBe(false);
});
