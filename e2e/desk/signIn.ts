import type { Page } from 'playwright-core';
import { ADMIN, type Site } from '../testing/site.ts';

/** Fills in the sign-in form and waits for the desk. From `/admin`, where the desk shows the day first, opens « Demandes ». */
export async function signIn(page: Page): Promise<void> {
  const first = new URL(page.url()).pathname === '/admin' && new URL(page.url()).search === '';
  await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
  await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  const rooms = page.getByRole('navigation', { name: 'Bureau' });
  await rooms.waitFor();
  if (first) await rooms.getByRole('link', { name: 'Demandes' }).click();
}

interface Sent {
  name: string;
  message?: string;
  honeypot?: string;
}

/** Posts a request for a quote; returns its reference. */
export async function postLead({ base }: Site, { name, message = 'Bonjour', honeypot = '' }: Sent): Promise<string> {
  const email = `${name.toLowerCase().replaceAll(' ', '.')}@client.example`;
  const response = await fetch(`${base}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-form-context': JSON.stringify({ honeypot }) },
    body: JSON.stringify({ name, email, company: '', service: 'Étude de marché - 120€', message }),
  });
  return ((await response.json()) as { reference: string }).reference;
}
