import { expect, test } from 'vitest';
import { violations } from '../../every/violations.ts';
import { LABEL, openText } from './openText.ts';

const BODY = 'Une phrase sur les prix[^1], et la fin.\n\n[^1]: La note.';

test('a text that would read otherwise than it is shown is not saved, says so, and its Markdown opens with every sign', async () => {
  const { page, text, stored } = await openText(1440, BODY);
  // Deletes the note but not its reference: the text is refused, since Markdown would read the lone reference as plain words.
  await text.getByText('La note.').click({ clickCount: 3 });
  for (const key of ['Delete', 'Backspace']) await page.keyboard.press(key);
  await expect.poll(() => text.locator('[data-type=footnote_definition]').count()).toBe(0);
  await page.keyboard.type(' Encore « un mot »');
  await page.keyboard.press('Control+s');

  await page.getByText('il n’est pas encore enregistré').waitFor();
  await page.getByRole('status').filter({ hasText: 'Pas enregistré' }).waitFor();
  const area = page.getByRole('textbox', { name: `${LABEL}, en Markdown` });
  const refused = await area.inputValue();
  expect(refused.trim()).toBe('Une phrase sur les prix[^1], et la fin. Encore « un mot »');
  expect(await violations(page)).toEqual([]);
  expect(await stored()).toBe(BODY);

  // Saved once the author has removed the reference.
  await area.fill(refused.replace('[^1]', ''));
  await page.getByText('il n’est pas encore enregistré').waitFor({ state: 'detached' });
  await expect.poll(async () => (await stored()).trim()).toBe('Une phrase sur les prix, et la fin. Encore « un mot »');
  await page.getByRole('button', { name: 'Mise en page', exact: true }).press('Enter');
  await text.getByText('Encore').waitFor();
});
