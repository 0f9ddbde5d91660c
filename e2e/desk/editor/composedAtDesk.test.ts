import { expect, test } from 'vitest';
import { handsOn } from './composing.ts';
import { ANDROID, atEnd, openText } from './openText.ts';

test('on a telephone, words composed beside drawn parts, while the text is saved and around « / » are stored as composed', async () => {
  const body = 'Une phrase sur les prix :source[insee] ici.\n\n::chiffre[des demandes]{valeur="71"}\n\nLa fin.';
  const { page, text, stored } = await openText(390, body, ANDROID);
  const { word, commit, compose, press, type } = await handsOn(page);
  await text.getByText('des demandes').waitFor();
  await atEnd(page);
  // Words go on while each save is under way, and while one is asked for.
  let isSlow = true;
  let held: (() => void) | undefined;
  await page.route('**/api/admin/articles/*', async (route) => {
    if (isSlow && route.request().method() === 'PATCH') await new Promise<void>((resolve) => (held = resolve));
    await route.continue();
  });
  const saved = async () => {
    await expect.poll(() => held !== undefined).toBe(true);
    held?.();
    held = undefined;
  };
  await word(' Pendant');
  await compose(' q', ' qu');
  await saved();
  await commit(' que');
  await word(' c’est enregistré,');
  await saved();
  await compose('^');
  await expect.poll(() => held !== undefined).toBe(true);
  await commit('ê');
  isSlow = false;
  held?.();
  await word('tre la');
  await expect.poll(stored).toBe(`${body} Pendant que c’est enregistré,être la`);

  // The menu takes no word away: a letter or Escape goes back to the text.
  const menu = page.getByRole('button', { name: 'Tableau', exact: true });
  for (const leave of [() => press('Escape'), () => type('et')]) {
    await press('Enter');
    await commit('/');
    await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
    await leave();
    await menu.waitFor({ state: 'hidden' });
    await word(' suite');
  }
  // A « / » that is composed is part of the words.
  await press('Enter');
  await compose('/', '/o', '/ou');
  await commit('/ou');
  await expect
    .poll(async () => (await stored()).slice(body.length))
    .toBe(' Pendant que c’est enregistré,être la\n\nsuite\n\n/et suite\n\n/ou');
});
