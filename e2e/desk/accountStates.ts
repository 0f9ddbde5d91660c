import type { Page } from 'playwright-core';
import type { View } from '../every/view.ts';
import { ADMIN } from '../testing/site.ts';
import { signIn } from './signIn.ts';

const at = '2026-11-21T10:00:00.000Z';
const session = { device: 'Firefox sous Linux', network: '203.0.113.0/24', created_at: at, last_seen_at: at };
/** Account with three sessions, each kind of second factor, and few recovery codes left. */
const ACCOUNT = {
  success: true,
  username: 'admin',
  sessions: [
    { ...session, id: 'a', current: true },
    { ...session, id: 'b', current: false, device: 'Safari sous iOS' },
    { ...session, id: 'c', current: false, device: null, network: null },
  ],
  factors: [
    { kind: 'passkey', id: 'k1', name: 'Téléphone', created_at: at, last_used_at: at },
    {
      kind: 'passkey',
      id: 'k2',
      name: 'Clé USB du coffre, celle à l’étiquette bleue et au nom un peu long',
      created_at: at,
      last_used_at: null,
    },
    { kind: 'code', id: 'u1', name: '', created_at: at, last_used_at: at },
  ],
  recovery_codes_left: 2,
  no_passkeys: null,
};
const account = { created_at: at, disabled_at: null, factors: [], self: false };
const ACCOUNTS = {
  success: true,
  accounts: [
    { ...account, id: '1', username: 'admin', factors: ['passkey', 'passkey', 'code'], self: true },
    { ...account, id: '2', username: 'léa' },
    {
      ...account,
      id: '3',
      username: 'une-personne-au-nom-vraiment-tres-long-pour-un-identifiant',
      factors: ['passkey'],
    },
    { ...account, id: '4', username: 'paul', disabled_at: at },
  ],
};
const line = { id: 1, at, origin: 'desk', account: 'admin', subject: null, amount: null };
const JOURNAL = {
  success: true,
  total: 240,
  next_cursor: 'eA',
  lines: [
    { ...line, id: 9, kind: 'export', action: 'leads-exported' },
    { ...line, id: 8, kind: 'erasure', action: 'leads-binned', amount: 3 },
    { ...line, id: 7, kind: 'erasure', action: 'leads-binned', origin: 'site', account: null, amount: 1 },
    { ...line, id: 6, kind: 'factor', action: 'passkey-added', subject: 'Téléphone' },
    {
      ...line,
      id: 5,
      kind: 'account',
      action: 'account-created',
      account: 'une-personne-au-nom-vraiment-tres-long',
      subject: 'léa',
    },
    { ...line, id: 4, kind: 'failure', action: 'wrong-password', account: null },
    { ...line, id: 3, kind: 'password', action: 'password-reset', origin: 'command', account: null, subject: 'admin' },
    { ...line, id: 2, kind: 'sign-in', action: 'signed-in-passkey' },
    { ...line, id: 1, kind: 'sign-in', action: 'signed-in' },
  ],
};
const CODES = Array.from({ length: 10 }, (_, n) => `7K3${n}-QW8X-M4PT-Z9H${n}`);

const answer = (page: Page, glob: string, json: object, status = 200) =>
  page.route(glob, (route) => route.fulfill({ status, json }));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const withAccount = async (page: Page) => {
  await answer(page, '**/api/admin/account', ACCOUNT);
  await signIn(page);
  await page.getByRole('heading', { name: 'Sessions ouvertes' }).waitFor();
};

