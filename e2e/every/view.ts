import type { Page } from 'playwright-core';

/** A page in a state that a visitor or the owner can see, with the actions that lead to the state. */
export interface View {
  name: string;
  path: string;
  signedIn?: boolean;
  /** Stores the rows the view needs, on the site at this address. */
  prepare?: (base: string) => Promise<void>;
  /** Console messages that this view cannot avoid. */
  allowed?: RegExp;
  /** Does the actions that bring the page into its state. */
  act?: (page: Page) => Promise<void>;
}

/** Waits until the desk has loaded its data, then brings the page into the view's state. */
export async function show(page: Page, { signedIn, act }: View): Promise<void> {
  if (signedIn) {
    await page.getByRole('navigation', { name: 'Bureau' }).waitFor();
    await page.getByText('Chargement').first().waitFor({ state: 'hidden' });
  }
  await act?.(page);
}
