import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { newPassword } from '../../data/api/accounts.ts';
import { deskLimits } from '../../data/desk/deskLimits.ts';
import { isKey } from '../../database/file/secretFile.ts';
import {
  type BounceSettings,
  bounceFields,
  bounceProblems,
  bounceSettings,
  mailReturns,
} from '../bounces/bounceSettings.ts';
import { type OffsiteSettings, offsiteFields, offsiteProblems, offsiteSettings } from '../offsite/offsiteSettings.ts';
import { type WebhookSettings, webhookFields, webhookProblems, webhookSettings } from '../webhook/webhookSettings.ts';
import { type MailSettings, mailFields, mailProblems, mailSettings } from './mailSettings.ts';
import { readSecrets, SECRETS } from './readSecrets.ts';
import { StartRefusal, wholeNumber } from './startRefusal.ts';

export type LogLevel = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent';

export interface Settings {
  port: number;
  host: string;
  /** Public address without trailing slash: absolute links, canonical URLs and the cookies' Secure flag come from it. */
  baseUrl: string;
  /** False when BASE_URL was not given: with PORT=0 the address is only known once the server listens. */
  baseUrlGiven: boolean;
  dataDir: string;
  /** PostgreSQL database that replaces the data directory's file. */
  databaseUrl: string | undefined;
  /** Signing keys, newest first; empty leaves them to the data directory. */
  secretKeys: readonly string[];
  admin: { username: string; password: string | undefined };
  /** Express's « trust proxy »: a number of hops, or addresses and CIDR blocks. */
  trustProxy: number | string[];
  /** Absent without SMTP_HOST: mail then waits in the outbox. */
  mail: MailSettings | undefined;
  bounces: BounceSettings;
  /** Places of encrypted copies beside this machine's own backups. */
  offsite: OffsiteSettings;
  /** The owner's printed key, given for one restore; the site itself has no use for it. */
  backupIdentity: string | undefined;
  /** Time a stopping process still serves, while it reports that it is not ready. */
  stopDelayMs: number;
  /** Target of the night's canary: the public address, or the one the site listens at. */
  canaryAddress: 'public' | 'local';
  webhook: WebhookSettings | undefined;
  /** Token of a monitor that reads `/metrics`; without it there is no such page. */
  metricsToken: string | undefined;
  logLevel: LogLevel;
  rateLimitPerMinute: number;
  /** Unknown variables whose name differs by a letter or two from a known one, each with this known name. */
  misspelt: readonly { given: string; meant: string }[];
}

const EXPECTED = 'un nombre de relais (0 à 9) ou une liste d’adresses et de blocs CIDR est attendu';
const NAMED_RANGES = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** TRUST_PROXY: a number of hops, or addresses, CIDR blocks and Express's named ranges separated by commas. */
const trustProxy = z
  .string()
  .default('0')
  .transform((text, context): number | string[] => {
    if (/^\d$/.test(text)) return Number(text);
    const entries = text.split(',').map((entry) => entry.trim());
    if (!entries.every(isTrustable)) context.addIssue({ code: 'custom', message: EXPECTED });
    return entries;
  });

function isTrustable(entry: string): boolean {
  if (NAMED_RANGES.has(entry)) return true;
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  // A /0 block would trust every X-Forwarded-For.
  return prefix === undefined || (/^[1-9]\d{0,2}$/.test(prefix) && Number(prefix) <= (family === 4 ? 32 : 128));
}

