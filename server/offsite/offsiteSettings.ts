import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { wholeNumber } from '../start/startRefusal.ts';

export interface S3Settings {
  /** Address of the store, without the bucket's name: `https://s3.example`. */
  endpoint: string;
  bucket: string;
  /** Prefix of every name in the bucket: empty, or ending with a slash. */
  prefix: string;
  region: string;
  key: string;
  secret: string;
  /** Whether the bucket's name is in the path of an address or in its host. */
  style: 'path' | 'host';
  /** Days for which the store itself refuses to delete a copy; undefined leaves that to the store. */
  lockDays: number | undefined;
}

export interface OffsiteSettings {
  s3: S3Settings | undefined;
  directory: string | undefined;
}

/** Kinds of places for copies. */
export type DestinationKind = keyof OffsiteSettings;

const isOrigin = (text: string): boolean =>
  /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).href === `${new URL(text).origin}/`;

/** The BACKUP_* part of the environment's schema. */
export const offsiteFields = {
  BACKUP_S3_ENDPOINT: z.string().refine(isOrigin, 'une adresse http(s) sans chemin est attendue').optional(),
  BACKUP_S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{2,62}(\/[\w.-]{1,60}){0,4}$/, 'un nom de bucket est attendu, suivi ou non de /dossier')
    .optional(),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[\w-]{1,40}$/, 'un nom de région est attendu')
    .default('us-east-1'),
  BACKUP_S3_KEY: z.string().optional(),
  BACKUP_S3_SECRET: z.string().optional(),
  BACKUP_S3_STYLE: z.enum(['path', 'host'], { error: 'path ou host est attendu' }).default('path'),
  BACKUP_S3_LOCK_DAYS: wholeNumber(1, 3650).optional(),
  BACKUP_DIRECTORY: z.string().refine(path.isAbsolute, 'un chemin absolu est attendu').optional(),
};

type OffsiteEnvironment = z.infer<z.ZodObject<typeof offsiteFields>>;

const NEEDED = ['BACKUP_S3_ENDPOINT', 'BACKUP_S3_BUCKET', 'BACKUP_S3_KEY', 'BACKUP_S3_SECRET'] as const;

/**
 * Checks the settings of a store together: with an incomplete store no copy would be made, though the owner relies on one.
 * @returns one sentence per problem.
 */
export function offsiteProblems(values: Record<string, string>): string[] {
  const given = Object.keys(values).filter((name) => name.startsWith('BACKUP_S3_'));
  const problems =
    given.length === 0
      ? []
      : NEEDED.filter((name) => values[name] === undefined && values[`${name}_FILE`] === undefined).map(
          (name) => `${name} : nécessaire pour les copies hors du serveur, avec ${given.toSorted().join(', ')}`,
        );
  const endpoint = values.BACKUP_S3_ENDPOINT;
  if (values.BACKUP_S3_STYLE === 'host' && endpoint && URL.canParse(endpoint) && isIP(new URL(endpoint).hostname))
    problems.push('BACKUP_S3_STYLE : host met le bucket devant un nom ; BACKUP_S3_ENDPOINT est une adresse IP');
  const { BACKUP_DIRECTORY: directory, DATA_DIR: dataDir = './var' } = values;
  if (directory !== undefined && !path.relative(path.resolve(dataDir), directory).startsWith('..'))
    problems.push('BACKUP_DIRECTORY : un dossier hors de DATA_DIR est attendu, sur un autre disque');
  return problems;
}

/** The off-site part of the settings, once the environment is known to be sound. */
export function offsiteSettings(env: OffsiteEnvironment): OffsiteSettings {
  const { BACKUP_S3_ENDPOINT: endpoint, BACKUP_S3_BUCKET: place, BACKUP_S3_KEY: key, BACKUP_S3_SECRET: secret } = env;
  const directory = env.BACKUP_DIRECTORY;
  if (endpoint === undefined || place === undefined || key === undefined || secret === undefined)
    return { s3: undefined, directory };
  const [bucket = '', ...folders] = place.split('/');
  const s3: S3Settings = {
    endpoint: new URL(endpoint).origin,
    bucket,
    prefix: folders.map((folder) => `${folder}/`).join(''),
    region: env.BACKUP_S3_REGION,
    key,
    secret,
    style: env.BACKUP_S3_STYLE,
    lockDays: env.BACKUP_S3_LOCK_DAYS,
  };
  return { s3, directory };
}
