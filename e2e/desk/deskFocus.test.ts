import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { eraseOnRequest, openDesk, postLead, postSubscriber } from './desk.ts';

const focused = (page: Page) =>
  page.evaluate(() => {
    const at = document.activeElement;
    // Returns nothing without a focus: the text of body or main would match every button.
    if (at?.matches('body, main')) return '';
    return `${at?.closest('[data-lead], li, tr')?.querySelector('h2, td')?.textContent ?? ''} · ${at?.getAttribute('aria-label') ?? at?.textContent}`;
  });
const confirmErasure = async (page: Page) => {
  await eraseOnRequest(page);
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
};

describe('where the focus goes when the focused element is removed', () => {
  test('from a row released or erased in the junk to the next row’s same button, then to the words that say none is left', async () => {
    const word = `brocante${Date.now()}`;
    for (const name of ['Premier', 'Deuxième', 'Troisième']) await postLead({ name, message: word }, 'rempli');
    const page = await openDesk(`/admin?liste=indesirables&q=${word}`);
    const row = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await row('Deuxième')
      .getByRole('button', { name: /pas indésirable/ })
      .press('Enter');
    await row('Deuxième').waitFor({ state: 'detached' });
    await expect.poll(() => focused(page)).toBe('Premier · Ce n’est pas indésirable');
    await page
      .getByRole('status')
      .getByText(/est dans les leads/)
      .first()
      .waitFor();
    // After the last row of the list is deleted, the focus moves to the row above it.
    await row('Premier').getByRole('button', { name: 'Effacer' }).press('Enter');
    await confirmErasure(page);
    await expect.poll(() => focused(page)).toBe('Troisième · Effacer');
    await page
      .getByRole('status')
      .getByText(/DEV-\S+ a disparu de la base/)
      .first()
      .waitFor();
    await row('Troisième').getByRole('button', { name: 'Effacer' }).press('Enter');
    await confirmErasure(page);
    await expect.poll(() => focused(page)).toBe(' · Aucun indésirable ne correspond');
  });

  test('from a subscriber erased to the next one’s button, then to the words that say none is left', async () => {
    const stamp = Date.now();
    const [low, high] = [`basse-${stamp}@desk.example`, `haute-${stamp}@desk.example`];
    for (const email of [low, high]) await postSubscriber(email);
    const page = await openDesk(`/admin/newsletter?q=${stamp}`);
    await page.getByRole('button', { name: `Effacer ${high}` }).press('Enter');
    await confirmErasure(page);
    await expect.poll(() => focused(page)).toBe(`${low} · Effacer ${low}`);
    await page.getByRole('status').getByText(`${high} a disparu de la base.`).first().waitFor();
    await page.getByRole('button', { name: `Effacer ${low}` }).press('Enter');
    await confirmErasure(page);
    await expect.poll(() => focused(page)).toBe(' · Aucun abonné ne correspond');
  });

  test('from a lead’s page back to its row, in the list as it was filtered', async () => {
    const word = `lutherie${Date.now()}`;
    const first = await postLead({ message: word });
    await postLead({ message: word });
    const page = await openDesk(`/admin?q=${word}`);
    await page.getByText('2 leads trouvés').waitFor();
    for (const back of ['link', 'history'] as const) {
      await page.getByRole('button', { name: first.name, exact: true }).click();
      await page.keyboard.press('o');
      await page.getByRole('heading', { level: 1, name: first.name }).waitFor();
      if (back === 'link') await page.getByRole('link', { name: 'Tous les leads' }).press('Enter');
      else await page.goBack();
      await page.getByText('2 leads trouvés').waitFor();
      await expect.poll(() => focused(page)).toContain(`· ${first.name}`);
      expect(new URL(page.url()).search).toBe(`?q=${word}`);
    }
  });

  test('from a dialog that is closed back to its opener: a row, or the button', async () => {
    const { name } = await postLead();
    const page = await openDesk('/admin', { width: 390, height: 844 });
    await page.getByRole('button', { name, exact: true }).press('Enter');
    await page.getByRole('dialog', { name }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toContain(`· ${name}`);
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => focused(page)).toContain(`· ${name}`);
    await page.keyboard.press('o');
    await page.getByRole('button', { name: 'Effacer ce lead' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Annuler' }).press('Enter');
    await expect.poll(() => focused(page)).toContain('Effacer ce lead');
  });

  test('nowhere when a newer lead arrives during a reply to the newest', async () => {
    const { name } = await postLead();
    const page = await openDesk();
    const panel = page.getByRole('complementary', { name: 'Détail du lead' });
    await panel.getByRole('heading', { name }).waitFor();
    await panel.getByLabel('Ajouter une note').fill('Rappeler');
    const newer = await postLead();
    await page.getByRole('button', { name: newer.name, exact: true }).waitFor();
    await page.keyboard.type(' lundi');
    expect(await panel.getByLabel('Ajouter une note').inputValue()).toBe('Rappeler lundi');
    await panel.getByRole('heading', { name }).waitFor();
  });

  test('nowhere from a note or a follow-up that was saved: their buttons keep it', async () => {
    const { id } = await postLead();
    const page = await openDesk(`/admin/leads/${id}`);
    await page.getByLabel('Ajouter une note').fill('Rappeler lundi');
    await page.getByRole('button', { name: 'Enregistrer la note' }).press('Enter');
    await page.getByRole('list', { name: 'Historique' }).getByText('Rappeler lundi').waitFor();
    expect(await focused(page)).toContain('Enregistrer la note');
    await page.getByLabel('Statut').selectOption('a-rappeler');
    await page.getByRole('button', { name: 'Enregistrer le suivi' }).press('Enter');
    await page.getByText('Statut : Nouveau, puis À rappeler').waitFor();
    expect(await focused(page)).toContain('Enregistrer le suivi');
  });

  test('from the status given to several leads to the button that takes it back', async () => {
    const { name } = await postLead();
    const page = await openDesk();
    await page.getByRole('checkbox', { name: `Choisir ${name}` }).check();
    await page.getByLabel('Changer le statut').focus();
    await page.getByLabel('Changer le statut').selectOption('perdu');
    await expect.poll(() => focused(page)).toContain('Annuler ce changement');
  });
});

test('on a phone the bar of the ticked leads is one row, and the last lead can be read above it', async () => {
  const { name } = await postLead();
  const page = await openDesk('/admin', { width: 390, height: 844 });
  await page.getByRole('checkbox', { name: `Choisir ${name}` }).check();
  const bar = page.getByRole('region', { name: 'Leads choisis' });
  expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(64);
  for (const control of await bar.locator('button:visible, select, summary').all()) {
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  }
  // Scrolls to the end again until the last row is above the bar of actions, since scrolling loads more rows.
  await expect
    .poll(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      const last = await page.locator('tbody tr').last().boundingBox();
      return (last?.y ?? 0) + (last?.height ?? 0) - ((await bar.boundingBox())?.y ?? 0);
    })
    .toBeLessThanOrEqual(0);
  await bar.getByText('Actions').click();
  await bar.getByRole('button', { name: 'Effacer' }).click();
  await page.getByRole('alertdialog', { name: 'Effacer ce lead' }).waitFor();
});

test('at letters half as large the list has the whole width, and a request opens over it', async () => {
  const { name } = await postLead();
  const page = await openDesk('/admin', { width: 1440, height: 900 });
  const detail = page.getByRole('complementary', { name: 'Détail du lead' });
  await detail.waitFor();
  const browser = await page.context().newCDPSession(page);
  const wear = (standard: number) => browser.send('Page.setFontSizes', { fontSizes: { standard } });
  await wear(24);
  try {
    await page.reload();
    await page.getByRole('checkbox', { name: `Choisir ${name}` }).waitFor();
    await expect.poll(() => detail.count()).toBe(0);
    expect((await page.locator('tbody').first().boundingBox())?.width).toBeGreaterThan(900);
  } finally {
    // Restores the font size, which the browser keeps for the pages of later tests.
    await wear(16);
  }
});

test('and after it the letters of a browser are as usual again', async () => {
  const page = await openDesk('/admin', { width: 1440, height: 900 });
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('16px');
});
