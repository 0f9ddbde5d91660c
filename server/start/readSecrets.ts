import { readFileSync } from 'node:fs';

/** Settings that may come from a file. */
export const SECRETS = [
  'DATABASE_URL',
  'SECRET_KEY',
  'ADMIN_PASSWORD',
  'SMTP_PASSWORD',
  'IMAP_PASSWORD',
  'BOUNCE_WEBHOOK_SECRET',
  'DKIM_PRIVATE_KEY',
  'BACKUP_S3_KEY',
  'BACKUP_S3_SECRET',
  'BACKUP_IDENTITY',
  'ALERT_WEBHOOK_SECRET',
  'METRICS_TOKEN',
] as const;

function secretIn(text: string): string {
  let end = text.length;
  while (end > 0 && '\r\n'.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(text.startsWith('\uFEFF') ? 1 : 0, end);
}

/**
 * The environment without empty variables, each secret taken from `NAME` or from the file `NAME_FILE` names
 * (a byte order mark and trailing line breaks are no part of the secret: editors and `docker secret` add them).
 */
export function readSecrets(environment: NodeJS.ProcessEnv): { values: Record<string, string>; problems: string[] } {
  const problems: string[] = [];
  const values: Record<string, string> = {};
  for (const [name, value] of Object.entries(environment)) if (value) values[name] = value;
  for (const name of SECRETS) {
    const file = values[`${name}_FILE`];
    if (file === undefined) continue;
    if (values[name] !== undefined) problems.push(`${name} : donnez ${name} ou ${name}_FILE, pas les deux`);
    try {
      values[name] = secretIn(readFileSync(file, 'utf8'));
    } catch {
      problems.push(`${name}_FILE : le fichier ${file} ne peut pas être lu`);
    }
  }
  return { values, problems };
}
