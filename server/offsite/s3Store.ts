import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { AwsClient } from 'aws4fetch';
import { copyTime, type Store, type StoredCopy } from './directoryStore.ts';
import type { S3Settings } from './offsiteSettings.ts';

/** Time limits for the calls to a store. */
export interface Patience {
  /** Maximum time without a byte in either direction. */
  idleMs: number;
  /** Maximum time of a whole request, however slowly bytes arrive; a large copy gets more, by `bytesPerMs`. */
  wholeMs: number;
  bytesPerMs: number;
  /** Delay before a list without the new copy is read again: some stores return an older list for a while. */
  lagMs: number;
}

/** Timeouts: with a check every ten minutes, a slow store is reported within a quarter of an hour. */
export const PATIENCE: Patience = { idleMs: 60_000, wholeMs: 3 * 60_000, bytesPerMs: 256, lagMs: 15_000 };

interface S3Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Name of a copy; without it, the request is for the list of all copies. */
  name?: string;
  query?: Record<string, string>;
  headers?: Record<string, string>;
  /** File to send. */
  body?: { file: string; bytes: number; sha256: string };
  /** File that receives the response, and its size. */
  into?: { file: string; bytes: number };
}

const EMPTY_SHA256 = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855';
const DAY = 86_400_000;

interface Options {
  settings: S3Settings;
  signal: AbortSignal;
  patience?: Patience | undefined;
}

/** A bucket of an S3-compatible store that keeps copies. */
export function s3Store({ settings, signal, patience = PATIENCE }: Options): Store {
  const { endpoint, bucket, prefix, region, style, lockDays = 0 } = settings;
  const client = new AwsClient({ accessKeyId: settings.key, secretAccessKey: settings.secret, region, service: 's3' });
  // `https://store/bucket/name`, or `https://bucket.store/name`.
  const root = style === 'path' ? `${endpoint}/${bucket}` : endpoint.replace('://', `://${bucket}.`);

  /**
   * Calls the store, signed with AWS Signature Version 4, the body's hash included; returns the response's text, or none where it went into
   * a file.
   */
  async function ask({ method, name, query, headers, body, into }: S3Call): Promise<string> {
    const address = name === undefined ? `${root}?${new URLSearchParams(query)}` : `${root}/${prefix}${name}`;
    const signed = await client.sign(address, {
      method,
      headers: { ...headers, 'x-amz-content-sha256': body?.sha256 ?? EMPTY_SHA256 },
    });
    const bytes = body?.bytes ?? into?.bytes ?? 0;
    const limit = AbortSignal.timeout(Math.max(patience.wholeMs, Math.ceil(bytes / patience.bytesPerMs)));
    const send = endpoint.startsWith('https:') ? httpsRequest : httpRequest;
    // Node's own client: `fetch` would hold the whole upload in memory.
    const outgoing = send(signed.url, {
      method,
      signal: AbortSignal.any([signal, limit]),
      agent: false,
      headers: { ...Object.fromEntries(signed.headers), ...(body && { 'content-length': body.bytes }) },
    });
    outgoing.setTimeout(patience.idleMs, () => outgoing.destroy(new Error('timeout')));
    let response: IncomingMessage;
    let received = '';
    try {
      const answered = once(outgoing, 'response') as Promise<[IncomingMessage]>;
      // An error while the file is sent fails the request too. A store that refuses the file may respond before it has received all of it.
      if (body) pipeline(createReadStream(body.file), outgoing).catch(() => undefined);
      else outgoing.end();
      [response] = await answered;
      if (into && response.statusCode === 200)
        await pipeline(response, createWriteStream(into.file, { flags: 'wx', mode: 0o600 }));
      else received = await text(response);
    } catch (error) {
      const { code, message } = error as NodeJS.ErrnoException;
      const isSlow = limit.aborted || message === 'timeout';
      throw new Error(
        `${endpoint} ${isSlow ? 'est trop lent : la demande a été abandonnée' : `ne répond pas (${code ?? message})`}`,
      );
    } finally {
      outgoing.destroy();
    }
    if (Number(response.statusCode) < 300) return received;
    const missing =
      name === undefined ? `le bucket ${bucket} n’existe pas` : `la copie ${name} n’est pas dans le stockage`;
    throw new Error(response.statusCode === 404 ? missing : refusalOf(response, received));
  }

  return {
    address: `${endpoint}/${bucket}/${prefix}`,
    lockedMs: lockDays * DAY,
    lagMs: patience.lagMs,
    async list() {
      const found: StoredCopy[] = [];
      for (let token: string | undefined = ''; token !== undefined; ) {
        const query = { 'list-type': '2', prefix, ...(token !== '' && { 'continuation-token': token }) };
        const page = await ask({ method: 'GET', query });
        for (const part of page.split('<Contents>').slice(1)) {
          // Skips objects that are not named like a copy, and those in folders.
          const name = (textOf(part, 'Key') ?? '').slice(prefix.length);
          if (copyTime(name)) found.push({ name, bytes: Number(textOf(part, 'Size')) });
        }
        token = page.includes('<IsTruncated>true') ? textOf(page, 'NextContinuationToken') : undefined;
      }
      return found;
    },
    async put({ name, file, bytes, sha256 }) {
      const headers = lockDays > 0 ? lock(sha256, new Date(Date.now() + lockDays * DAY)) : {};
      await ask({ method: 'PUT', name, headers, body: { file, bytes, sha256 } });
    },
    async get({ name, bytes }, file) {
      await ask({ method: 'GET', name, into: { file, bytes } });
    },
    async remove(name) {
      await ask({ method: 'DELETE', name });
    },
  };
}

/** Headers that lock an object until a date; a lock needs a checksum beside the signature. */
const lock = (sha256: string, until: Date) => ({
  'x-amz-checksum-sha256': Buffer.from(sha256, 'hex').toString('base64'),
  'x-amz-object-lock-mode': 'GOVERNANCE',
  'x-amz-object-lock-retain-until-date': until.toISOString(),
});

/** Sentence with a store's own reason for a refusal, and the region and address it expects. */
function refusalOf({ statusCode, headers }: IncomingMessage, received: string): string {
  const part = (tag: string) => textOf(received, tag)?.replace(/\s+/g, ' ').trim().slice(0, 200);
  const [code, message, endpoint] = ['Code', 'Message', 'Endpoint'].map(part);
  const region = part('Region') ?? headers['x-amz-bucket-region'];
  return [
    `le stockage a répondu ${statusCode}${code ? ` (${code})` : ''}`,
    message && `« ${message} »`,
    region && `sa région : BACKUP_S3_REGION=${region}`,
    endpoint && `son adresse : ${endpoint} (BACKUP_S3_ENDPOINT, sans le nom du bucket)`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** Text between two tags of a response. */
const textOf = (xml: string, tag: string): string | undefined =>
  xml.split(`<${tag}>`)[1]?.split(`</${tag}>`)[0]?.replaceAll('&amp;', '&');
