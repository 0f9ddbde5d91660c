import type { Locator } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import type { Hand } from './ownerHand.ts';

/** A link of the desk's doors, or of the places behind the open one. */
const way = ({ page }: Hand, nav: string, name: string) =>
  page.getByRole('navigation', { name: nav }).getByRole('link', { name: new RegExp(`^${name}`) });
/** Through a door, and on to a place behind it, which a telephone keeps in a menu. */
export async function enter(hand: Hand, door: string, place?: string): Promise<void> {
  await hand.touch(way(hand, 'Bureau', door));
  if (!place) return;
  const menu = hand.page.getByRole('navigation', { name: door }).locator('summary');
  await way(hand, door, place).or(menu).first().waitFor();
  if (await menu.isVisible()) await hand.touch(menu);
  await hand.touch(way(hand, door, place));
}
/** Beside the list too, where a telephone does not show it. */
export const field = ({ page }: Hand, label: string) => page.getByLabel(label).filter({ visible: true });
/** What is pressed. */
export const button = ({ page }: Hand, name: string | RegExp) => page.getByRole('button', { name });

/** From the day to a lead beside the list, by its name. */
export async function findLead(hand: Hand, name: string): Promise<void> {
  await enter(hand, 'Demandes');
  await hand.type(hand.page.getByLabel('Rechercher'), name.split(' ')[0] ?? '');
  await hand.read(hand.page.getByText('1 lead trouvé'));
  await hand.touch(hand.page.locator('tbody').getByRole('button', { name, exact: true }));
}

/** On to its own page. */
export async function openLead(hand: Hand, name: string): Promise<void> {
  await findLead(hand, name);
  await hand.touch(hand.page.getByRole('link', { name: /Ouvrir la fiche/ }));
  await hand.read(hand.page.getByRole('heading', { level: 1, name }));
}

/** From the day to everything of a person. */
export async function openPerson(hand: Hand, who: string): Promise<void> {
  await enter(hand, 'Demandes', 'Personnes');
  await hand.type(hand.page.getByLabel('Rechercher'), who.split(/[ @]/)[0] ?? '');
  await hand.touch(hand.page.locator('tbody').getByRole('link', { name: new RegExp(who.replace('@', '@\\s*')) }));
  await hand.read(hand.page.getByRole('heading', { name: 'Coordonnées' }));
}

export const hasFocus = (what: Locator) =>
  expect.poll(() => what.evaluate((at) => at === document.activeElement)).toBe(true);

/** Ctrl K, some words, down to the first of a group, Enter. */
export async function find(hand: Hand, words: string, group: string): Promise<void> {
  await hand.press('Control+k');
  await hand.write(words);
  await hand.read(hand.page.getByRole('group', { name: group }).getByRole('option'));
  const wanted = hand.page.locator(`[role=group][aria-label="${group}"] > [aria-selected=true]`);
  while (!(await wanted.isVisible())) await hand.press('ArrowDown');
  await hand.press('Enter');
}
/** A picture that is still on the owner's machine. */
export async function addPicture(hand: Hand, name: string): Promise<void> {
  const dialog = hand.page.getByRole('dialog');
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#0A6B5E' } })
    .png()
    .toBuffer();
  await hand.attach(dialog.getByLabel('Ajouter des images'), { name: `${name}.png`, mimeType: 'image/png', buffer });
  await hasFocus(dialog.getByLabel('Ce que montre l’image'));
  await hand.write(name);
  await hand.touch(dialog.getByRole('button', { name: 'Envoyer' }));
  await dialog.waitFor({ state: 'detached' });
}
/** What « Insérer » offers. */
export async function insert(hand: Hand, part: string): Promise<void> {
  await hand.touch(hand.page.locator('summary', { hasText: 'Insérer' }));
  await hand.touch(hand.page.getByRole('button', { name: part, exact: true }));
}
/** Publishes the article that is open. */
export async function publish(hand: Hand): Promise<void> {
  await hand.touch(hand.page.getByRole('button', { name: 'Publier', exact: true }));
  await hand.touch(hand.page.getByRole('dialog').getByRole('button', { name: 'Publier', exact: true }));
  await hand.read(hand.page.getByText('Publié', { exact: true }));
}