const schema = z.object({
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('0.0.0.0'),
  BASE_URL: z.string().refine(isBaseUrl, 'une adresse http(s) sans chemin est attendue').optional(),
  DATA_DIR: z.string().default('./var'),
  DATABASE_URL: z
    .string()
    .refine(
      (url) => /^postgres(ql)?:\/\/./.test(url) && URL.canParse(url),
      'une adresse postgres://… est attendue ; dans le mot de passe, # s’écrit %23, / %2F, @ %40, ? %3F et % %25',
    )
    .optional(),
  SECRET_KEY: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter((key) => key !== ''))
    .refine(
      (keys) => keys.length > 0 && keys.every(isKey),
      '43 caractères sont attendus (32 octets en base64url), et une virgule entre deux clés',
    )
    .default([]),
  STOP_DELAY_SECONDS: wholeNumber(0, 60).optional(),
  ADMIN_USERNAME: z
    .string()
    .trim()
    .min(1)
    .max(deskLimits.accountName, `un identifiant a ${deskLimits.accountName} caractères au plus`)
    .default('admin'),
  ADMIN_PASSWORD: newPassword.optional(),
  TRUST_PROXY: trustProxy,
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'fatal, error, warn, info, debug, trace ou silent est attendu',
    })
    .default('info'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 100_000_000).default(60),
  CANARY_ADDRESS: z.enum(['public', 'local'], { error: 'public ou local est attendu' }).default('public'),
  METRICS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]{16,1024}$/, '16 caractères au moins sont attendus, sans espace ni accent')
    .optional(),
  ...webhookFields,
  ...mailFields,
  ...bounceFields,
  ...offsiteFields,
});

/**
 * Reads the environment; an empty variable counts as not given.
 * @throws StartRefusal with one sentence per problem, all at once.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const { values, problems: secretProblems } = readSecrets(environment);
  const problems = [
    ...secretProblems,
    ...mailProblems(values),
    ...bounceProblems(values),
    ...offsiteProblems(values),
    ...webhookProblems(values),
  ];
  const parsed = schema.safeParse(values);
  if (!parsed.success || problems.length > 0) {
    const issues = parsed.success ? [] : parsed.error.issues;
    throw new StartRefusal([...problems, ...issues.map((issue) => `${issue.path.join('.')} : ${issue.message}`)]);
  }
  const env = parsed.data;
  return {
    port: env.PORT,
    host: env.HOST,
    baseUrl: env.BASE_URL === undefined ? `http://localhost:${env.PORT}` : new URL(env.BASE_URL).origin,
    baseUrlGiven: env.BASE_URL !== undefined,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    secretKeys: env.SECRET_KEY,
    admin: { username: env.ADMIN_USERNAME, password: env.ADMIN_PASSWORD },
    trustProxy: env.TRUST_PROXY,
    mail: mailSettings(env, mailReturns(env), env.BASE_URL),
    bounces: bounceSettings(env),
    offsite: offsiteSettings(env),
    backupIdentity: values.BACKUP_IDENTITY,
    stopDelayMs: (env.STOP_DELAY_SECONDS ?? 0) * 1000,
    canaryAddress: env.CANARY_ADDRESS,
    webhook: webhookSettings(env),
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
    rateLimitPerMinute: env.RATE_LIMIT_PER_MINUTE,
    misspelt: misspelt(Object.keys(values)),
  };
}

/** Names of all variables the site reads, with a `NAME_FILE` for each secret. */
export const VARIABLES: readonly string[] = [...Object.keys(schema.shape), ...SECRETS.map((name) => `${name}_FILE`)];

/**
 * Known names that contain `_`, the only ones compared with unknown variables: `PORT` and `HOST` are left out, so that another program's
 * `PORTS` is not reported as misspelt.
 */
const NAMES = VARIABLES.filter((name) => name.includes('_'));

function misspelt(given: readonly string[]): { given: string; meant: string }[] {
  return given.flatMap((name) => {
    if (NAMES.includes(name)) return [];
    const meant = NAMES.find((known) => Math.abs(known.length - name.length) < 2 && distance(known, name) <= 2);
    return meant === undefined ? [] : [{ given: name, meant }];
  });
}

/** Number of letters to add, take away or replace between two words (Levenshtein). */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_letter, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (const [at, sign] of [...other].entries())
      next.push(Math.min((row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1, (row[at] ?? 0) + (letter === sign ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}

function isBaseUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const url = new URL(text);
  return (url.protocol === 'http:' || url.protocol === 'https:') && url.href === `${url.origin}/`;
}
