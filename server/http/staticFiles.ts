import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { RequestHandler } from 'express';
import { SAMPLE_FILES } from '../../data/examples/downloads.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * Returns the first compressed encoding of `there` that the client accepts, else `identity`; `q=0` is a refusal, and a header that names
 * neither compressed encoding accepts none (RFC 9110 § 12.5.3).
 */
export function acceptedEncoding(header: string | string[] | undefined, there: readonly Encoding[]): Encoding {
  const weights = new Map<string, number>();
  for (const part of String(header ?? '')
    .toLowerCase()
    .split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const weight = parameters.find((parameter) => /^q\s*=/.test(parameter));
    weights.set(name, weight === undefined ? 1 : Number(weight.slice(weight.indexOf('=') + 1)));
  }
  const takes = (name: Encoding) => (weights.get(name) ?? weights.get('*') ?? 0) > 0;
  return there.find((name) => name !== 'identity' && takes(name)) ?? 'identity';
}

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.pdf': 'application/pdf',
  '.xlsx': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  '.pptx': 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};
const COPIES = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;

interface StaticFile {
  headers: [string, string][];
  etag: string;
  bodies: Partial<Record<Encoding, Buffer>> & { identity: Buffer };
  encodings: readonly Encoding[];
}

/**
 * Serves the build's files from memory, where they are read at the start: a few megabytes. No request reads the disk, and a new build
 * beside a running site removes no file. Only names that existed at the start are served, so no path leads out of the folder.
 */
export function staticFiles(folder: string): RequestHandler {
  const files = new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && path.extname(entry.name) in TYPES)
      .map((entry) => {
        const file = path.join(entry.parentPath, entry.name);
        const name = `/${path.relative(folder, file).split(path.sep).join('/')}`;
        return [name, read(file, name)] as const;
      }),
  );
  return (request, response, next) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return next();
    const file = files.get(request.path);
    if (!file) return next();
    for (const [name, value] of file.headers) response.setHeader(name, value);
    response.setHeader('ETag', file.etag);
    if (request.fresh) return void response.writeHead(304).end();
    const encoding = acceptedEncoding(request.headers['accept-encoding'], file.encodings);
    const body = file.bodies[encoding] ?? file.bodies.identity;
    if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
    response.setHeader('Content-Length', body.length);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}

/** Headers of a build file, by name. A sample's file may be replaced at the desk: it is revalidated. */
export function fileHeaders(name: string): [string, string][] {
  const isSample = name.startsWith(`${SAMPLE_FILES}/`);
  const caching = name.startsWith('/assets/') ? 'max-age=31536000, immutable' : isSample ? 'no-cache' : 'max-age=3600';
  return [
    ['Content-Type', TYPES[path.extname(name)] ?? ''],
    ['Content-Security-Policy', "default-src 'none'; frame-ancestors 'none'"],
    ['Cache-Control', `public, ${caching}`],
    ['Vary', 'Accept-Encoding'],
    ...(isSample
      ? ([['Content-Disposition', `attachment; filename="${path.basename(name)}"`]] satisfies [string, string][])
      : []),
  ];
}

function read(file: string, name: string): StaticFile {
  const identity = readFileSync(file);
  const bodies: StaticFile['bodies'] = { identity };
  for (const [encoding, ending] of COPIES) {
    try {
      bodies[encoding] = readFileSync(file + ending);
    } catch {
      // No compressed variant on disk: pictures, fonts and documents have none.
    }
  }
  const encodings = COPIES.map(([name]) => name).filter((name) => bodies[name]);
  return {
    headers: fileHeaders(name),
    bodies,
    encodings,
    etag: `"${createHash('sha256').update(identity).digest('base64url').slice(0, 27)}"`,
  };
}
