import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import type { S3Settings } from './offsiteSettings.ts';
import { type Patience, type S3Call, s3Request } from './s3Request.ts';
import { copyTime, type Store, type StoredCopy } from './store.ts';

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
