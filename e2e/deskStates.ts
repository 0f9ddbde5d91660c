import type { Page } from 'playwright-core';
import { signIn } from './signIn.ts';
import type { View } from './states.ts';

/** Signed in, with two leads, one set aside and a subscriber at least. */
const atWork = async (page: Page) => {
  await signIn(page);
  await page.evaluate(async () => {
    const post = (path: string, body: object, honeypot = '') =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-form-context': JSON.stringify({ honeypot }) },
        body: JSON.stringify(body),
      });
    const message = 'Téléphone : 06 00 00 00 00\nDescription : Mobilier scolaire\nBudget : non précisé';
    const lead = {
      name: 'Camille Marchand',
      email: 'camille@atelier-marchand.example',
      company: '',
      service: '',
      message,
    };
    await post('/api/leads', lead);
    await post('/api/leads', lead);
    await post('/api/leads', lead, 'rempli');
    await post('/api/newsletter', { email: `lectrice-${Date.now()}@kiosque.example` });
  });
  await page.reload();
};
const leadName = (page: Page) => page.getByRole('button', { name: 'Camille Marchand', exact: true }).first();

const openFile = async (page: Page) => {
  await atWork(page);
  await leadName(page).click();
  await page.getByRole('link', { name: /Ouvrir la fiche/ }).click();
  await page.getByText('Fiche ouverte pour la première fois').waitFor();
};

/** What the mail view shows once a server is set, and what the doctor found. */
const MAIL = {
  success: true,
  server: { host: 'smtp.exemple.fr:587', from: 'bonjour@exemple.fr', notify_to: 'moi@exemple.fr' },
  waiting: 0,
  late: 0,
  parked: 1,
  pending: [
    {
      id: 1,
      kind: 'test',
      state: 'parked',
      attempts: 8,
      next_attempt_at: '2026-11-21T10:00:00.000Z',
      sent_at: null,
      last_response: '550 5.1.1 User unknown',
      created_at: '2026-11-21T10:00:00.000Z',
      lead_id: null,
      reference: null,
    },
  ],
  sent: [],
};
const FINDINGS = (['good', 'weak', 'missing', 'unknown'] as const).map((state, index) => ({
  record: ['MX', 'SPF', 'DKIM', 'DMARC'][index],
  state,
  found: ['v=spf1 include:_spf.exemple.fr ~all'],
  advice: 'Ce que le propriétaire doit publier.',
}));

/** Two things in the bin, a clock in doubt, and a night that stopped. */
const BINNED = {
  success: true,
  items: [
    {
      id: 2,
      kind: 'lead',
      reference: 'DEV-2026-0042',
      name: 'Camille Marchand',
      email: 'camille@atelier-marchand.example',
      actor: 'admin',
      binned_at: '2026-11-21T10:00:00.000Z',
      erased_from: '2026-12-21T10:00:00.000Z',
    },
    {
      id: 1,
      kind: 'subscriber',
      reference: null,
      name: null,
      email: 'lectrice@kiosque.example',
      actor: null,
      binned_at: '2026-11-20T03:00:00.000Z',
      erased_from: '2026-12-20T03:00:00.000Z',
    },
  ],
  total: 2,
  next_cursor: null,
};
const UPKEEP = {
  success: true,
  clock: { clock: '2029-05-01T10:00:00.000Z', last: '2026-11-21T03:00:00.000Z' },
  stopped: { leads: 120, subscribers: 1, bin: 0 },
  bin: 2,
  copies: [
    {
      kind: 's3',
      address: 'https://s3.exemple.fr/copies/',
      last_copy: { at: '2026-11-22T13:00:00.000Z', bytes: 4096, leads: 12 },
      last_drill: { at: '2026-11-20T13:00:00.000Z', leads: 11 },
      problems: ['Copie vers le stockage S3 : le stockage a répondu 403 (AccessDenied).'],
    },
    {
      kind: 'directory',
      address: '/mnt/nas/cinq-et-un',
      last_copy: { at: '2026-11-22T14:00:00.000Z', bytes: 4096, leads: 12 },
      last_drill: null,
      problems: [],
    },
  ],
};

/** A day on which nothing waits. */
const CALM = {
  '/api/admin/day': {
    today: '2026-11-22',
    follow_ups: { retard: 0, aujourdhui: 0, semaine: 0, toutes: 0, sans: 0 },
    overdue: [],
    due_today: [],
    unanswered: { leads: [], total: 0, total_is_exact: true },
    fresh: { leads: [], total: 0, total_is_exact: true },
  },
  '/api/admin/mail': { ...MAIL, parked: 0, pending: [] },
  '/api/admin/notices': { notices: [] },
  '/api/admin/contract-notices*': { notices: [], total: 0, open: 0, next_cursor: null },
  '/api/leads?quarantine=true': { leads: [], total: 0, total_is_exact: true, next_cursor: null },
};

