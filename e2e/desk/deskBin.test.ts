import { describe, expect, test } from 'vitest';
import { goTo, openDesk, openNews, postLead } from './desk.ts';
import { DOUBT, SUMMARY } from './deskResponses.ts';

describe('the bin', () => {
  test('a lead erased by choice waits there, is counted beside its place, and comes back with one click', async () => {
    const { id, name, reference } = await postLead();
    const page = await openDesk(`/admin/leads/${id}`, { allowed: [/404/] });
    await page.getByRole('button', { name: 'Effacer ce lead' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await page.getByText(`${reference} y reste 30 jours : vous pouvez le reprendre.`).first().waitFor();
    expect(await page.getByRole('button', { name, exact: true }).count()).toBe(0);
    const bin = page.getByRole('link', { name: /^Corbeille/ });
    await expect.poll(() => bin.innerText()).toMatch(/Corbeille\s*\d/);
    await bin.click();
    const row = page.locator('#contenu').getByRole('listitem').filter({ hasText: reference });
    await row.getByText(/Effacé par/).waitFor();
    await row.getByRole('button', { name: 'Reprendre' }).press('Enter');
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Demandes' }).click();
    await page.getByRole('button', { name, exact: true }).waitFor();
  });

  test('many erased together come back with one press', async () => {
    const names = [(await postLead()).name, (await postLead()).name];
    const page = await openDesk('/admin');
    const ticks = names.map((name) => page.getByRole('checkbox', { name: `Choisir ${name}` }));
    for (const tick of ticks) await tick.check();
    const bar = page.getByRole('region', { name: 'Leads choisis' });
    await bar.getByRole('button', { name: 'Effacer' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Mettre à la corbeille' }).click();
    await bar.getByText('2 leads déplacés dans la corbeille, pour 30 jours.').waitFor();
    for (const tick of ticks) await tick.waitFor({ state: 'detached' });
    await bar.getByRole('button', { name: 'Annuler ce changement' }).click();
    for (const tick of ticks) await tick.waitFor();
    await bar.waitFor({ state: 'detached' });
  });

  test('what is there can be erased at once, after asking', async () => {
    const { id, reference } = await postLead();
    const page = await openDesk('/admin?liste=corbeille');
    await page.evaluate((lead) => fetch(`/api/admin/leads/${lead}`, { method: 'DELETE' }), id);
    const row = page.locator('#contenu').getByRole('listitem').filter({ hasText: reference });
    await row.getByRole('button', { name: 'Effacer maintenant' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Effacer définitivement' }).click();
    await row.waitFor({ state: 'detached' });
  });
});

test('a clock in doubt shows on every view, until the owner confirms it', async () => {
  const page = await openDesk();
  const calls: string[] = [];
  let summary = { ...SUMMARY, clock: DOUBT as object | null };
  await page.route(/\/api\/admin\/(summary|clock)$/, (route) => {
    const { pathname } = new URL(route.request().url());
    if (route.request().method() === 'POST') calls.push(pathname);
    if (pathname.endsWith('/clock')) summary = { ...summary, clock: null };
    return route.fulfill({ json: summary });
  });
  await page.reload();
  await goTo(page, 'Site', 'État');
  const clock = page.getByRole('region', { name: 'Horloge en doute' });
  await openNews(page);
  await clock.getByText(/elle indique le 01\/05\/2029/).waitFor();
  await clock.getByRole('button', { name: 'Cette heure est juste' }).click();
  // Pressing « Cette heure est juste » closes the list of news at once; the warning itself disappears when the server has confirmed.
  await page.getByRole('status', { name: 'À savoir' }).locator('summary').waitFor({ state: 'detached' });
  expect(calls).toEqual(['/api/admin/clock']);
});
