import { describe, expect, test } from 'vitest';
import { base } from '../testing/base.ts';
import { eraseOnRequest, openDesk, postLead, postSubscriber } from './desk.ts';

describe('the other rooms', () => {
  test('a lead set aside shows with its reason and comes back to the list', async () => {
    const { name } = await postLead({}, 'rempli');
    const page = await openDesk('/admin?liste=indesirables');
    const row = page.getByRole('listitem').filter({ hasText: name });
    await row.getByText('Champ piège rempli').waitFor();
    await row.getByRole('button', { name: /pas indésirable/ }).click();
    await row.waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Demandes' }).click();
    await page.getByRole('button', { name, exact: true }).waitFor();
  });

  test('the mail view says that mail waits as long as no server is set', async () => {
    await postLead();
    const page = await openDesk('/admin/etat');
    await page
      .getByText(/Aucun serveur SMTP n.est réglé/)
      .first()
      .waitFor();
    expect(await page.getByRole('button', { name: /courriel d.essai/ }).isDisabled()).toBe(true);
  });

  test('a subscriber is found, and erased after asking', async () => {
    const [email, neighbour] = [`abonne-${Date.now()}@desk.example`, `voisin-${Date.now()}@desk.example`];
    for (const address of [email, neighbour]) await postSubscriber(address);
    const page = await openDesk('/admin/newsletter');
    await page.getByLabel('Rechercher').fill(email);
    // Waits until the neighbour's row is gone: the search is applied only after a pause in typing.
    await page.getByRole('button', { name: `Effacer ${neighbour}` }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: `Effacer ${email}` }).click();
    await eraseOnRequest(page);
    await page.getByText('Aucun abonné ne correspond').waitFor();
    await page.getByRole('button', { name: 'Effacer la recherche et le filtre' }).click();
    await page.getByRole('button', { name: `Effacer ${neighbour}` }).waitFor();
    expect(await page.getByRole('button', { name: `Effacer ${email}` }).count()).toBe(0);
  });

  test('opening the desk requests each address once', async () => {
    const { name } = await postLead();
    const page = await openDesk('/admin', { own: true });
    // Events caused by parallel tests would cause refetches.
    await page.route('**/api/admin/events', (route) =>
      route.fulfill({ contentType: 'text/event-stream', body: 'retry: 60000\n\n' }),
    );
    // Leaves the desk, so that its last requests are not counted with those of the next load.
    await page.goto('about:blank');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname + search);
    });
    await page.goto(`${base()}/admin`);
    await page.getByRole('button', { name, exact: true }).waitFor();
    await page.waitForLoadState('networkidle');
    expect(calls).toContain('/api/admin/events');
    expect(calls.filter((address, index) => calls.indexOf(address) !== index)).toEqual([]);
  });
});
