import { expect, onTestFinished, test } from 'vitest';
import { SELLER } from '../../server/testing/quoteWorld.ts';
import { saveSettings } from '../../server/testing/saveSettings.ts';
import { violations } from '../every/violations.ts';
import { openPage } from '../testing/openPage.ts';
import { askOwner, ownerCookies } from '../testing/ownerCookies.ts';
import { startSite } from '../testing/site.ts';
import { postLead } from './desk.ts';

test('a first press that is refused names the missing setting and the way to it, and « Répondre » of a phone leads back from the quote', async () => {
  const site = await startSite();
  onTestFinished(() => site.stop());
  const { base } = site;
  const ask = async (method: string, path: string, body?: object) => (await askOwner(base, method, path, body)).json();
  const { id } = await postLead({ service: 'Étude de marché' }, '', base);
  const desk = await openPage(`${base}/admin/leads/${id}`, {
    ...{ cookies: await ownerCookies(base), width: 390, height: 844, allowed: [/422/] },
  });
  await desk.getByRole('button', { name: 'Devis', exact: true }).click();
  await desk.getByRole('radio', { name: 'Professionnel' }).check();
  // The stored draft comes back by the desk's live events: the form and its refusal must outlive it.
  const stored = desk.waitForResponse(async (response) =>
    /"status":"draft"/.test(await response.text().catch(() => '')),
  );
  const send = desk.getByRole('button', { name: 'Envoyer', exact: true });
  await send.click();
  await stored;
  await desk.getByText('la loi demande ce que les réglages n’ont pas').waitFor();
  await desk.getByRole('link', { name: '« IBAN » manque.' }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Répondre', exact: true }).first().click();
  await desk.waitForFunction(() => document.activeElement?.getAttribute('name') === 'reply');
  await saveSettings(ask, SELLER);
  await desk.getByRole('tab', { name: 'Devis' }).click();
  await send.click();
  await desk.getByText(/Devis D-\d{4}-\d{4} envoyé à/).waitFor();
}, 120_000);
