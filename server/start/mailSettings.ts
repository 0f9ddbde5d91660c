import { z } from 'zod';
import { isEmailAddress } from '../../data/leads/emailAddress.ts';

export interface MailSettings {
  host: string;
  port: number;
  security: 'starttls' | 'tls' | 'none';
  credentials: { username: string; password: string } | undefined;
  from: string;
  notifyTo: string;
  /** How a mail is to come back; absent where nobody reads what does. */
  returns?: MailReturns | undefined;
}

export interface MailReturns {
  /** Where to, `*` standing for what names the mail; undefined: to the sender. */
  address: string | undefined;
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
};

type MailEnvironment = z.infer<z.ZodObject<typeof mailFields>>;

/**
 * What a mail setting needs beside it: a half-configured server refuses to start rather than keep every mail waiting.
 * @returns one sentence per problem.
 */
export function mailProblems(values: Record<string, string>): string[] {
  if (values.SMTP_HOST === undefined) return [];
  const problems: string[] = [];
  if (values.SMTP_FROM === undefined) problems.push('SMTP_FROM : l’adresse d’expéditeur est nécessaire avec SMTP_HOST');
  if (values.NOTIFY_TO === undefined) problems.push('NOTIFY_TO : l’adresse à prévenir est nécessaire avec SMTP_HOST');
  if ((values.SMTP_USERNAME === undefined) !== (values.SMTP_PASSWORD === undefined))
    problems.push('SMTP_USERNAME : l’identifiant et le mot de passe SMTP vont ensemble');
  return problems;
}

/** The mail part of the settings, once the environment is known to be sound. */
export function mailSettings(env: MailEnvironment, returns: MailReturns | undefined): MailSettings | undefined {
  const { SMTP_HOST: host, SMTP_FROM: from, NOTIFY_TO: notifyTo } = env;
  if (host === undefined || from === undefined || notifyTo === undefined) return undefined;
  const credentials =
    env.SMTP_USERNAME === undefined || env.SMTP_PASSWORD === undefined
      ? undefined
      : { username: env.SMTP_USERNAME, password: env.SMTP_PASSWORD };
  return { host, port: env.SMTP_PORT, security: env.SMTP_SECURITY, credentials, from, notifyTo, returns };
}
