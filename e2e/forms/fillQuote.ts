import type { Page } from 'playwright-core';

export const quoteDialog = (page: Page) => page.getByRole('dialog', { name: 'Demande de devis' });

export async function fillQuote(page: Page, name = 'Camille'): Promise<void> {
  await page.getByLabel('Prénom *').fill(name);
  await page.getByLabel('Nom *', { exact: true }).fill('Marchand');
  await page.getByLabel('Email *').fill(`${name.toLowerCase()}.marchand@atelier.example`);
  await page.getByLabel('Description du projet *').fill('Mobilier scolaire en bois, Belgique.');
}

export const sendQuote = (page: Page) => page.getByRole('button', { name: 'Envoyer la demande' }).click();

/** Closes the dialog as a keyboard does, and waits until it is gone. */
export async function leaveQuote(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await quoteDialog(page).waitFor({ state: 'detached' });
}
