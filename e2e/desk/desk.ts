import type { Page } from 'playwright-core';
import { base } from '../testing/base.ts';
import { type Opening, openPage } from '../testing/openPage.ts';
import { ownerCookies } from '../testing/ownerCookies.ts';

/** The desk, signed in, on one of its paths. The sign-in form has tests of its own. */
export async function openDesk(path = '/admin', options: Opening = {}): Promise<Page> {
  const page = await openPage(path, { ...options, cookies: await ownerCookies(base()) });
  await page.getByRole('navigation', { name: 'Bureau' }).waitFor();
  return page;
}

/** Opens an entry of the desk’s main navigation, then a view listed under it. */
export async function goTo(page: Page, door: string, place?: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Bureau' }).getByRole('link', { name: door }).click();
  if (place) await page.getByRole('navigation', { name: door }).getByRole('link', { name: place }).click();
}

/** Opens the list of news, « À savoir », at the head of the desk. */
export const openNews = (page: Page) => page.getByRole('status', { name: 'À savoir' }).locator('summary').click();

/** Signs out by the desk's menu. */
export async function signOut(page: Page): Promise<void> {
  await page.getByLabel('Aide et compte').click();
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.getByLabel('Identifiant', { exact: true }).waitFor();
}

let counter = 0;

/** Posts a lead as a program would; returns its number, reference and unique name. */
export async function postLead(over: Record<string, string> = {}, honeypot = '', site = base()) {
  counter += 1;
  const name = `Essai ${Date.now()}${counter}`;
  const response = await fetch(`${site}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-form-context': JSON.stringify({ honeypot }) },
    body: JSON.stringify({
      name,
      email: `essai${counter}@desk.example`,
      company: '',
      service: '',
      message: 'Bonjour',
      ...over,
    }),
  });
  const { id, reference } = (await response.json()) as { id: number; reference: string };
  return { id, reference, name: over.name ?? name };
}

/** Subscribes an address as the footer's form does. */
export async function postSubscriber(email: string): Promise<void> {
  const response = await fetch(`${base()}/api/newsletter`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
  });
  if (!response.ok) throw new Error(`The address was not subscribed: ${response.status}`);
}

/** Chooses « the person asked » in the erasure dialog: erased at once. */
export async function eraseOnRequest(page: Page): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('radio', { name: 'La personne l’a demandé' }).check();
  await dialog.getByRole('button', { name: 'Effacer définitivement' }).press('Enter');
}

/** Holds back the page's requests to these addresses until the returned function is called. */
export async function holdBack(page: Page, glob: string): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(glob, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
