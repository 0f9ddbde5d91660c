import type { Page } from 'playwright-core';

/** Switches the editor to the Markdown view, calls `act` on its text area, then switches back to the layout view. */
export async function inMarkdown<Result>(
  page: Page,
  label: string,
  act: (area: ReturnType<Page['getByRole']>) => Promise<Result>,
): Promise<Result> {
  await page.getByRole('button', { name: 'Markdown', exact: true }).press('Enter');
  const result = await act(page.getByRole('textbox', { name: `${label}, en Markdown` }));
  await page.getByRole('button', { name: 'Mise en page', exact: true }).press('Enter');
  await page.getByRole('textbox', { name: label, exact: true }).waitFor();
  return result;
}

export const typedText = (page: Page, label: string): Promise<string> =>
  inMarkdown(page, label, (area) => area.inputValue());
