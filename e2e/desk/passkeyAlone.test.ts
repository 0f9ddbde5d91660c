import { onTestFinished, test } from 'vitest';
import { openPage } from '../testing/openPage.ts';
import { signedInAt } from '../testing/ownerCookies.ts';
import { ADMIN, startSite } from '../testing/site.ts';
import { addPasskey, carryKeys, withAuthenticator } from './authenticator.ts';

test('the desk opens by a passkey alone in a browser that was never here, while wrong passwords shut the password out', async () => {
  const flooded = await startSite();
  onTestFinished(() => flooded.stop());
  const own = flooded.base.replace('127.0.0.1', 'localhost');
  const home = await openPage(`${own}/admin/compte`, { own: true, cookies: await signedInAt(own) });
  const authenticator = await withAuthenticator(home);
  await addPasskey(home);

  const page = await openPage(`${own}/admin`, { own: true, allowed: [/401/, /429/] });
  const there = await withAuthenticator(page);
  await carryKeys(authenticator, there);
  await page.evaluate(async () => {
    const body = JSON.stringify({ username: 'admin', password: 'deviné' });
    const headers = { 'Content-Type': 'application/json' };
    for (let n = 0; n < 11; n += 1) await fetch('/api/session', { method: 'POST', headers, body });
  });
  await page.getByLabel('Identifiant').fill(ADMIN.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByText('Trop d').first().waitFor();
  const way = page.getByRole('button', { name: 'Utiliser une clé d’accès' });
  // Twin: the key in another hand, without user verification.
  await there.verify(false);
  await way.click();
  await page.getByText('La clé d’accès n’a pas répondu').waitFor();
  await there.verify(true);
  await way.click();
  await page.getByRole('navigation', { name: 'Bureau' }).waitFor();
  await page.goto(`${own}/admin/journal`);
  await page.getByRole('cell', { name: 'Connexion par clé d’accès' }).waitFor();
});
