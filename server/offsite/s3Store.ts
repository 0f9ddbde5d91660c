import { createReadStream, createWriteStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { copyTime, type Store, type StoredCopy } from './directoryStore.ts';
import type { S3Settings } from './offsiteSettings.ts';

/** How long a store may take. */
export interface Patience {
  /** Without a byte in either direction. */
  idleMs: number;
  /** For a whole request, however steadily it drips; large copies have longer, by `bytesPerMs`. */
  wholeMs: number;
  bytesPerMs: number;
}

/** A look every ten minutes, and this at most for its answer: a slow store is known within a quarter of an hour. */
export const PATIENCE: Patience = { idleMs: 60_000, wholeMs: 3 * 60_000, bytesPerMs: 256 };

interface S3Call {
  method: 'GET' | 'HEAD' | 'PUT' | 'DELETE';
  /** The object's whole name; empty for the bucket itself. */
  name: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  body?: { file: string; bytes: number; sha256: string };
  /** Takes the answer's body as it arrives; its bytes, to know how long it may take. */
  take?: { bytes: number; into: (answer: IncomingMessage) => Promise<void> };
}

interface S3Answer {
  status: number;
  headers: IncomingMessage['headers'];
  /** Empty where `take` took it. */
  text: string;
}

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
/** The end of a refusal says no more than that. */
const MOST_TEXT = 8 * 1024 * 1024;

/**
 * Asks a store for something, signed with AWS Signature Version 4, the body's hash included.
 * @throws Error with a sentence's end when it does not answer, is too slow, or refuses.
 */
async function s3Request(
  settings: S3Settings,
  call: S3Call,
  { signal, patience = PATIENCE }: { signal: AbortSignal; patience?: Patience },
): Promise<S3Answer> {
  const { method, body, take } = call;
  const signed = await sign(settings, call);
  const bytes = (body?.bytes ?? 0) + (take?.bytes ?? 0);
  const wholeMs = Math.max(patience.wholeMs, Math.ceil(bytes / patience.bytesPerMs));
  const limit = AbortSignal.any([signal, AbortSignal.timeout(wholeMs)]);
  const url = new URL(signed.url);
  const headers = Object.fromEntries(signed.headers);
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  const outgoing = send(url, {
    method,
    signal: limit,
    agent: false,
    headers: { ...headers, ...(method === 'PUT' && { 'content-length': body?.bytes ?? 0 }) },
  });
  outgoing.setTimeout(patience.idleMs, () => outgoing.destroy(new Error('timeout')));
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    outgoing.once('response', resolve);
    outgoing.once('error', reject);
  });
  try {
    // A store that refuses answers before it has read everything: its answer counts, not the broken upload.
    const sent = body ? pipeline(createReadStream(body.file), outgoing) : Promise.resolve(outgoing.end());
    const answer = await Promise.race([answered, sent.then(() => answered)]).catch((error) => firstOf(answered, error));
    sent.catch(() => undefined);
    const status = answer.statusCode ?? 0;
    if (status >= 300 && !(status === 404 && method !== 'PUT')) throw new StoreRefusal(status, await bounded(answer));
    if (take && status < 300) await take.into(answer);
    return { status, headers: answer.headers, text: take && status < 300 ? '' : await bounded(answer) };
  } catch (error) {
    if (signal.aborted || error instanceof StoreRefusal) throw error;
    throw new Error(sentence(settings.endpoint, error, limit.aborted));
  } finally {
    outgoing.destroy();
  }
}

/** The answer that came although sending failed, if it comes at once. */
async function firstOf(answered: Promise<IncomingMessage>, error: unknown): Promise<IncomingMessage> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, 200, error).unref());
  return Promise.race([answered, late]);
}

async function bounded(answer: IncomingMessage): Promise<string> {
  let bytes = 0;
  answer.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > MOST_TEXT) answer.destroy(new Error('too long'));
  });
  return text(answer);
}

function sign(settings: S3Settings, { method, name, query = {}, headers = {}, body }: S3Call): Promise<Request> {
  const { key, secret, region } = settings;
  const client = new AwsClient({ accessKeyId: key, secretAccessKey: secret, region, service: 's3' });
  const url = new URL(addressOf(settings, name));
  for (const [parameter, value] of Object.entries(query)) url.searchParams.set(parameter, value);
  return client.sign(url.href, {
    method,
    headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 },
  });
}

