const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KIB = 1024;

/** One limit: docs/trust.md prints the rows as they stand here. */
interface Limit {
  /** Who is counted, and refused for nobody else | what | what happens beyond | what it protects. */
  says: string;
  /** How many. */
  most: number;
  /** `most` is that many times RATE_LIMIT_PER_MINUTE. */
  times?: 'setting';
  /** Absent: as many at any one time. */
  windowMs?: number;
  /** `database`: one row a key, whatever else happens; otherwise in this process's bounded memory, and among several in the database too. */
  kept?: 'database';
  /** The routes it stands before; ` *` at the end takes whatever follows. */
  routes?: readonly string[];
}

/** Every limit of the site. */
export const limits = {
  form: {
    says: 'network | public writes, whatever becomes of them | 429 for the rest of that minute; a form that is stored already is answered all the same | disk, memory',
    most: 1,
    times: 'setting',
    windowMs: MINUTE,
    routes: [
      'POST /api/leads',
      'POST /api/contract-notices',
      'POST /api/newsletter',
      'POST /api/newsletter/confirm',
      'POST /api/mail/bounces',
      'POST /legal/*',
    ],
  },
  visit: {
    says: 'network | steps of visits | 429 for the rest of that minute | the numbers of visits',
    most: 4,
    times: 'setting',
    windowMs: MINUTE,
    routes: ['POST /api/visits'],
  },
  networkDay: {
    says: 'network | bytes of what is valid and new, kind by kind, after validation | stored and held, its own alone | the budget of the day',
    most: 80 * KIB,
    times: 'setting',
    windowMs: DAY,
  },
  requests: {
    says: 'kind | bytes of valid requests, after validation; never more than a twentieth of what is free on the disk | stored and held, no mail to strangers; networks that have hardly written go on to four times as much | the owner’s attention, mail reputation',
    most: 800 * KIB,
    times: 'setting',
    windowMs: DAY,
  },
  subscriptions: {
    says: 'kind | bytes of valid subscriptions, after validation | stored; its confirmation waits for the next day | mail reputation',
    most: 800 * KIB,
    times: 'setting',
    windowMs: DAY,
  },
  notices: {
    says: 'kind | bytes of valid contract notices, after validation | stored like any other, its receipt is due by law; the owner is told | the owner’s attention',
    most: 800 * KIB,
    times: 'setting',
    windowMs: DAY,
  },
  signIn: {
    says: 'network | wrong passwords and codes, from browsers that are not known | 429 for the rest of that quarter of an hour | hashing, accounts',
    most: 10,
    windowMs: 15 * MINUTE,
    routes: ['POST /api/session', 'POST /api/session/factor'],
  },
  password: {
    says: 'account | wrong passwords, from browsers that are not known; invented names share 4,096 rows | 429 to browsers that are not known | accounts',
    most: 120,
    windowMs: HOUR,
    kept: 'database',
  },
  factor: {
    says: 'account | wrong codes, from browsers that are not known | 429 to browsers that are not known | accounts',
    most: 20,
    windowMs: HOUR,
    kept: 'database',
  },
  knownBrowser: {
    says: 'browser | wrong passwords and codes from a browser, a session or a printed link that proved itself | 429 to that browser | accounts',
    most: 10,
    windowMs: 15 * MINUTE,
  },
  upload: {
    says: 'account | pictures and files of samples announced | 429 for the rest of that minute | disk',
    most: 60,
    windowMs: MINUTE,
    routes: ['POST /api/admin/media', 'POST /api/admin/sample-files/:file'],
  },
  hashing: {
    says: 'network | passwords that wait for one of two turns, of a network or a known browser | 503; sixty wait in all, in turn by network, known browsers first | hashing',
    most: 3,
  },
  connections: {
    says: 'network | open connections; this machine and its own network, where proxies stand, are not counted | the connection is closed | memory; ten thousand are open in all',
    most: 500,
  },
  mailbox: {
    says: 'mailbox | mails of a kind to somebody who has not proved the address | waits in the outbox | whoever’s address is typed',
    most: 3,
    windowMs: DAY,
  },
  mailOrigin: {
    says: 'network | mails of a kind that a network’s forms cause; its first goes before others’ tenth | waits in the outbox | mail reputation',
    most: 10,
    windowMs: HOUR,
  },
  receipts: {
    says: 'kind | receipts of contract notices, of requests, and confirmations, each by itself; twice as many where a network’s is its first | waits in the outbox | mail reputation',
    most: 120,
    windowMs: HOUR,
  },
  notifications: {
    says: 'owner | mails about one request or one contract notice | summed up in one mail at the hour’s end | the owner’s attention',
    most: 20,
    windowMs: HOUR,
  },
  desk: {
    says: 'nobody | what somebody who is signed in does | 401 without a session | everything of the owner’s',
    most: Number.POSITIVE_INFINITY,
    routes: [
      '* /api/admin/*',
      'GET /api/leads',
      'POST /api/leads/1/release',
      'GET /api/newsletter',
      'DELETE /api/session',
    ],
  },
  drawing: {
    says: 'network | pages that wait to be drawn for one visitor: the desk, previews, searches, links of mails | 503 as a page; three hundred wait in all, in turn by network, accounts first | the event loop, a page at a time',
    most: 30,
    routes: [
      'GET /admin*',
      'GET /blog',
      'GET /blog/@slug',
      'GET /devis/merci',
      'GET /legal/notification-recue',
      'GET /newsletter/*',
    ],
  },
  link: {
    says: 'nobody | tokens and passkeys, which nobody guesses: one row is read for each | a forged one is refused; in a one-click address it counts as a public write | nothing: each is one person’s way in or out',
    most: Number.POSITIVE_INFINITY,
    routes: [
      'POST /api/session/link',
      'POST /api/session/passkey*',
      'POST /api/session/factor/passkey',
      'POST /api/newsletter/unsubscribe',
    ],
  },
  read: {
    says: 'nobody | what anybody may read: kept in memory, or a row or two | the bound on connections | nothing but time',
    most: Number.POSITIVE_INFINITY,
    routes: [
      'GET /healthz',
      'GET /readyz',
      'GET /robots.txt',
      'GET /sitemap.xml',
      'GET /rss.xml',
      'GET /manifest.webmanifest',
      'GET /blog/*',
      'GET /api/blog/articles',
      'GET /api/form-token',
      'GET /api/newsletter/unsubscribe',
    ],
  },
} as const satisfies Record<string, Limit>;

export type LimitCode = keyof typeof limits;

/** Those that are counted over a window. */
export type CountedLimit = {
  [Code in LimitCode]: (typeof limits)[Code] extends { windowMs: number } ? Code : never;
}[LimitCode];

/** How many a limit lets through in its window, by the setting RATE_LIMIT_PER_MINUTE. */
export const mostOf = (code: CountedLimit, perMinute: number): number => {
  const limit: Limit = limits[code];
  return limit.times === 'setting' ? limit.most * perMinute : limit.most;
};
