import { type GuidePage, guidePages } from './guidePages.ts';

/** Doors of the desk's navigation bar, in order: one for each kind of work of the owner. */
export const deskDoors = ['Aujourd’hui', 'Demandes', 'Publier', 'Chiffres', 'Site'] as const;
export type DeskDoor = (typeof deskDoors)[number];

interface DeskView {
  /** Path below `/admin`, in React Router's notation; the lists of « Demandes » differ by `?liste=`. */
  path: string;
  title: string;
  /** Door under which the view is listed; a door itself opens its first view. */
  door?: DeskDoor;
  /** `place`: linked under its door; `act`: not linked there, but found by the desk's search. */
  shown?: 'place' | 'act';
  /** Slug of the guide's page about this view. */
  guide?: string;
  /** API paths that the view reads, prefetched for it together with the summary; a test compares them with the requests sent. */
  reads: readonly string[];
}

/** Every view of the desk, in order, by door. Navigation bar, router, search, guide and titles are derived from this list. */
export const deskViews = {
  day: {
    ...{ path: '/aujourdhui', title: 'Aujourd’hui', door: 'Aujourd’hui', shown: 'act', guide: 'aujourdhui' },
    reads: ['/api/admin/day', '/api/admin/settings', '/api/admin/articles'],
  },
  leads: {
    ...{ path: '/', title: 'Reçues', door: 'Demandes', shown: 'place', guide: 'demandes' },
    // Includes the API paths for the chosen lead, whose record is shown beside the list.
    reads: [
      ...['/api/leads', '/api/newsletter', '/api/admin/blog/articles'],
      ...['/api/admin/leads/:id', '/api/admin/reply-templates'],
    ],
  },
  junk: {
    ...{ path: '/?liste=indesirables', title: 'Indésirables', door: 'Demandes', shown: 'place', guide: 'indesirables' },
    reads: ['/api/leads'],
  },
  contracts: {
    ...{ path: '/?liste=contrats', title: 'Contrats', door: 'Demandes', shown: 'place', guide: 'contrats' },
    reads: ['/api/admin/contract-notices'],
  },
  people: {
    ...{ path: '/personnes', title: 'Personnes', door: 'Demandes', shown: 'place', guide: 'personnes' },
    reads: ['/api/admin/people'],
  },
  bin: {
    ...{ path: '/?liste=corbeille', title: 'Corbeille', door: 'Demandes', shown: 'place', guide: 'corbeille' },
    reads: ['/api/admin/bin'],
  },
  person: {
    ...{ path: '/personnes/:id', title: 'Une personne', door: 'Demandes', guide: 'personnes' },
    reads: ['/api/admin/people/:id'],
  },
  enterLead: {
    ...{ path: '/leads/saisie', title: 'Saisir une demande', door: 'Demandes', shown: 'act', guide: 'demandes' },
    reads: [],
  },
  lead: {
    ...{ path: '/leads/:lead', title: 'Une demande', door: 'Demandes', guide: 'fiche' },
    reads: ['/api/admin/leads/:id', '/api/admin/leads/:id/opened', '/api/admin/reply-templates'],
  },
  articles: {
    ...{ path: '/articles', title: 'Articles', door: 'Publier', shown: 'place', guide: 'articles' },
    reads: ['/api/admin/articles', '/api/leads', '/api/newsletter', '/api/admin/blog/articles'],
  },
  article: {
    ...{ path: '/articles/:id', title: 'Un article', door: 'Publier', guide: 'articles' },
    reads: ['/api/admin/articles/:id'],
  },
  letters: {
    ...{ path: '/lettres', title: 'Lettres', door: 'Publier', shown: 'place', guide: 'lettres' },
    reads: ['/api/admin/letters', '/api/admin/blog/articles'],
  },
  letter: {
    ...{ path: '/lettres/:id', title: 'Une lettre', door: 'Publier', guide: 'lettres' },
    reads: ['/api/admin/letters/:id'],
  },
  subscribers: {
    ...{ path: '/newsletter', title: 'Abonnés', door: 'Publier', shown: 'place', guide: 'newsletter' },
    reads: ['/api/admin/subscribers', '/api/leads', '/api/newsletter', '/api/admin/blog/articles'],
  },
  importSubscribers: {
    ...{ path: '/newsletter/importer', title: 'Importer des abonnés', door: 'Publier', shown: 'act' },
    ...{ guide: 'newsletter', reads: [] },
  },
  figures: {
    ...{ path: '/tableau-de-bord', title: 'Chiffres', door: 'Chiffres', shown: 'act', guide: 'tableau-de-bord' },
    reads: ['/api/admin/stats', '/api/admin/satisfaction'],
  },
  settings: {
    ...{ path: '/reglages', title: 'Réglages', door: 'Site', shown: 'place', guide: 'reglages' },
    reads: ['/api/admin/settings'],
  },
  settingsGroup: {
    ...{ path: '/reglages/:group', title: 'Des réglages', door: 'Site', guide: 'reglages' },
    reads: ['/api/admin/settings', '/api/admin/sample-files'],
  },
  state: {
    ...{ path: '/etat', title: 'État', door: 'Site', shown: 'place', guide: 'etat' },
    reads: ['/api/admin/site-state', '/api/admin/mail'],
  },
  account: {
    ...{ path: '/compte', title: 'Compte', door: 'Site', shown: 'place', guide: 'compte' },
    reads: ['/api/admin/account', '/api/admin/accounts', '/api/admin/journal', '/api/admin/erasures'],
  },
  guide: { path: '/guide', title: 'Guide', reads: [] },
  guidePage: { path: '/guide/:page', title: 'Une page du guide', reads: [] },
} as const satisfies Record<string, DeskView>;

