import type { View } from '../every/states.ts';
import { signedIn } from './atWork.ts';

/** What the owner changes without a developer, and what tells them how. */
export const settingsStates: readonly View[] = [
  {
    name: 'admin-avant-de-publier',
    path: '/admin/avant-de-publier',
    ...signedIn,
    act: async (page) => {
      await page.getByText(/0 sur 12 sont faits/).waitFor();
    },
  },
  { name: 'admin-reglages', path: '/admin/reglages', ...signedIn },
  { name: 'admin-reglages-groupe', path: '/admin/reglages/legal', ...signedIn },
  { name: 'admin-reglages-liste', path: '/admin/reglages/faq', ...signedIn },
  { name: 'admin-reglages-historique', path: '/admin/reglages/historique', ...signedIn },
  { name: 'admin-guide', path: '/admin/guide', ...signedIn },
  {
    name: 'admin-guide-page',
    path: '/admin/guide/courrier',
    ...signedIn,
    act: async (page) => {
      await page.getByRole('heading', { name: 'Régler le serveur' }).waitFor();
    },
  },
];
