import { z } from 'zod';
import { isEmailAddress } from '../../data/leads/contactDetails.ts';
import type { MailReturns } from '../start/mailSettings.ts';
import { wholeNumber } from '../start/startRefusal.ts';

/** The mailbox where bounces arrive. */
export interface ImapSettings {
  host: string;
  port: number;
  security: 'tls' | 'starttls' | 'none';
  username: string;
  password: string;
  mailbox: string;
  /** Folder for processed mails; undefined: they are marked as read and stay. */
  readFolder: string | undefined;
}

export interface BounceSettings {
  imap: ImapSettings | undefined;
  /** Key of the signature on webhook calls about bounces. */
  webhookSecret: string | undefined;
}

/** The IMAP_* and BOUNCE_* part of the environment's schema. */
export const bounceFields = {
  IMAP_HOST: z.string().trim().optional(),
  IMAP_PORT: wholeNumber(1, 65_535).default(993),
  IMAP_SECURITY: z.enum(['tls', 'starttls', 'none'], { error: 'tls, starttls ou none est attendu' }).default('tls'),
  IMAP_USERNAME: z.string().optional(),
  IMAP_PASSWORD: z.string().optional(),
  IMAP_MAILBOX: z.string().trim().max(200).default('INBOX'),
  IMAP_READ_FOLDER: z.string().trim().max(200).optional(),
  BOUNCE_ADDRESS: z
    .string()
    .trim()
    .refine(
      isBounceAddress,
      'une adresse e-mail est attendue, avec une étoile au plus avant le @ (rejets+*@exemple.fr)',
    )
    .optional(),
  BOUNCE_WEBHOOK_SECRET: z.string().min(16, 'un secret a au moins 16 caractères').max(1024).optional(),
};

type BounceEnvironment = z.infer<z.ZodObject<typeof bounceFields>>;

/** Whether the star of an address leaves room for a 36-character token (RFC 5321 § 4.5.3.1.1: 64 before the @). */
function isBounceAddress(text: string): boolean {
  const [local = '', domain = '', ...more] = text.split('@');
  const stars = text.split('*').length - 1;
  if (more.length > 0 || stars > 1 || domain.includes('*')) return false;
  return isEmailAddress(`${local.replace('*', 'x'.repeat(36))}@${domain}`);
}

/**
 * Refuses to start with a half-configured mailbox, which would leave every bounce unread.
 * @returns one sentence per problem.
 */
export function bounceProblems(values: Record<string, string>): string[] {
  if (values.IMAP_HOST === undefined) return [];
  const problems: string[] = [];
  if (values.IMAP_USERNAME === undefined) problems.push('IMAP_USERNAME : l’identifiant est nécessaire avec IMAP_HOST');
  if (values.IMAP_PASSWORD === undefined)
    problems.push('IMAP_PASSWORD : le mot de passe est nécessaire avec IMAP_HOST');
  return problems;
}

/** The part about bounces of the settings, once the environment is known to be sound. */
export function bounceSettings(env: BounceEnvironment): BounceSettings {
  const { IMAP_HOST: host, IMAP_USERNAME: username, IMAP_PASSWORD: password } = env;
  const imap =
    host === undefined || username === undefined || password === undefined
      ? undefined
      : {
          host,
          port: env.IMAP_PORT,
          security: env.IMAP_SECURITY,
          username,
          password,
          mailbox: env.IMAP_MAILBOX,
          readFolder: env.IMAP_READ_FOLDER,
        };
  return { imap, webhookSecret: env.BOUNCE_WEBHOOK_SECRET };
}

/** Return address of mails; undefined where the site reads no bounces. */
export function mailReturns(env: BounceEnvironment): MailReturns | undefined {
  const { BOUNCE_ADDRESS: address, IMAP_HOST, BOUNCE_WEBHOOK_SECRET } = env;
  return [address, IMAP_HOST, BOUNCE_WEBHOOK_SECRET].some((one) => one !== undefined) ? { address } : undefined;
}
