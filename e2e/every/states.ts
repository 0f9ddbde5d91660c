import type { Page } from 'playwright-core';
import { listedPaths } from '../../bin/build/describePages.ts';
import { deskStates } from '../desk/deskStates.ts';
import type { View } from './view.ts';

const openQuote = async (page: Page) => {
  await page.getByRole('button', { name: 'Commander', exact: true }).first().click();
  await page.getByRole('dialog', { name: 'Demande de devis' }).waitFor();
};

const fillQuote = async (page: Page) => {
  await openQuote(page);
  await page.getByLabel('Prénom *').fill('Camille');
  await page.getByLabel('Nom *', { exact: true }).fill('Marchand');
  await page.getByLabel('Email *').fill('camille@atelier-marchand.example');
  await page
    .getByLabel('Description du projet *')
    .fill('Mobilier scolaire en bois : faut-il nous lancer en Belgique ?');
};

/** The opened states of the public pages. */
export const openedStates: readonly View[] = [
  {
    name: 'menu',
    path: '/',
    act: (page) =>
      page
        .getByRole('button', { name: 'Ouvrir le menu' })
        .click({ timeout: 2000 })
        .catch(() => undefined),
  },
  { name: 'devis-preselection', path: '/', act: openQuote },
  {
    name: 'devis-erreurs',
    path: '/',
    act: async (page) => {
      await page.evaluate(() => window.dispatchEvent(new Event('openContactForm')));
      await page.getByRole('button', { name: 'Envoyer la demande' }).click();
      await page.locator('[aria-invalid=true]').first().waitFor();
    },
  },
  {
    name: 'devis-envoye',
    path: '/',
    act: async (page) => {
      await fillQuote(page);
      await page.getByRole('button', { name: 'Envoyer la demande' }).click();
      await page.getByRole('heading', { name: /Demande envoyée/ }).waitFor();
    },
  },
  {
    name: 'question-ouverte',
    path: '/',
    act: async (page) => {
      await page.locator('#faq summary').first().click();
      await page.locator('#faq').scrollIntoViewIfNeeded();
    },
  },
  {
    name: 'notification',
    path: '/about',
    act: async (page) => {
      await page.getByLabel('Recevoir les prochaines analyses').fill(`lectrice-${Date.now()}@kiosque.example`);
      await page.getByRole('button', { name: /S.abonner/ }).click();
      await page
        .getByText(/Inscription réussie/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'exemple-deplie',
    path: '/services/etude-marche',
    act: (page) => page.getByRole('button', { name: 'Voir exemple' }).first().click(),
  },
  { name: 'introuvable', path: '/nulle-part' },
  { name: 'devis-page', path: '/devis' },
  { name: 'devis-merci', path: '/devis/merci?ref=DEV-2026-0042' },
  { name: 'newsletter-merci', path: '/newsletter/merci' },
  { name: 'newsletter-confirmee', path: '/newsletter/confirmer?etat=confirme' },
  { name: 'newsletter-desinscription', path: '/newsletter/desinscription?jeton=1.jeton' },
  { name: 'admin-connexion', path: '/admin' },
];

/** Paths of the public pages whose state needs no action. */
export const stillPaths = openedStates.flatMap(({ path, act }) => (act ? [] : path));

export const everyView: readonly View[] = [
  ...listedPaths().map((path) => ({ name: path === '/' ? 'accueil' : path.slice(1).replaceAll('/', '-'), path })),
  ...openedStates,
  ...deskStates,
];
