import { expect, test } from 'vitest';
import { violations } from '../every/violations.ts';
import { openDesk, postLead } from './desk.ts';

test('Ctrl K finds a request, a setting and a place of the desk from any view, and leads there', async () => {
  const { id, name, reference } = await postLead();
  const page = await openDesk('/admin/etat');
  await page.getByRole('heading', { level: 1, name: 'État du site' }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('dialog').getByRole('combobox');
  await expect.poll(() => field.evaluate((at) => at === document.activeElement)).toBe(true);
  await page.getByRole('group', { name: 'Aller à' }).getByRole('option', { name: 'Corbeille' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await field.fill(reference);
  await page.getByRole('option', { name: new RegExp(`${name}.*${reference}`) }).waitFor();
  await page.keyboard.press('Enter');
  await page.waitForURL(new RegExp(`/admin/leads/${id}$`));

  await page.keyboard.press('Control+k');
  await field.fill('MEDIATEUR');
  await page.getByRole('group', { name: 'Réglages' }).getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await expect.poll(() => page.locator('[role=option][aria-selected=true]').count()).toBe(1);
  await page.getByRole('group', { name: 'Réglages' }).getByRole('option').first().click();
  await page.waitForURL(/\/admin\/reglages\/[a-z-]+#/);

  // A built-in article, by a word of its title.
  await page.keyboard.press('Control+k');
  await field.fill('tunnel');
  await page
    .getByRole('group', { name: 'Articles' })
    .getByRole('option', { name: /tunnel/i })
    .first()
    .click();
  await page.waitForURL(/\/admin\/articles#./);
});

test('Ctrl K: Enter waits for what is being looked for, and what one moved to stays chosen when more is found', async () => {
  const word = `demande${Date.now()}`;
  const { name, reference } = await postLead({ name: `Une ${word}` });
  const page = await openDesk('/admin/etat');
  await page.keyboard.press('Control+k');
  await page.keyboard.type(reference);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name }).waitFor();

  const { promise: reached, resolve: tell } = Promise.withResolvers<void>();
  await page.route('**/api/leads?*', async (route) => {
    await reached;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  await page.keyboard.type('demande');
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('[role=option][aria-selected=true]');
  const moved = await chosen.innerText();
  tell();
  await page.getByRole('group', { name: 'Demandes' }).getByRole('option').first().waitFor();
  expect(await chosen.innerText()).toBe(moved);
});

test('beside the list and in its own page, r, s, a and e go to the reply, the status, the notes and the erasure', async () => {
  const { id, name } = await postLead();
  const page = await openDesk();
  const focused = () => page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.name ?? '');
  const act = async () => {
    for (const [key, field] of [
      ['r', 'reply'],
      ['s', 'status'],
      ['a', 'note'],
    ] as const) {
      await page.locator(`#contenu [name=${field}]`).waitFor();
      await page.locator('#contenu').focus();
      await page.keyboard.press(key);
      expect(await focused()).toBe(field);
    }
    await page.locator('#contenu').focus();
    await page.keyboard.press('e');
    await page.getByRole('alertdialog', { name: /^Effacer le lead/ }).waitFor();
    await page.keyboard.press('Escape');
  };
  await page.getByRole('button', { name, exact: true }).click();
  await act();
  await page.locator('#contenu').focus();
  await page.keyboard.press('o');
  // The key `r` acts on the new page as soon as the address has changed.
  await page.keyboard.press('r');
  await page.waitForURL(new RegExp(`/admin/leads/${id}$`));
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await expect.poll(focused).toBe('reply');
  await act();
});

test('j and k go from one request to the next in its own page too, as the list had them', async () => {
  const [older, newer] = [await postLead(), await postLead()];
  const page = await openDesk();
  await page.getByRole('button', { name: newer.name, exact: true }).click();
  await page.getByRole('link', { name: 'Ouvrir la fiche' }).click();
  await page.getByRole('heading', { level: 1, name: newer.name }).waitFor();
  await page.keyboard.press('j');
  await page.getByRole('heading', { level: 1, name: older.name }).waitFor();
  await page.keyboard.press('k');
  await page.getByRole('heading', { level: 1, name: newer.name }).waitFor();
});

test('what waits today is gone through with j, and written to with one press', async () => {
  await postLead();
  const page = await openDesk('/admin/aujourdhui');
  // Takes the first waiting request of the list, which contains requests of other tests.
  const reply = page.getByRole('link', { name: 'Répondre' }).first();
  await reply.waitFor();
  await page.keyboard.press('j');
  await expect.poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-due'))).toBe(true);
  await reply.click();
  await expect
    .poll(() => page.evaluate(() => (document.activeElement as HTMLTextAreaElement | null)?.name))
    .toBe('reply');
});