/** Views of the account's page, and of the second step of signing in. */
export const accountStates: readonly View[] = [
  {
    name: 'admin-connexion-cle',
    path: '/admin',
    act: async (page) => {
      await answer(page, '**/api/session', { success: true, factors: ['passkey', 'code'] }, 202);
      await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
      await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
      await button(page, 'Se connecter').click();
      await page.getByRole('heading', { name: 'Double authentification' }).waitFor();
    },
  },
  {
    name: 'admin-connexion-code',
    path: '/admin',
    act: async (page) => {
      await answer(page, '**/api/session', { success: true, factors: ['code'] }, 202);
      await page.getByLabel('Identifiant', { exact: true }).fill(ADMIN.username);
      await page.getByLabel('Mot de passe', { exact: true }).fill(ADMIN.password);
      await button(page, 'Se connecter').click();
      await page.getByLabel('Code à six chiffres').waitFor();
    },
  },
  {
    name: 'admin-compte-seul',
    path: '/admin/compte',
    act: async (page) => {
      await signIn(page);
      await page.getByRole('heading', { name: 'Sessions ouvertes' }).waitFor();
    },
  },
  { name: 'admin-compte', path: '/admin/compte', act: withAccount },
  {
    name: 'admin-compte-cle',
    path: '/admin/compte',
    act: async (page) => {
      await withAccount(page);
      await button(page, 'Ajouter une clé d’accès').click();
      await page.getByLabel('Nom de la clé').waitFor();
    },
  },
  {
    name: 'admin-compte-application',
    path: '/admin/compte',
    act: async (page) => {
      await signIn(page);
      await button(page, 'Ajouter une application de codes').click();
      await page.getByRole('img', { name: 'Code QR de la clé' }).waitFor();
    },
  },
  {
    name: 'admin-compte-secours',
    path: '/admin/compte',
    act: async (page) => {
      await answer(page, '**/api/admin/account/recovery-codes', { success: true, recovery_codes: CODES });
      await withAccount(page);
      await button(page, /^Nouveaux codes de secours/).click();
      await page.getByRole('dialog', { name: 'Vos codes de secours' }).waitFor();
    },
  },
  {
    name: 'admin-comptes',
    path: '/admin/compte',
    act: async (page) => {
      await answer(page, '**/api/admin/accounts', ACCOUNTS);
      await signIn(page);
      await page.getByRole('heading', { name: 'paul' }).waitFor();
    },
  },
  {
    name: 'admin-comptes-un',
    path: '/admin/compte',
    act: async (page) => {
      await signIn(page);
      await page.getByRole('heading', { name: ADMIN.username, exact: true }).waitFor();
    },
  },
  {
    name: 'admin-comptes-supprimer',
    path: '/admin/compte',
    act: async (page) => {
      await answer(page, '**/api/admin/accounts', ACCOUNTS);
      await signIn(page);
      await page.getByRole('listitem').filter({ hasText: 'léa' }).getByRole('button', { name: 'Supprimer' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-comptes-cree',
    path: '/admin/compte',
    act: async (page) => {
      await signIn(page);
      await page.getByRole('heading', { name: ADMIN.username, exact: true }).waitFor();
      const json = { success: true, username: 'léa', password: 'q7Jd0fXk2mPz9RtVwB4s' };
      await page.route('**/api/admin/accounts', (route) =>
        route.request().method() === 'POST' ? route.fulfill({ status: 201, json }) : route.fallback(),
      );
      await page.getByLabel('Identifiant du nouveau compte').fill('léa');
      await button(page, 'Créer le compte').click();
      await page.getByRole('dialog', { name: 'Compte créé' }).waitFor();
    },
  },
  {
    name: 'admin-journal',
    path: '/admin/compte?vue=journal',
    act: async (page) => {
      await answer(page, '**/api/admin/journal*', JOURNAL);
      await signIn(page);
      await page.getByRole('table').waitFor();
    },
  },
  {
    name: 'admin-journal-rien',
    path: '/admin/compte?vue=journal&genre=restore',
    act: async (page) => {
      await signIn(page);
      await page.getByRole('heading', { name: 'Rien de ce genre dans le journal' }).waitFor();
    },
  },
  {
    name: 'admin-confirmation',
    allowed: /403/,
    path: '/admin/compte?vue=journal',
    act: async (page) => {
      await answer(page, '**/api/admin/account', ACCOUNT);
      await answer(page, '**/api/admin/confirmation', { status: 403, detail: '', code: 'confirm' }, 403);
      await signIn(page);
      await page.getByText('Exporter').click();
      await page.getByRole('link', { name: /CSV/ }).first().click();
      await page.getByRole('dialog', { name: 'Confirmez que c’est vous' }).waitFor();
    },
  },
];
