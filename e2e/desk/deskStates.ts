import type { View } from '../every/view.ts';
import { accountStates } from './accountStates.ts';
import { atWork, leadName, openFile, signedIn } from './atWork.ts';
import { openNews } from './desk.ts';
import {
  ANSWERED,
  BINNED,
  CALM,
  COPIES,
  DOUBT,
  FINDINGS,
  MAIL,
  NEW_SITE,
  SITE,
  SUMMARY,
  TEMPLATES,
  TROUBLED,
} from './deskResponses.ts';
import { frameStates } from './frameStates.ts';
import { peopleStates, settingsStates } from './settingsStates.ts';
import { signIn } from './signIn.ts';

/** Views of the signed-in desk, and the dialogs that open over them. */
export const deskStates: readonly View[] = [
  { name: 'admin-leads', path: '/admin', ...atWork },
  {
    name: 'admin-leads-choisis',
    path: '/admin',
    ...atWork,
    act: async (page) => {
      await page.getByRole('checkbox', { name: 'Choisir Camille Marchand' }).first().check();
      await page.getByText('1 lead choisi').waitFor();
      await page.getByRole('button', { name: 'Filtrer' }).click();
    },
  },
  {
    name: 'admin-leads-volet',
    path: '/admin',
    ...atWork,
    act: async (page) => {
      await leadName(page).click();
      await page.getByRole('link', { name: /Ouvrir la fiche/ }).waitFor();
    },
  },
  {
    name: 'admin-aujourdhui',
    path: '/admin',
    ...atWork,
    act: async (page) => {
      await page.evaluate(async () => {
        const list = await (await fetch('/api/leads?limit=2')).json();
        const days = ['2001-02-03', list.leads[0].created_at.slice(0, 10)];
        for (const [index, follow_up_on] of days.entries())
          await fetch(`/api/admin/leads/${list.leads[index].id}`, {
            method: 'PATCH',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ follow_up_on }),
          });
      });
      await page.getByRole('link', { name: 'Aujourd’hui' }).click();
      await page.getByRole('region', { name: 'Relances en retard' }).waitFor();
    },
  },
  {
    name: 'admin-aujourdhui-rien',
    path: '/admin/aujourdhui',
    act: async (page) => {
      for (const [path, answer] of Object.entries(CALM))
        await page.route(`**${path.replace('?', '\\?')}`, (route) =>
          route.fulfill({ json: { success: true, ...answer } }),
        );
      await signIn(page);
      await page.getByRole('heading', { name: 'Rien à faire pour l’instant' }).waitFor();
    },
  },
  {
    name: 'admin-leads-relances',
    path: '/admin?relance=toutes&periode=libre&du=2026-01-01',
    ...signedIn,
    act: async (page) => {
      await page.getByRole('button', { name: 'Filtrer' }).click();
      await page.getByLabel('Reçus du').waitFor();
    },
  },
  { name: 'admin-fiche', path: '/admin', ...atWork, act: openFile },
  {
    name: 'admin-fiche-relire',
    path: '/admin',
    prepare: atWork.prepare,
    act: async (page) => {
      // Mocks the reply templates before the sign-in: the desk reads them only once, when the first request is shown.
      await page.route('**/api/admin/reply-templates', (route) => route.fulfill({ json: TEMPLATES }));
      await signIn(page);
      await openFile(page);
      await page.getByRole('button', { name: 'Relire et envoyer' }).click();
      await page.getByRole('dialog', { name: 'Relire avant l’envoi' }).waitFor();
    },
  },
  {
    name: 'admin-fiche-historique',
    path: '/admin/leads/7',
    act: async (page) => {
      await page.route('**/api/admin/leads/7', (route) => route.fulfill({ json: ANSWERED }));
      await signIn(page);
      await page.getByRole('button', { name: 'Corriger l’adresse' }).waitFor();
    },
  },
  {
    name: 'admin-fiche-modeles',
    path: '/admin',
    ...atWork,
    act: async (page) => {
      await openFile(page);
      await page.getByRole('button', { name: 'Modifier les modèles' }).click();
      await page.getByLabel('Nom du modèle').first().waitFor();
    },
  },
  {
    name: 'admin-fiche-effacer',
    path: '/admin',
    ...atWork,
    act: async (page) => {
      await openFile(page);
      await page.getByRole('button', { name: 'Effacer ce lead' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-fiche-introuvable',
    path: '/admin/leads/999999',
    ...signedIn,
    act: async (page) => {
      await page.getByRole('heading', { name: 'Lead introuvable' }).waitFor();
    },
  },
  { name: 'admin-newsletter', path: '/admin/newsletter', ...atWork },
  { name: 'admin-articles', path: '/admin/articles', ...signedIn },
  { name: 'admin-tableau-de-bord', path: '/admin/tableau-de-bord', ...atWork },
  {
    name: 'admin-copies',
    path: '/admin/etat',
    act: async (page) => {
      await page.route('**/api/admin/site-state', (route) => route.fulfill({ json: { ...SITE, copies: COPIES } }));
      await signIn(page);
      await page.getByText('à réparer', { exact: true }).waitFor();
    },
  },
  {
    name: 'admin-etat',
    path: '/admin/etat',
    act: async (page) => {
      await page.route('**/api/admin/site-state', (route) => route.fulfill({ json: SITE }));
      await signIn(page);
      await page.getByText(/Rien n.est à réparer/).waitFor();
    },
  },
  {
    name: 'admin-etat-a-reparer',
    path: '/admin/etat',
    act: async (page) => {
      await page.route('**/api/admin/site-state', (route) => route.fulfill({ json: TROUBLED }));
      await signIn(page);
      await page.getByText(/2 choses sont à réparer/).waitFor();
    },
  },
  {
    name: 'admin-copies-aucune',
    path: '/admin/etat',
    act: async (page) => {
      await page.route('**/api/admin/site-state', (route) => route.fulfill({ json: NEW_SITE }));
      await signIn(page);
      await page.getByText(/Il n.y en a pas encore/).waitFor();
    },
  },
  {
    name: 'admin-aujourdhui-en-panne',
    path: '/admin/aujourdhui',
    act: async (page) => {
      await page.route('**/api/admin/summary', (route) =>
        route.fulfill({ json: { ...SUMMARY, troubles: TROUBLED.troubles } }),
      );
      await signIn(page);
      await openNews(page);
      await page.getByRole('region', { name: 'Disque du serveur' }).waitFor();
      await page.getByText(/Nous sommes le/).waitFor();
    },
  },
  { name: 'admin-indesirables', path: '/admin?liste=indesirables', ...atWork },
  ...peopleStates,
  {
    name: 'admin-corbeille',
    path: '/admin?liste=corbeille',
    act: async (page) => {
      await page.route('**/api/admin/bin*', (route) => route.fulfill({ json: BINNED }));
      await page.route('**/api/admin/summary', (route) =>
        route.fulfill({ json: { ...SUMMARY, bin: 2, clock: DOUBT } }),
      );
      await signIn(page);
      await page.getByRole('heading', { name: 'Camille Marchand' }).waitFor();
    },
  },
  {
    name: 'admin-corbeille-vide',
    path: '/admin?liste=corbeille',
    act: async (page) => {
      const none = { success: true, items: [], total: 0, next_cursor: null };
      await page.route('**/api/admin/bin*', (route) => route.fulfill({ json: none }));
      await signIn(page);
      await page.getByRole('heading', { name: 'La corbeille est vide' }).waitFor();
    },
  },
  { name: 'admin-courrier', path: '/admin/etat', ...signedIn },
  {
    name: 'admin-courrier-domaine',
    path: '/admin/etat',
    act: async (page) => {
      await page.route('**/api/admin/mail', (route) => route.fulfill({ json: MAIL }));
      await page.route('**/api/admin/mail/dns*', (route) =>
        route.fulfill({ json: { success: true, domain: 'exemple.fr', findings: FINDINGS, fitness: 'unfit' } }),
      );
      await signIn(page);
      await page.getByRole('button', { name: 'Vérifier le domaine' }).click();
      await page.getByText('DMARC : sans réponse').waitFor();
    },
  },
  ...frameStates,
  ...settingsStates,
  ...accountStates,
];
