import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { PersonRecord } from '../../data/api/people.ts';
import type { LeadList, LeadRecord } from '../../data/api/responses.ts';
import { base } from '../testing/base.ts';
import { askOwner, asOwner } from '../testing/ownerCookies.ts';
import { holdBack, openDesk, postLead } from './desk.ts';

const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Détail du lead' });
const eventsOf = async (id: number) =>
  (await asOwner<LeadRecord>(`/api/admin/leads/${id}`)).events.map(({ kind }) => kind);

describe('what arrives while the owner writes', () => {
  test('a status given elsewhere leaves the request open, though its list no longer has it', async () => {
    const word = `menuiserie${Date.now()}`;
    const { id, name } = await postLead({ message: word });
    await postLead({ message: word });
    const page = await openDesk(`/admin?statut=nouveau&q=${word}`, { allowed: [/404/] });
    await page.getByRole('button', { name, exact: true }).click();
    const note = panelOf(page).getByLabel('Ajouter une note');
    await note.fill('Rappeler');
    await askOwner(base(), 'PATCH', `/api/admin/leads/${id}`, { status: 'a-rappeler' });
    await page.locator(`[data-lead="${id}"]`).waitFor({ state: 'detached' });
    // The letters of shortcuts among them: they go into the note.
    await page.keyboard.type(' en janvier');
    expect(await note.inputValue()).toBe('Rappeler en janvier');
    await panelOf(page).getByRole('heading', { name, exact: true }).waitFor();
    await panelOf(page).getByText('À rappeler').first().waitFor();
    // Twin: once erased, it gives its place to the next.
    await askOwner(base(), 'DELETE', `/api/admin/leads/${id}?asked_by=owner`);
    await panelOf(page).getByRole('heading', { name, exact: true }).waitFor({ state: 'detached' });
  });

  test('letters typed on after the field was removed are no shortcuts', async () => {
    await postLead();
    const page = await openDesk();
    const note = panelOf(page).getByLabel('Ajouter une note');
    // In one task: a slow machine would make a pause of it, after which the keys are shortcuts again.
    await note.evaluate(async (field) => {
      const press = (where: Element, key: string) =>
        where.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      field.focus();
      press(field, 'l');
      field.remove();
      press(document.body, 'e');
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    expect(await page.getByRole('alertdialog').count()).toBe(0);
  });

  test('a newer request does not take the panel from under the pointer', async () => {
    const { id, name } = await postLead();
    const page = await openDesk();
    await panelOf(page).getByRole('heading', { name, exact: true }).waitFor();
    const button = panelOf(page).getByRole('group', { name: 'J’ai déjà répondu' }).getByRole('button').first();
    await button.hover();
    const newer = await postLead();
    await page.getByRole('button', { name: newer.name, exact: true }).waitFor();
    await page.mouse.down();
    await page.mouse.up();
    await expect.poll(() => eventsOf(id)).toContain('answered');
    expect(await eventsOf(newer.id)).not.toContain('answered');
  });

  test('a new suspect post waits until the pointer has left the list', async () => {
    const word = `brocante${Date.now()}`;
    await postLead({ name: 'Premier', message: word }, 'rempli');
    const page = await openDesk(`/admin?liste=indesirables&q=${word}`);
    const titles = page.locator('#contenu li h2');
    await page.getByRole('button', { name: /pas indésirable/ }).hover();
    const listed = page.waitForResponse((response) => response.url().includes('/api/leads?quarantine'));
    await postLead({ name: 'Deuxième', message: word }, 'rempli');
    await (await listed).finished();
    expect(await titles.allInnerTexts()).toEqual(['Premier']);
    await page.mouse.move(0, 0);
    await expect.poll(() => titles.allInnerTexts()).toEqual(['Deuxième', 'Premier']);
  });

  test('a correction made elsewhere is kept when another field is corrected here', async () => {
    const { id } = await postLead();
    const person = (await asOwner<LeadRecord>(`/api/admin/leads/${id}`)).lead.person_id;
    const page = await openDesk(`/admin/personnes/${person}`);
    await page.getByRole('button', { name: 'Rectifier' }).click();
    const dialog = page.getByRole('dialog', { name: 'Rectifier la fiche' });
    await dialog.getByLabel('Nom', { exact: true }).fill('Camille Renaud');
    await askOwner(base(), 'PATCH', `/api/admin/people/${person}`, { phone: '06 11 22 33 44' });
    await page.locator('dd', { hasText: '06 11 22 33 44' }).waitFor();
    await dialog.getByRole('button', { name: 'Rectifier' }).click();
    await dialog.waitFor({ state: 'detached' });
    const stored = (await asOwner<PersonRecord>(`/api/admin/people/${person}`)).person;
    expect(stored).toMatchObject({ name: 'Camille Renaud', phone: '06 11 22 33 44' });
  });
});

test('a request entered by a double press is stored once', async () => {
  const name = `Double ${Date.now()}`;
  const page = await openDesk('/admin/leads/saisie');
  await page.getByLabel('Nom', { exact: true }).fill(name);
  await page.getByLabel('Téléphone').fill('06 00 00 00 00');
  const release = await holdBack(page, '**/api/admin/leads');
  await page.getByRole('button', { name: 'Enregistrer la demande' }).dblclick();
  release();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect((await asOwner<LeadList>(`/api/leads?q=${encodeURIComponent(name)}`)).total).toBe(1);
});