export type ViewName = keyof typeof deskViews;

/** Addresses of views in a former version, each with the current address. */
const FORMER: Record<string, string> = {
  '/indesirables': deskViews.junk.path,
  '/contrats': deskViews.contracts.path,
  '/corbeille': deskViews.bin.path,
  '/courrier': `${deskViews.state.path}#courrier`,
  '/copies': `${deskViews.state.path}#copies`,
  '/images': deskViews.articles.path,
  '/exemples': `${deskViews.settings.path}/exemples`,
  '/avant-de-publier': `${deskViews.day.path}#mise-en-route`,
  '/comptes': `${deskViews.account.path}#comptes`,
  '/journal': `${deskViews.account.path}?vue=journal`,
  '/personnes/effacements': `${deskViews.account.path}?vue=effacements`,
};

const PARTS: Record<string, string> = {
  id: '\\d+',
  lead: '(?:\\d+|DEV-\\d+-\\d+)',
  group: '[a-z-]+',
  page: `(?:${guidePages.map(({ slug }) => slug).join('|')})`,
};
const asPattern = (path: string): string => path.replace(/:(\w+)/g, (_, name: string) => PARTS[name] ?? '');
const views = Object.entries<DeskView>(deskViews) as [ViewName, DeskView][];
const patterns = views.map(([name, { path }]) => [name, path, new RegExp(`^${asPattern(path)}$`)] as const);

/**
 * Returns the view at an address.
 * @param path below `/admin`
 */
export function viewAt(path: string, search = ''): ViewName | undefined {
  const list = path === '/' ? new URLSearchParams(search).get('liste') : null;
  const listView = list === null ? undefined : patterns.find(([, one]) => one === `/?liste=${list}`);
  return (listView ?? patterns.find(([, , pattern]) => pattern.test(path)))?.[0];
}

/** The page of the guide about a view. */
export function guideFor(name: ViewName | undefined): GuidePage | undefined {
  const about = name && (deskViews[name] as DeskView).guide;
  return guidePages.find(({ slug }) => slug === about);
}

/**
 * Returns the current address for one of a former version; undefined for any other.
 * @param path below `/admin`
 * @param search with its `?`, or empty
 */
export function formerView(path: string, search: string): string | undefined {
  const to = FORMER[path];
  if (to === undefined) return undefined;
  const url = new URL(`/admin${to.replace(/^\/(?=\?|$)/, '')}`, 'http://desk');
  for (const [name, value] of new URLSearchParams(search)) url.searchParams.append(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Beginning of the fragment in a printed sign-in link to `/admin`; the secret follows. */
export const SIGN_IN_LINK = 'lien=';
/**
 * Query parameter of the desk's address when a form posted without script still needs a second factor: `passkey`, `code` or `passkey-code`.
 */
export const FACTORS_QUERY = 'facteur';

/** Address opened after signing in at `/admin`; a sign-in at any other address stays there. */
export const FIRST_VIEW = `/admin${deskViews.day.path}`;

/** Matches `/admin` and the addresses of the desk's views. Any other address below `/admin` does not exist, nor does `/administration`. */
export const DESK_VIEWS = new RegExp(
  `^/admin(?:${views
    .filter(([, { path }]) => path !== '/' && !path.includes('?'))
    .map(([, { path }]) => asPattern(path))
    .join('|')})?$`,
);
