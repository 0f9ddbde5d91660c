import type { View } from '../every/view.ts';
import { atWork, openPerson, signedIn } from './atWork.ts';

/** The desk’s pages about people. */
export const peopleStates: readonly View[] = [
  { name: 'admin-personnes', path: '/admin/personnes', ...atWork },
  { name: 'admin-personne', path: '/admin/personnes', ...atWork, act: openPerson },
  {
    name: 'admin-personne-rectifier',
    path: '/admin/personnes',
    ...atWork,
    act: async (page) => {
      await openPerson(page);
      await page.getByRole('button', { name: 'Rectifier' }).click();
      await page.getByRole('dialog').getByLabel('Adresse e-mail').fill('autre@adresse.example');
    },
  },
  { name: 'admin-effacements', path: '/admin/compte?vue=effacements', ...signedIn },
  { name: 'admin-saisie', path: '/admin/leads/saisie', ...signedIn },
];

/** Views of the settings the owner changes without a developer, and of their guide. */
export const settingsStates: readonly View[] = [
  {
    name: 'admin-avant-de-publier',
    path: '/admin/aujourdhui#mise-en-route',
    ...signedIn,
    act: async (page) => {
      await page.getByRole('heading', { name: 'À documenter' }).waitFor();
    },
  },
  { name: 'admin-reglages', path: '/admin/reglages', ...signedIn },
  { name: 'admin-reglages-groupe', path: '/admin/reglages/legal', ...signedIn },
  { name: 'admin-reglages-liste', path: '/admin/reglages/faq', ...signedIn },
  {
    name: 'admin-reglages-entre-temps',
    path: '/admin/reglages/offers',
    ...signedIn,
    act: async (page) => {
      await page.getByLabel('Analyse concurrentielle SaaS B2B : format').fill('Excel');
      // Saves a value from another account, and then its former value.
      for (const format of ['PDF / Excel', null])
        await page.evaluate(async (value) => {
          const { groups } = await (await fetch('/api/admin/settings')).json();
          const { version } = groups.find(({ code }: { code: string }) => code === 'offers');
          const body = JSON.stringify({ version, values: { 'saas.format': value } });
          const headers = { 'content-type': 'application/json' };
          await fetch('/api/admin/settings/offers', { method: 'PUT', headers, body });
        }, format);
      await page.getByText('Modifié entre-temps').waitFor();
    },
  },
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
