import type { View } from '../every/view.ts';
import { signedIn } from './atWork.ts';
import { SUMMARY } from './deskResponses.ts';
import { signIn } from './signIn.ts';

/** States of the desk's frame, whichever view is open in it: help, menu, session end, failing view. */
export const frameStates: readonly View[] = [
  {
    name: 'admin-aide',
    path: '/admin',
    ...signedIn,
    act: async (page) => {
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
    },
  },
  {
    name: 'admin-menu',
    path: '/admin/etat',
    ...signedIn,
    act: async (page) => {
      await page.getByLabel('Aide et compte').click();
      await page.getByRole('button', { name: 'Se déconnecter' }).waitFor();
    },
  },
  {
    name: 'admin-fin-de-session',
    path: '/admin',
    act: async (page) => {
      const soon = new Date(Date.now() + 200_000).toISOString();
      const session = { idle_ends_at: soon, ends_at: soon };
      await page.route('**/api/admin/session', (route) => route.fulfill({ json: { success: true, ...session } }));
      await page.route('**/api/admin/summary', (route) => route.fulfill({ json: { ...SUMMARY, session } }));
      await signIn(page);
      await page.getByText(/session se ferme à/).waitFor();
    },
  },
  {
    name: 'admin-panne',
    path: '/admin/newsletter',
    act: async (page) => {
      await page.route('**/api/admin/subscribers*', (route) => route.fulfill({ status: 404, body: '' }));
      await signIn(page);
      await page.getByRole('button', { name: 'Réessayer' }).waitFor();
    },
  },
];