/** The desk, signed in: every view, and what opens over it. */
export const deskStates: readonly View[] = [
  { name: 'admin-leads', path: '/admin', act: atWork },
  {
    name: 'admin-leads-choisis',
    path: '/admin',
    act: async (page) => {
      await atWork(page);
      await page.getByRole('checkbox', { name: 'Choisir Camille Marchand' }).first().check();
      await page.getByText('1 lead choisi').waitFor();
      const filters = page.getByRole('button', { name: 'Filtres' });
      if (await filters.isVisible()) await filters.click();
    },
  },
  {
    name: 'admin-leads-volet',
    path: '/admin',
    act: async (page) => {
      await atWork(page);
      await leadName(page).click();
      await page.getByRole('link', { name: /Ouvrir la fiche/ }).waitFor();
    },
  },
  {
    name: 'admin-aujourdhui',
    path: '/admin',
    act: async (page) => {
      await atWork(page);
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
    act: async (page) => {
      await signIn(page);
      const filters = page.getByRole('button', { name: /^Filtres/ });
      const from = page.getByLabel('Reçus du');
      // On a phone they are folded away behind their button.
      await filters.or(from).filter({ visible: true }).first().waitFor();
      if (await filters.isVisible()) await filters.click();
      await from.waitFor();
    },
  },
  { name: 'admin-fiche', path: '/admin', act: openFile },
  {
    name: 'admin-fiche-modeles',
    path: '/admin',
    act: async (page) => {
      await openFile(page);
      await page.getByRole('button', { name: 'Modifier les modèles' }).click();
      await page.getByLabel('Nom du modèle').first().waitFor();
    },
  },
  {
    name: 'admin-fiche-effacer',
    path: '/admin',
    act: async (page) => {
      await openFile(page);
      await page.getByRole('button', { name: 'Effacer ce lead' }).click();
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'admin-fiche-introuvable',
    path: '/admin/leads/999999',
    act: async (page) => {
      await signIn(page);
      await page.getByRole('heading', { name: 'Lead introuvable' }).waitFor();
    },
  },
  { name: 'admin-newsletter', path: '/admin/newsletter', act: atWork },
  { name: 'admin-articles', path: '/admin/articles', act: signIn },
  { name: 'admin-tableau-de-bord', path: '/admin/tableau-de-bord', act: atWork },
  {
    name: 'admin-copies',
    path: '/admin/tableau-de-bord',
    act: async (page) => {
      await page.route('**/api/admin/upkeep', (route) =>
        route.fulfill({ json: { ...UPKEEP, clock: null, stopped: null } }),
      );
      await signIn(page);
      await page.getByText('à réparer').waitFor();
    },
  },
  { name: 'admin-indesirables', path: '/admin/indesirables', act: atWork },
  {
    name: 'admin-corbeille',
    path: '/admin/corbeille',
    act: async (page) => {
      await page.route('**/api/admin/bin*', (route) => route.fulfill({ json: BINNED }));
      await page.route('**/api/admin/upkeep', (route) => route.fulfill({ json: UPKEEP }));
      await signIn(page);
      await page.getByRole('heading', { name: 'Camille Marchand' }).waitFor();
    },
  },
  {
    name: 'admin-corbeille-vide',
    path: '/admin/corbeille',
    act: async (page) => {
      const none = { success: true, items: [], total: 0, next_cursor: null };
      await page.route('**/api/admin/bin*', (route) => route.fulfill({ json: none }));
      await signIn(page);
      await page.getByRole('heading', { name: 'La corbeille est vide' }).waitFor();
    },
  },
  { name: 'admin-courrier', path: '/admin/courrier', act: signIn },
  {
    name: 'admin-courrier-domaine',
    path: '/admin/courrier',
    act: async (page) => {
      await page.route('**/api/admin/mail', (route) => route.fulfill({ json: MAIL }));
      await page.route('**/api/admin/mail/dns*', (route) =>
        route.fulfill({ json: { success: true, domain: 'exemple.fr', findings: FINDINGS } }),
      );
      await signIn(page);
      await page.getByRole('button', { name: 'Vérifier le domaine' }).click();
      await page.getByText('DMARC : sans réponse').waitFor();
    },
  },
  {
    name: 'admin-aide',
    path: '/admin',
    act: async (page) => {
      await signIn(page);
      await page.keyboard.press('?');
      await page.getByRole('dialog', { name: 'Raccourcis clavier' }).waitFor();
    },
  },
  {
    name: 'admin-fin-de-session',
    path: '/admin',
    act: async (page) => {
      const soon = new Date(Date.now() + 200_000).toISOString();
      await page.route('**/api/admin/session', (route) =>
        route.fulfill({ json: { success: true, idle_ends_at: soon, ends_at: soon } }),
      );
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
