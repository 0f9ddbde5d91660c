import { closeSync, fsyncSync, openSync, readdirSync, readFileSync, truncateSync, writeSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { Answer } from '../../../data/register/measureResult.ts';
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

/** What a measure is of; nothing of it may change before its end. */
export interface Measured {
  /** SHA-256 of the file of questions. */
  hash: string;
  /** The first prompt, word for word. */
  prompt: string;
  models: readonly { name: string; model: string; baseUrl: string }[];
}

/** An answer as it is stored, word for word. */
export interface StoredAnswer extends Answer {
  text: string;
  inputTokens: number;
  outputTokens: number;
  /** UTC, ISO 8601. */
  at: string;
}

interface MeasureFile {
  file: string;
  measured: Measured;
  answers: readonly StoredAnswer[];
}

const ENDING = '.jsonl';

/** Adds a line, and returns once the disk has it. */
export function appendLine(file: string, line: Measured | StoredAnswer): void {
  const handle = openSync(file, 'a', 0o600);
  try {
    writeSync(handle, `${JSON.stringify(line)}\n`);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Begins a measure: a file of its own in the folder, named after its time; older ones stay. */
export function beginMeasure(folder: string, measured: Measured): MeasureFile {
  const file = path.join(folder, `${new Date().toISOString().replaceAll(':', '-')}${ENDING}`);
  appendLine(file, measured);
  return { file, measured, answers: [] };
}

/** The newest measure of the folder. A last line that a cut left without its end is taken off: its question is asked again. */
export function newestMeasure(folder: string): MeasureFile | undefined {
  for (const name of readdirSync(folder).sort().reverse()) {
    if (!name.endsWith(ENDING)) continue;
    const file = path.join(folder, name);
    const text = readFileSync(file, 'utf8');
    const whole = text.slice(0, text.lastIndexOf('\n') + 1);
    if (whole.length < text.length) truncateSync(file, Buffer.byteLength(whole));
    const [measured, ...answers] = whole.split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []));
    if (measured) return { file, measured, answers };
  }
  return undefined;
}

/** An answer word for word, and the tokens its provider counted; undefined where it counts none. */
interface ModelAnswer {
  text: string;
  inputTokens: number | undefined;
  outputTokens: number | undefined;
}

/** The client tries again where a call is refused for its rate, or is cut. */
const TRIES_AGAIN = 5;

/**
 * Asks a model in a conversation of its own: the prompt alone, with its provider's own settings.
 * @throws the client's error, with the provider's words and without the key
 */
export async function askModel(asked: AskedModel, prompt: string): Promise<ModelAnswer> {
  // Loaded when it is needed: no other command waits for it.
  const { default: OpenAI } = await import('openai');
  const client = new OpenAI({
    apiKey: asked.key,
    baseURL: asked.baseUrl,
    // Else what the environment says of OpenAI would go to every provider.
    ...{ organization: null, project: null },
    maxRetries: TRIES_AGAIN,
  });
  const { choices, usage } = await client.chat.completions.create({
    model: asked.model,
    messages: [{ role: 'user', content: prompt }],
    [asked.limitName]: asked.outputTokens,
  });
  return {
    text: choices[0]?.message.content ?? '',
    inputTokens: usage?.prompt_tokens,
    outputTokens: usage?.completion_tokens,
  };
}
