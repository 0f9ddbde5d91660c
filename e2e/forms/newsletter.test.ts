import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { mailText } from '../../server/testing/fakeSender.ts';
import { openPage } from '../testing/openPage.ts';
import { siteWithMail } from '../testing/siteWithMail.ts';

/** Path of the link in a mail to this page of the newsletter. */
function linkIn(raw: string, page: string): string {
  const [, path] = new RegExp(`(/newsletter/${page}\\?jeton=[\\w.-]+)`).exec(mailText(raw)) ?? [];
  if (path === undefined) throw new Error(`no link to ${page} in the mail`);
  return path;
}

test('from the form to the list and off it again: with script, then without', async () => {
  const { server, site } = await siteWithMail();
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
  const mailTo = async (address: string): Promise<string> => {
    const arrived = () => server.received.find(({ to }) => to[0] === address)?.raw;
    await expect.poll(arrived).toBeDefined();
    return arrived() ?? '';
  };

  for (const javaScriptEnabled of [true, false]) {
    const address = `lectrice-${javaScriptEnabled}@kiosque.example`;
    const page = await openPage('/newsletter/merci', { javaScriptEnabled });
    const posted: string[] = [];
    page.on('request', (request) => request.url().endsWith('/api/newsletter/confirm') && posted.push(request.method()));
    await page.goto(`${site.base}/`);
    await page.getByLabel('Recevoir les prochaines analyses').fill(address);
    await page.getByRole('button', { name: /S.abonner/ }).click();
    await page
      .getByText(/Inscription réussie/)
      .first()
      .waitFor();
    await page.getByText(/Ouvrez le courriel de confirmation/).waitFor();

    const mail = await mailTo(address);
    await page.goto(site.base + linkIn(mail, 'confirmer'));
    // A scanner that runs the page's scripts must not confirm the subscription.
    await heading(page, 'Confirmez votre inscription');
    await page.waitForTimeout(1000);
    expect(posted).toEqual([]);
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await heading(page, 'Inscription confirmée');
    // Twin: pressing the button posts once, so that a post would have been recorded.
    expect(posted).toHaveLength(1);

    await page.goto(site.base + linkIn(mail, 'desinscription'));
    await heading(page, 'Ne plus recevoir la newsletter');
    await page.getByRole('button', { name: 'Me désinscrire' }).click();
    await heading(page, 'Désinscription enregistrée');
    await page.goto(site.base + linkIn(mail, 'confirmer'));
    await page.getByRole('button', { name: 'Confirmer mon inscription' }).click();
    await heading(page, 'Ce lien n’est plus valable');
  }
});

test('an address that could not be sent stays in its field, and the notification is in French', async () => {
  const page = await openPage('/about', { blocked: '**/api/newsletter', allowed: [/ERR_FAILED/] });
  const field = page.getByLabel('Recevoir les prochaines analyses');
  await field.fill('lectrice@kiosque.example');
  await page.getByRole('button', { name: /S.abonner/ }).click();
  await page
    .getByText(/Une erreur est survenue lors de l.inscription\./)
    .first()
    .waitFor();
  expect(await field.inputValue()).toBe('lectrice@kiosque.example');
});
