import { describe, expect, test } from 'vitest';
import { type ContractNoticeKind, contractNoticeKinds, contractNotices } from '../../data/leads/contractNotices.ts';
import { eraseOnRequest, openDesk } from '../desk/desk.ts';
import { kinds as pages } from '../every/kinds.ts';
import { base } from '../testing/base.ts';
import { openPage } from '../testing/openPage.ts';
import { ADMIN } from '../testing/site.ts';

const kinds = contractNoticeKinds.map(({ code }) => code);

interface Stored {
  kind: ContractNoticeKind;
  name: string;
  contract: string;
  wished_end: string | null;
}

test('from a page of every kind the footer leads to both notices, with the words of the law', async () => {
  for (const path of pages.filter((page) => page !== '/admin')) {
    const html = await (await fetch(base() + path)).text();
    const footer = html.slice(html.indexOf('<footer'));
    for (const kind of kinds) {
      const { path: to, title } = contractNotices[kind];
      expect(footer, path).toMatch(new RegExp(`<a[^>]*href="${to}"[^>]*>${title}</a>`));
    }
  }
});

describe.each(kinds)('without script, a %s', (kind) => {
  const { path, title, confirm, prefix, received } = contractNotices[kind];

  test('is read again, corrected, confirmed, then stored at once and reaches the owner', async () => {
    const page = await openPage('/', { javaScriptEnabled: false });
    await page.getByRole('link', { name: title }).click();
    await page.waitForURL(base() + path);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(title);
    await page.getByLabel('Prénom *').fill('Odile');
    await page.getByLabel('Nom *', { exact: true }).fill(`Kerjean ${prefix}`);
    await page.getByLabel(/Email/).first().fill('odile@abonnee.example');
    await page.getByLabel(/référence du devis/).fill('Devis du 3 mars 2025');
    if (kind === 'termination') await page.getByLabel(/Date de fin souhaitée/).fill('31 janvier 2027');
    await page.getByRole('button', { name: 'Vérifier ma demande' }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/^Vérifiez votre/);
    const words = ['Odile Kerjean', 'odile@abonnee.example', 'Devis du 3 mars 2025'];
    for (const text of words) expect((await page.locator('dl').innerText()).includes(text), text).toBe(true);

    await page.getByRole('button', { name: 'Modifier' }).click();
    expect(await page.getByLabel('Prénom *').inputValue()).toBe('Odile');
    await page.getByLabel(/référence du devis/).fill('Devis du 3 mars 2026');
    await page.getByRole('button', { name: 'Vérifier ma demande' }).click();
    await page.getByRole('button', { name: confirm }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(received);
    expect(await page.title()).toContain(received);
    await page.getByText(new RegExp(`Référence ${prefix}-\\d{4}-\\d{4}, reçue le `)).waitFor();

    await page.request.post(`${base()}/api/session`, { data: ADMIN });
    const { notices } = (await (
      await page.request.get(`${base()}/api/admin/contract-notices?q=Kerjean ${prefix}`)
    ).json()) as { notices: Stored[] };
    expect(notices).toMatchObject([
      { kind, contract: 'Devis du 3 mars 2026', wished_end: kind === 'termination' ? '31 janvier 2027' : null },
    ]);
  });

  test('that is incomplete comes back to its own page, which says what is missing', async () => {
    const form = { kind, firstName: 'Odile', lastName: '', email: 'odile@abonnee', contract: '' };
    const checked = await fetch(base() + path, { method: 'POST', body: new URLSearchParams(form) });
    const html = await checked.text();
    expect(checked.status).toBe(200);
    expect(checked.headers.get('cache-control')).toContain('no-store');
    expect(html).toContain('Votre notification n’est pas partie');
    expect(html).toContain('value="Odile"');

    const sent = await fetch(`${base()}/api/contract-notices`, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    expect(sent.headers.get('location')).toMatch(new RegExp(`^${path}\\?erreur=champs&champs=`));
    const page = await openPage(`${path}?erreur=champs`, { javaScriptEnabled: false });
    expect(await page.getByRole('alert').innerText()).toContain('Votre notification');
  });
});

test('with script a notice is checked and corrected the same way, its markup shown as text', async () => {
  const page = await openPage('/legal/retractation');
  await page.getByLabel('Prénom *').fill('Yves');
  await page.getByLabel('Nom *', { exact: true }).fill('Le Bihan');
  await page.getByLabel(/Email/).first().fill('yves@abonne.example');
  await page.getByLabel(/référence du devis/).fill('Facture 12 <b>');
  await page.getByRole('button', { name: 'Vérifier ma demande' }).click();
  await page.getByText('Facture 12 <b>', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Confirmer la rétractation' }).waitFor();
  await page.getByRole('button', { name: 'Modifier' }).click();
  expect(await page.getByLabel(/référence du devis/).inputValue()).toBe('Facture 12 <b>');
});

test('another site cannot make a browser show a notice it typed', async () => {
  for (const kind of kinds) {
    const response = await fetch(base() + contractNotices[kind].path, {
      method: 'POST',
      headers: { Origin: 'https://ailleurs.example', 'Sec-Fetch-Site': 'cross-site' },
      body: new URLSearchParams({ firstName: 'Odile' }),
    });
    expect(response.status).toBe(403);
  }
});

test('in the desk a notice is counted at once, found, filed, and erased with a reason', async () => {
  const page = await openDesk('/admin?liste=contrats');
  const lastName = `Arrivée ${Date.now()}`;
  const form = { kind: 'withdrawal', firstName: 'Lise', lastName, email: 'lise@abonnee.example', contract: 'Devis 9' };
  await fetch(`${base()}/api/contract-notices`, { method: 'POST', body: new URLSearchParams(form) });
  const row = page.getByRole('listitem').filter({ hasText: lastName });
  await row.getByText('Accusé pas encore parti').waitFor();
  const room = page.getByRole('navigation', { name: 'Demandes' }).getByRole('link', { name: /Contrats/ });
  expect(await room.innerText()).toMatch(/\d/);
  await page.getByRole('searchbox').fill(lastName);
  await row.getByRole('button', { name: 'Classer' }).click();
  await row.waitFor({ state: 'detached' });
  await page.getByRole('link', { name: 'Classées' }).click();
  await row.getByText(/^Classée le/).waitFor();
  await row.getByRole('button', { name: 'Effacer' }).click();
  await eraseOnRequest(page);
  await row.waitFor({ state: 'detached' });
});
