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
