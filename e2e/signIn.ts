import type { Page } from 'playwright-core';
import { ADMIN } from './site.ts';

/** Fills in the sign-in form; the desk is there when this returns. */
export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Identifiant').fill(ADMIN.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.getByRole('navigation', { name: 'Bureau' }).waitFor();
}
