import type { Page } from 'playwright-core';

/** Something a visitor or the owner can see: a page, and what is done on it first. */
export interface View {
  name: string;
  path: string;
  signedIn?: boolean;
  /** Stores the rows the view needs, on the site at this address. */
  prepare?: (base: string) => Promise<void>;
  /** Console messages that this view cannot avoid. */
  allowed?: RegExp;
  /** Brings the page into the state. */
  act?: (page: Page) => Promise<void>;
}

/** Brings the page into the state, once the desk has loaded its data. */
export async function show(page: Page, { signedIn, act }: View): Promise<void> {
  if (signedIn) {
    await page.getByRole('navigation', { name: 'Bureau' }).waitFor();
    await page.getByText('Chargement').first().waitFor({ state: 'hidden' });
  }
  await act?.(page);
}
