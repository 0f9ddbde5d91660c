import { z } from 'zod';

export interface WebhookSettings {
  url: string;
  secret: string;
}

const isAddress = (text: string): boolean => /^https?:\/\//.test(text) && URL.canParse(text);

/** The ALERT_WEBHOOK_* part of the environment's schema. */
export const webhookFields = {
  ALERT_WEBHOOK_URL: z.string().refine(isAddress, 'une adresse http(s) est attendue').optional(),
  ALERT_WEBHOOK_SECRET: z.string().min(16, 'un secret a au moins 16 caractères').max(1024).optional(),
};

type WebhookEnvironment = z.infer<z.ZodObject<typeof webhookFields>>;

/**
 * Checks both settings together: an alert that cannot be told from a forged one is useless, and a secret without an address signs nothing.
 * @returns one sentence per problem.
 */
export function webhookProblems(values: Record<string, string>): string[] {
  const { ALERT_WEBHOOK_URL: url, ALERT_WEBHOOK_SECRET: secret } = values;
  if ((url === undefined) === (secret === undefined)) return [];
  return url === undefined
    ? ['ALERT_WEBHOOK_URL : nécessaire avec ALERT_WEBHOOK_SECRET']
    : ['ALERT_WEBHOOK_SECRET : nécessaire avec ALERT_WEBHOOK_URL, pour signer les appels'];
}

/** The webhook part of the settings, once the environment is known to be sound. */
export const webhookSettings = ({
  ALERT_WEBHOOK_URL: url,
  ALERT_WEBHOOK_SECRET: secret,
}: WebhookEnvironment): WebhookSettings | undefined =>
  url !== undefined && secret !== undefined ? { url, secret } : undefined;
