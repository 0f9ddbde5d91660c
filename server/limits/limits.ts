const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KIB = 1024;

/** One limit: docs/trust.md prints the rows as they stand here. */
interface Limit {
  /** Who is counted; nobody else is ever refused for it. */
  who: 'network' | 'account' | 'browser' | 'mailbox' | 'kind' | 'owner' | 'nobody';
  counts: string;
  /** What happens then. */
  beyond: string;
  protects: string;
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
    who: 'network',
    counts: 'public writes, whatever becomes of them',
    beyond: '429 for the rest of that minute; a form that is stored already is answered all the same',
    protects: 'disk, memory',
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
    who: 'network',
    counts: 'steps of visits',
    beyond: '429 for the rest of that minute',
    protects: 'the numbers of visits',
    most: 4,
    times: 'setting',
    windowMs: MINUTE,
    routes: ['POST /api/visits'],
  },
  networkDay: {
    who: 'network',
    counts: 'bytes of what is valid and new, kind by kind, after validation',
    beyond: 'stored and held, its own alone',
    protects: 'the budget of the day',
    most: 80 * KIB,
    times: 'setting',
    windowMs: DAY,
  },
  requests: {
    who: 'kind',
    counts: 'bytes of valid requests, after validation; never more than a twentieth of what is free on the disk',
    beyond: 'stored and held, no mail to strangers; networks that have hardly written go on to four times as much',
    protects: 'the owner’s attention, mail reputation',
    most: 800 * KIB,
    times: 'setting',
    windowMs: DAY,
  },
  subscriptions: {
    who: 'kind',
    counts: 'bytes of valid subscriptions, after validation',
    beyond: 'stored; its confirmation waits for the next day',
    protects: 'mail reputation',
    most: 800 * KIB,
    times: 'setting',
    windowMs: DAY,
  },
  notices: {
    who: 'kind',
    counts: 'bytes of valid contract notices, after validation',
    beyond: 'stored like any other, its receipt is due by law; the owner is told',
    protects: 'the owner’s attention',
    most: 800 * KIB,
    times: 'setting',
    windowMs: DAY,
  },
  signIn: {
    who: 'network',
    counts: 'wrong passwords and codes, from browsers that are not known',
    beyond: '429 for the rest of that quarter of an hour',
    protects: 'hashing, accounts',
    most: 10,
    windowMs: 15 * MINUTE,
    routes: ['POST /api/session', 'POST /api/session/factor'],
  },
  password: {
    who: 'account',
    counts: 'wrong passwords, from browsers that are not known; invented names share 4,096 rows',
    beyond: '429 to browsers that are not known',
    protects: 'accounts',
    most: 120,
    windowMs: HOUR,
    kept: 'database',
  },
  factor: {
    who: 'account',
    counts: 'wrong codes, from browsers that are not known',
    beyond: '429 to browsers that are not known',
    protects: 'accounts',
    most: 20,
    windowMs: HOUR,
    kept: 'database',
  },
  knownBrowser: {
    who: 'browser',
    counts: 'wrong passwords and codes from a browser, a session or a printed link that proved itself',
    beyond: '429 to that browser',
    protects: 'accounts',
    most: 10,
    windowMs: 15 * MINUTE,
  },
  upload: {
    who: 'account',
    counts: 'pictures and files of samples announced',
    beyond: '429 for the rest of that minute',
    protects: 'disk',
    most: 60,
    windowMs: MINUTE,
    routes: ['POST /api/admin/media', 'POST /api/admin/sample-files/:file'],
  },
  hashing: {
    who: 'network',
    counts: 'passwords that wait for one of two turns, of a network or a known browser',
    beyond: '503; sixty wait in all, in turn by network, known browsers first',
    protects: 'hashing',
    most: 3,
  },
  connections: {
    who: 'network',
    counts: 'open connections; this machine and its own network, where proxies stand, are not counted',
    beyond: 'the connection is closed',
    protects: 'memory; ten thousand are open in all',
    most: 500,
  },
  mailbox: {
    who: 'mailbox',
    counts: 'mails of a kind to somebody who has not proved the address',
    beyond: 'waits in the outbox',
    protects: 'whoever’s address is typed',
    most: 3,
    windowMs: DAY,
  },
  mailOrigin: {
    who: 'network',
    counts: 'mails of a kind that a network’s forms cause; its first goes before others’ tenth',
    beyond: 'waits in the outbox',
    protects: 'mail reputation',
    most: 10,
    windowMs: HOUR,
  },
  receipts: {
    who: 'kind',
    counts:
      'receipts of contract notices, of requests, and confirmations, each by itself; twice as many where a network’s is its first',
    beyond: 'waits in the outbox',
    protects: 'mail reputation',
    most: 120,
    windowMs: HOUR,
  },
  notifications: {
    who: 'owner',
    counts: 'mails about one request or one contract notice',
    beyond: 'summed up in one mail at the hour’s end',
    protects: 'the owner’s attention',
    most: 20,
    windowMs: HOUR,
  },
  desk: {
    who: 'nobody',
    counts: 'what somebody who is signed in does',
    beyond: '401 without a session',
    protects: 'everything of the owner’s',
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
    who: 'network',
    counts: 'pages that wait to be drawn for one visitor: the desk, previews, searches, links of mails',
    beyond: '503 as a page; three hundred wait in all, in turn by network, accounts first',
    protects: 'the event loop, a page at a time',
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
    who: 'nobody',
    counts: 'tokens and passkeys, which nobody guesses: one row is read for each',
    beyond: 'a forged one is refused; in a one-click address it counts as a public write',
    protects: 'nothing: each is one person’s way in or out',
    most: Number.POSITIVE_INFINITY,
    routes: [
      'POST /api/session/link',
      'POST /api/session/passkey*',
      'POST /api/session/factor/passkey',
      'POST /api/newsletter/unsubscribe',
    ],
  },
  read: {
    who: 'nobody',
    counts: 'what anybody may read: kept in memory, or a row or two',
    beyond: 'the bound on connections',
    protects: 'nothing but time',
    most: Number.POSITIVE_INFINITY,
    routes: [
      'GET /healthz',
      'GET /readyz',
      'GET /robots.txt',
      'GET /sitemap.xml',
      'GET /rss.xml',
      'GET /manifest.webmanifest',
      'GET /favicon.svg',
      'GET /blog/*',
      'GET /api/blog/articles',
      'GET /api/form-token',
      'GET /api/newsletter/unsubscribe',
    ],
  },
} as const satisfies Record<string, Limit>;

export type LimitCode = keyof typeof limits;
