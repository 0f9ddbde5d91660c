import type { Page } from 'playwright-core';

/** Posts rows for a desk with work to do: two leads, a third one that is quarantined, and a subscriber. */
async function postWork(base: string): Promise<void> {
  const post = (path: string, body: object, honeypot = '') =>
    fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-form-context': JSON.stringify({ honeypot }) },
      body: JSON.stringify(body),
    });
  const message = 'Téléphone : 06 00 00 00 00\nDescription : Mobilier scolaire\nBudget : non précisé';
  const lead = {
    name: 'Camille Marchand',
    email: 'camille@atelier-marchand.example',
    company: '',
    service: '',
    message,
  };
  await post('/api/leads', lead);
  await post('/api/leads', lead);
  await post('/api/leads', lead, 'rempli');
  await post('/api/newsletter', { email: `lectrice-${Date.now()}@kiosque.example` });
}

/** Options of a view: signed in, with leads to work on. */
export const atWork = { signedIn: true, prepare: postWork } as const;
/** Options of a view: signed in, whatever rows the site has. */
export const signedIn = { signedIn: true } as const;

export const leadName = (page: Page) => page.getByRole('button', { name: 'Camille Marchand', exact: true }).first();

/** Opens the lead's own page. */
export const openFile = async (page: Page) => {
  await leadName(page).click();
  await page.getByRole('link', { name: /Ouvrir la fiche/ }).click();
  await page.getByText('Fiche ouverte pour la première fois').waitFor();
};

/** Opens a person's page. */
export const openPerson = async (page: Page) => {
  await page.locator('tbody').getByRole('link').filter({ hasText: 'Camille' }).first().click();
  await page.getByRole('heading', { name: 'Coordonnées' }).waitFor();
};
