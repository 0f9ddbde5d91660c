const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KIB = 1024;

/** One limit. Its row of docs/trust.md, « Limits », describes its unit, its effect and its purpose. */
interface Limit {
  /** Unit that is counted; beyond the limit only this unit is refused. */
  who: 'network' | 'account' | 'browser' | 'mailbox' | 'kind' | 'owner' | 'none';
  /** Maximum number, or maximum bytes. */
  most: number;
  /** `most` is multiplied by RATE_LIMIT_PER_MINUTE. */
  times?: 'setting';
  /** Window of the count. Absent: `most` is the number allowed at any one time. */
  windowMs?: number;
  /**
   * `database`: counted only in the database, one row a key. Absent: counted in this process's bounded memory and, among several processes,
   * in the database too.
   */
  kept?: 'database';
  /** Routes that the limit applies to without `limitBy`; `*` at the end matches any rest of a path. */
  routes?: readonly string[];
}

/** Every limit of the site. */
export const limits = {
  form: { who: 'network', most: 1, times: 'setting', windowMs: MINUTE },
  visit: { who: 'network', most: 4, times: 'setting', windowMs: MINUTE },
  visitName: { who: 'network', most: 40, windowMs: DAY },
  networkDay: { who: 'network', most: 80 * KIB, times: 'setting', windowMs: DAY },
  requests: { who: 'kind', most: 800 * KIB, times: 'setting', windowMs: DAY },
  subscriptions: { who: 'kind', most: 800 * KIB, times: 'setting', windowMs: DAY },
  notices: { who: 'kind', most: 800 * KIB, times: 'setting', windowMs: DAY },
  signIn: {
    who: 'network',
    most: 10,
    windowMs: 15 * MINUTE,
    routes: ['POST /api/session', 'POST /api/session/factor'],
  },
  password: { who: 'account', most: 120, windowMs: HOUR, kept: 'database' },
  factor: { who: 'account', most: 20, windowMs: HOUR, kept: 'database' },
  knownBrowser: { who: 'browser', most: 10, windowMs: 15 * MINUTE },
  upload: { who: 'account', most: 60, windowMs: MINUTE },
  hashing: { who: 'network', most: 3 },
  connections: { who: 'network', most: 500 },
  mailbox: { who: 'mailbox', most: 3, windowMs: DAY },
  mailOrigin: { who: 'network', most: 10, windowMs: HOUR },
  receipts: { who: 'kind', most: 120, windowMs: HOUR },
  notifications: { who: 'owner', most: 20, windowMs: HOUR },
  desk: {
    who: 'none',
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
    most: 30,
    routes: ['GET /admin*', 'GET /blog', 'GET /blog/@slug', 'GET /devis*', 'GET /legal/*', 'GET /newsletter/*'],
  },
  link: {
    who: 'none',
    most: Number.POSITIVE_INFINITY,
    routes: ['POST /api/session/link', 'POST /api/session/passkey*', 'POST /api/newsletter/unsubscribe'],
  },
  read: {
    who: 'none',
    most: Number.POSITIVE_INFINITY,
    routes: [
      'GET /healthz',
      'GET /readyz',
      'GET /metrics',
      'GET /robots.txt',
      'GET /sitemap.xml',
      'GET /rss.xml',
      'GET /manifest.webmanifest',
      'GET /favicon.svg',
      'GET /blog/*',
      'GET /registre*',
      'GET /api/blog/articles',
      'GET /api/form-token',
      'GET /api/newsletter/unsubscribe',
    ],
  },
} as const satisfies Record<string, Limit>;

export type LimitCode = keyof typeof limits;
