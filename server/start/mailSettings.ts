import { createPrivateKey } from 'node:crypto';
import { z } from 'zod';
import { isEmailAddress } from '../../data/leads/contactDetails.ts';

export interface MailSettings {
  host: string;
  port: number;
  security: 'starttls' | 'tls' | 'none';
  /** Name of the site in EHLO; undefined without a BASE_URL. */
  name?: string | undefined;
  credentials: { username: string; password: string } | undefined;
  from: string;
  notifyTo: string;
  /** Absent: the mail server signs, or mails are unsigned. */
  dkim?: DkimSettings | undefined;
  /** Address of bounces; absent where they are not read. */
  returns?: MailReturns | undefined;
}

export interface MailReturns {
  /** Return address of mails, with `*` for the mail's token; undefined uses the sender's address. */
  address: string | undefined;
}

/** DKIM key and name the site signs its mail with (RFC 6376). */
export interface DkimSettings {
  domain: string;
  selector: string;
  /** PEM, RSA. */
  privateKey: string;
}

const address = z.string().trim().refine(isEmailAddress, 'une adresse e-mail est attendue').optional();

/** The SMTP_* part of the environment's schema. */
export const mailFields = {
  SMTP_HOST: z.string().trim().optional(),
  SMTP_PORT: z
    .string()
    .regex(/^\d{1,5}$/, 'un numéro de port est attendu')
    .transform(Number)
    .refine((port) => port >= 1 && port <= 65_535, 'un numéro de port est attendu')
    .default(587),
  SMTP_SECURITY: z
    .enum(['starttls', 'tls', 'none'], { error: 'starttls, tls ou none est attendu' })
    .default('starttls'),
  SMTP_USERNAME: z.string().optional(),
  SMTP_PASSWORD: z.string().optional(),
  SMTP_FROM: address,
  NOTIFY_TO: address,
  DKIM_DOMAIN: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, 'un nom de domaine est attendu')
    .optional(),
  DKIM_SELECTOR: z
    .string()
    .trim()
    .regex(/^[a-z0-9]([a-z0-9._-]{0,61}[a-z0-9])?$/i, 'un sélecteur est attendu, par exemple site2026')
    .optional(),
  DKIM_PRIVATE_KEY: z
    .string()
    .refine(isRsaKey, 'une clé privée RSA au format PEM, de 1024 bits au moins, est attendue')
    .optional(),
};

type MailEnvironment = z.infer<z.ZodObject<typeof mailFields>>;

/**
 * Checks the mail settings together: a half-configured server refuses to start rather than leave every mail waiting.
 * @returns one sentence per problem.
 */
export function mailProblems(values: Record<string, string>): string[] {
  if (values.SMTP_HOST === undefined) return [];
  const problems = dkimProblems(values);
  if (values.SMTP_FROM === undefined) problems.push('SMTP_FROM : l’adresse d’expéditeur est nécessaire avec SMTP_HOST');
  if (values.NOTIFY_TO === undefined) problems.push('NOTIFY_TO : l’adresse à prévenir est nécessaire avec SMTP_HOST');
  if ((values.SMTP_USERNAME === undefined) !== (values.SMTP_PASSWORD === undefined))
    problems.push('SMTP_USERNAME : l’identifiant et le mot de passe SMTP vont ensemble');
  return problems;
}

/**
 * Requires selector and key together, and as domain the sender's or a parent of it: a signature by any other domain proves nothing about
 * the sender (RFC 7489 § 3.1.1).
 */
function dkimProblems({ DKIM_DOMAIN, DKIM_SELECTOR, DKIM_PRIVATE_KEY, SMTP_FROM }: Record<string, string>): string[] {
  const problems: string[] = [];
  if ((DKIM_SELECTOR === undefined) !== (DKIM_PRIVATE_KEY === undefined))
    problems.push('DKIM_SELECTOR : le sélecteur et la clé (DKIM_PRIVATE_KEY) vont ensemble');
  if (DKIM_DOMAIN !== undefined && DKIM_PRIVATE_KEY === undefined)
    problems.push('DKIM_DOMAIN : une clé (DKIM_PRIVATE_KEY) est nécessaire pour signer');
  const sender = SMTP_FROM?.split('@').at(-1)?.toLowerCase();
  const domain = DKIM_DOMAIN?.trim().toLowerCase();
  if (domain && sender && sender !== domain && !sender.endsWith(`.${domain}`))
    problems.push(`DKIM_DOMAIN : SMTP_FROM est à ${sender}, qui n’est pas de ce domaine`);
  return problems;
}

function isRsaKey(pem: string): boolean {
  try {
    const key = createPrivateKey(pem);
    return key.asymmetricKeyType === 'rsa' && (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 1024;
  } catch {
    return false;
  }
}

/** The mail part of the settings, once the environment is known to be sound. */
export function mailSettings(
  env: MailEnvironment,
  returns: MailReturns | undefined,
  baseUrl: string | undefined,
): MailSettings | undefined {
  const { SMTP_HOST: host, SMTP_FROM: from, NOTIFY_TO: notifyTo } = env;
  if (host === undefined || from === undefined || notifyTo === undefined) return undefined;
  const credentials =
    env.SMTP_USERNAME === undefined || env.SMTP_PASSWORD === undefined
      ? undefined
      : { username: env.SMTP_USERNAME, password: env.SMTP_PASSWORD };
  const { DKIM_SELECTOR: selector, DKIM_PRIVATE_KEY: privateKey } = env;
  const domain = env.DKIM_DOMAIN ?? from.split('@').at(-1)?.toLowerCase();
  const dkim = domain && selector && privateKey ? { domain, selector, privateKey } : undefined;
  const name = baseUrl === undefined ? undefined : new URL(baseUrl).hostname;
  return { host, port: env.SMTP_PORT, security: env.SMTP_SECURITY, name, credentials, from, notifyTo, dkim, returns };
}
