import type { View } from '../every/states.ts';
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
  { name: 'admin-effacements', path: '/admin/personnes/effacements', ...signedIn },
  { name: 'admin-saisie', path: '/admin/leads/saisie', ...signedIn },
];
