import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { MODELS } from '../../../data/register/protocol.ts';
import { StartRefusal } from '../../../server/start/startRefusal.ts';

const price = z.number().min(0);

const model = z.strictObject({
  /** As the page calls it. */
  name: z.string().trim().min(1).max(40),
  /** As its provider calls it. */
  model: z.string().trim().min(1),
  /** Where the provider answers as OpenAI does: `https://…/v1`. */
  baseUrl: z.url(),
  /** The environment variable that holds the key. */
  keyVariable: z.string().regex(/^[A-Z][A-Z0-9_]*$/),
  /** For a million tokens. */
  inputPrice: price,
  outputPrice: price,
  /** The most an answer may take, reasoning included. */
  outputTokens: z.int().min(16).max(200_000),
  /** What the provider calls that limit. */
  limitName: z.enum(['max_tokens', 'max_completion_tokens']).default('max_tokens'),
});

const config = z.strictObject({
  currency: z.string().trim().min(1).max(3).default('$'),
  models: z
    .array(model)
    .length(MODELS, `le protocole demande ${MODELS} modèles`)
    .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'deux modèles ont le même nom'),
});

/** A model of the configuration, with its key. */
export type AskedModel = z.infer<typeof model> & { key: string };

/**
 * The owner's file, and the keys it names.
 * @throws StartRefusal with one sentence per problem, all at once
 */
export function readMeasureConfig(
  file: string,
  environment: NodeJS.ProcessEnv,
): { currency: string; models: readonly AskedModel[] } {
  const parsed = config.safeParse(readJson(file));
  if (!parsed.success)
    throw new StartRefusal(parsed.error.issues.map(({ path, message }) => `${file}, ${path.join('.')} : ${message}`));
  const { currency, models } = parsed.data;
  const missing = models.filter(({ keyVariable }) => !environment[keyVariable]);
  if (missing.length > 0)
    throw new StartRefusal(
      missing.map(({ name, keyVariable }) => `${keyVariable} : donnez dans l’environnement la clé de ${name}.`),
    );
  return { currency, models: models.map((one) => ({ ...one, key: environment[one.keyVariable] ?? '' })) };
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    throw new StartRefusal([
      `${file} ne peut pas être lu, ou n’est pas du JSON : docs/self-hosting.md en donne un exemple.`,
    ]);
  }
}
