import { describe, expect, test } from 'vitest';
import { correctionLimits } from '../../data/leads/limits.ts';
import { leftOnDevice } from '../every/leftOnDevice.ts';
import { base } from '../testing/base.ts';
import { hydrated } from '../testing/hydrated.ts';
import { openPage } from '../testing/openPage.ts';
import { fillQuote, sendQuote } from './fillQuote.ts';

describe('/devis', () => {
  test('the page is the same for every visitor: script alone gives it a key, and the time it was shown unless the visitor was typing before', async () => {
    const html = await (await fetch(`${base()}/devis`)).text();
    expect(await (await fetch(`${base()}/devis`)).text()).toBe(html);
    const page = await openPage('/devis');
    const [key, token] = [page.locator('[name=idempotencyKey]'), page.locator('[name=token]')];
    await expect.poll(() => key.inputValue()).toMatch(/^[0-9a-f-]{36}$/);
    await expect.poll(() => token.inputValue()).toMatch(/^\d+\./);
    const { promise: typed, resolve: letIn } = Promise.withResolvers<void>();
    await page.route('**/assets/entries/**', async (route) => {
      await typed;
      await route.continue();
    });
    await page.goto(`${base()}/devis`, { waitUntil: 'commit' });
    await page.getByLabel('Prénom *').fill('Camille');
    const received = page.waitForResponse('**/api/form-token');
    letIn();
    await received;
    await expect.poll(() => key.inputValue()).toMatch(/^[0-9a-f-]{36}$/);
    expect([await token.inputValue(), await page.getByLabel('Prénom *').inputValue()]).toEqual(['', 'Camille']);
  });

  test('a form sent again after Back is one request: after a lost response, from the thank-you page, and corrected', async () => {
    const page = await openPage('/devis', { allowed: [/ERR_FAILED/] });
    const reference = () => new URL(page.url()).searchParams.get('ref');
    const sendAgain = async (company = '') => {
      await page.goBack();
      await hydrated(page);
      expect(await page.getByLabel('Prénom *').inputValue()).toBe('Jeanne');
      await page.getByLabel('Entreprise').fill(company);
      await sendQuote(page);
      await page.waitForURL(/merci/);
      await hydrated(page);
      return reference();
    };
    let first: string | null = null;
    await page.route('**/api/leads', async (route) => {
      const { location = '' } = (await route.fetch({ maxRedirects: 0 })).headers();
      first = new URL(location, base()).searchParams.get('ref');
      await route.abort();
    });
    await page.getByLabel('Service souhaité *').selectOption('strategie');
    await fillQuote(page, 'Jeanne');
    const failed = page.waitForEvent('requestfailed');
    await sendQuote(page);
    await failed;
    await page.waitForURL(/^chrome-error:/);
    await page.unroute('**/api/leads');
    expect([await sendAgain(), await sendAgain(), await sendAgain('Scierie')]).toEqual([first, first, first]);
    // Twin: the form opened anew is another request.
    await page.goto(`${base()}/devis`);
    await hydrated(page);
    await page.getByLabel('Service souhaité *').selectOption('strategie');
    await fillQuote(page, 'Jeanne');
    await sendQuote(page);
    await page.waitForURL(/merci/);
    expect(reference()).not.toBe(first);
  });

  test('what was typed survives a reload with its key, also in the dialog, and is forgotten once it is sent', async () => {
    const page = await openPage('/devis');
    const key = page.locator('[name=idempotencyKey]');
    const firstName = page.getByLabel('Prénom *');
    const service = page.getByLabel('Service souhaité *');
    expect(await leftOnDevice(page)).toEqual([]);
    await service.selectOption('strategie');
    await fillQuote(page, 'Noor');
    const before = await key.inputValue();
    await page.reload();
    await expect.poll(() => firstName.inputValue()).toBe('Noor');
    expect([await service.inputValue(), await page.getByLabel('Description du projet *').inputValue()]).toEqual([
      'strategie',
      'Mobilier scolaire en bois, Belgique.',
    ]);
    await expect.poll(() => key.inputValue()).toBe(before);
    await page.goto(`${base()}/`);
    await hydrated(page);
    await page.getByRole('button', { name: 'Découvrir', exact: true }).first().click();
    expect(await firstName.inputValue()).toBe('Noor');
    await page.goto(`${base()}/devis`);
    await expect.poll(() => firstName.inputValue()).toBe('Noor');
    await sendQuote(page);
    await page.waitForURL(/merci/);
    await expect.poll(() => leftOnDevice(page)).toEqual([]);
    await page.goto(`${base()}/devis`);
    await hydrated(page);
    expect(await firstName.inputValue()).toBe('');
    expect(await key.inputValue()).not.toBe(before);
  });

  test('a form corrected too often shows so, that the earlier request is kept, and how to reach the owner', async () => {
    const page = await openPage('/devis');
    const key = page.locator('[name=idempotencyKey]');
    await expect.poll(() => key.inputValue()).not.toBe('');
    const form = {
      idempotencyKey: await key.inputValue(),
      firstName: 'Camille',
      lastName: 'Marchand',
      email: 'camille.marchand@atelier.example',
      service: 'strategie',
    };
    for (let n = 0; n <= correctionLimits.times; n += 1) {
      const data = { ...form, projectDescription: `Mots ${n}` };
      await page.request.post(`${base()}/api/leads`, { form: data, headers: { Origin: base() } });
    }
    await page.getByLabel('Service souhaité *').selectOption('strategie');
    await fillQuote(page);
    // Waits three seconds: a form sent within two would be quarantined, and stored as a separate request.
    await page.waitForFunction(() => performance.now() > 3000);
    await sendQuote(page);
    await page.waitForURL(/erreur=corrections/);
    const alert = await page.getByRole('alert').innerText();
    for (const words of ['5 fois au plus', 'Votre demande reste enregistrée', 'écrivez-moi à'])
      expect(alert).toContain(words);
    // Twin: the page shows other words for another error code.
    await page.goto(`${base()}/devis?erreur=champs`);
    expect(await page.getByRole('alert').innerText()).toContain('Votre demande n’est pas partie');
  });
});