/** Where an object answers: `https://store/bucket/name`, or `https://bucket.store/name`. */
function addressOf({ endpoint, bucket, style }: S3Settings, name: string): string {
  if (style === 'path') return `${endpoint}/${bucket}${name === '' ? '' : `/${name}`}`;
  return `${endpoint.replace('://', `://${bucket}.`)}/${name}`;
}

/** The store answered, and said no. */
class StoreRefusal extends Error {
  constructor(status: number, body: string) {
    const code = /<Code>([\w.-]{1,60})<\/Code>/.exec(body)?.[1];
    super(`le stockage a répondu ${status}${code ? ` (${code})` : ''}`);
  }
}

function sentence(endpoint: string, error: unknown, tooLong: boolean): string {
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  if (tooLong || message === 'timeout') return `${endpoint} est trop lent : la demande a été abandonnée`;
  return `${endpoint} ne répond pas (${code || message})`;
}

const DAY = 86_400_000;

interface Options {
  settings: S3Settings;
  signal: AbortSignal;
  patience?: Patience;
}

/** A bucket of an S3-compatible store that keeps copies. */
export function s3Store({ settings, signal, patience }: Options): Store {
  const { prefix, lockDays = 0 } = settings;
  const ask = (call: S3Call) => s3Request(settings, call, { signal, ...(patience && { patience }) });

  async function sizeOf(name: string): Promise<number | undefined> {
    const { status, headers } = await ask({ method: 'HEAD', name: prefix + name });
    return status === 404 ? undefined : Number(headers['content-length']);
  }

  return {
    address: `${settings.endpoint}/${settings.bucket}/${prefix}`,
    lockedMs: lockDays * DAY,
    sizeOf,
    async list() {
      const found: StoredCopy[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = { 'list-type': '2', prefix, ...(token !== '' && { 'continuation-token': token }) };
        const { status, text } = await ask({ method: 'GET', name: '', query });
        if (status === 404) throw new Error(`le bucket ${settings.bucket} n’existe pas`);
        found.push(...copiesIn(text, prefix));
        token = text.includes('<IsTruncated>true') ? textOf(text, 'NextContinuationToken') : undefined;
      }
      return found;
    },
    async put({ name, file, bytes, sha256 }) {
      const headers = lockDays > 0 ? lock(sha256, new Date(Date.now() + lockDays * DAY)) : {};
      await ask({ method: 'PUT', name: prefix + name, headers, body: { file, bytes, sha256 } });
      const kept = await sizeOf(name);
      if (kept !== bytes) throw new Error(`le stockage a gardé ${kept ?? 0} octets de la copie, qui en a ${bytes}`);
    },
    async get(name, file) {
      const bytes = (await sizeOf(name)) ?? 0;
      const into = (answer: NodeJS.ReadableStream) =>
        pipeline(answer, createWriteStream(file, { flags: 'wx', mode: 0o600 }));
      const { status } = await ask({ method: 'GET', name: prefix + name, take: { bytes, into } });
      if (status === 404) throw new Error(`la copie ${name} n’est plus dans le stockage`);
    },
    async remove(name) {
      await ask({ method: 'DELETE', name: prefix + name });
    },
  };
}

/** A lock wants a checksum beside the signature. */
const lock = (sha256: string, until: Date) => ({
  'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64'),
  'x-amz-object-lock-mode': 'GOVERNANCE',
  'x-amz-object-lock-retain-until-date': until.toISOString(),
});

/** Names the site did not give are left alone, in folders of their own too. */
function copiesIn(xml: string, prefix: string): StoredCopy[] {
  return xml
    .split('<Contents>')
    .slice(1)
    .flatMap((part) => {
      const key = textOf(part, 'Key') ?? '';
      const name = key.startsWith(prefix) ? key.slice(prefix.length) : '';
      return copyTime(name) ? [{ name, bytes: Number(textOf(part, 'Size')) }] : [];
    });
}

function textOf(xml: string, tag: string): string | undefined {
  const [, after] = xml.split(`<${tag}>`);
  return after
    ?.split(`</${tag}>`)[0]
    ?.replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
