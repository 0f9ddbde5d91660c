import { createHash, createHmac } from 'node:crypto';
import dns from 'node:dns';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished, vi } from 'vitest';
import { lastingPort, listenAt } from './lastingPort.ts';

/**
 * Faults of a store. `drips`: it responds a byte at a time. `silent`: it takes the request and sends nothing. `elsewhere`: its bucket is in
 * another region. `lags`: once, it returns the list from before the last change.
 */
export type StoreFault =
  | 'none'
  | 'down'
  | 'forbidden'
  | 'elsewhere'
  | 'lags'
  | 'silent'
  | 'drips'
  | 'truncates'
  | 'corrupts';

export interface S3Server {
  /** Environment of a site that uses this store. */
  environment: Record<string, string>;
  /** Stored objects, by bucket and name. */
  objects: Map<string, Buffer>;
  /** One line a request: method, path, response. */
  requests: string[];
  headers: IncomingMessage['headers'][];
  breakDown(fault: StoreFault): Promise<void>;
}

const KEY = 'CLE-DU-SITE';
const SECRET = 'secret/du+site';
const REGION = 'fr-par';
const BUCKET = 'copies';

/** S3's response for a bucket of another region. */
const ELSEWHERE =
  '<Error><Code>PermanentRedirect</Code><Message>The bucket must be addressed at its own endpoint.</Message><Endpoint>copies.s3.eu-west-3.example</Endpoint><Region>eu-west-3</Region></Error>';

/** Host name of the store, resolved only in this process; the name of a bucket may precede it. */
const HOST = 's3.site.test';
const { lookup } = dns;

/**
 * An S3 store on this machine that believes no request it has not verified itself. Closed when the test ends.
 * @param style where it reads the bucket: in the path of an address, or in its host and nowhere else.
 */
export async function s3Server(style: 'path' | 'host' = 'path'): Promise<S3Server> {
  const objects = new Map<string, Buffer>();
  const requests: string[] = [];
  const headers: S3Server['headers'] = [];
  let fault: StoreFault = 'none';
  let unlisted: string | undefined;

  const server = createServer(async (request, response) => {
    const body = await buffer(request).catch(() => undefined);
    if (!body || fault === 'silent') return;
    const url = new URL(request.url ?? '/', 'http://store');
    headers.push(request.headers);
    const refusal = fault === 'forbidden' ? 'AccessDenied' : whyNot(request, url, body);
    const object = objectPath(request, url);
    const [status, content] = refusal
      ? ([403, Buffer.from(`<Error><Code>${refusal}</Code></Error>`)] as const)
      : fault === 'elsewhere'
        ? ([301, Buffer.from(ELSEWHERE)] as const)
        : act(request, { object, query: url.searchParams, body });
    requests.push(`${request.method} ${url.pathname} ${status}`);
    send(request, response, { status, content });
  });

  /** Path `/bucket/name` of a request in this store's style. */
  function objectPath({ headers: { host = '' } }: IncomingMessage, { pathname }: URL): string {
    return style === 'path' ? pathname : `/${host.slice(0, -`.${HOST}:${port}`.length)}${pathname}`;
  }

  function act(
    { method, headers: given }: IncomingMessage,
    { object, query, body }: { object: string; query: URLSearchParams; body: Buffer },
  ): readonly [number, Buffer] {
    const none = Buffer.alloc(0);
    if (!object.startsWith(`/${BUCKET}`)) return [404, Buffer.from('<Error><Code>NoSuchBucket</Code></Error>')];
    if (method === 'GET' && query.has('list-type')) return [200, Buffer.from(listing(query))];
    if (method === 'PUT') {
      const until = given['x-amz-object-lock-retain-until-date'];
      const sum = given['x-amz-checksum-sha256'];
      if (until !== undefined && sum !== createHash('sha256').update(body).digest('base64'))
        return [400, Buffer.from('<Error><Code>InvalidRequest</Code></Error>')];
      const kept = Buffer.from(fault === 'truncates' ? body.subarray(0, 5000) : body);
      if (fault === 'corrupts') kept.fill(0x5a, 1000, 1008);
      objects.set(object, kept);
      if (fault === 'lags') unlisted = object;
      return [200, none];
    }
    if (method === 'DELETE') return [objects.delete(object) ? 204 : 404, none];
    const found = objects.get(object);
    return found ? [200, found] : [404, Buffer.from('<Error><Code>NoSuchKey</Code></Error>')];
  }

  /** Lists stored objects, two on each page: a client that reads only the first page is noticed. */
  function listing(query: URLSearchParams): string {
    const prefix = `/${BUCKET}/${query.get('prefix') ?? ''}`;
    const names = [...objects.keys()].filter((name) => name.startsWith(prefix) && name !== unlisted).toSorted();
    const from = Number(query.get('continuation-token') ?? 0);
    const page = names.slice(from, from + 2).map((name) => {
      const key = name.slice(BUCKET.length + 2);
      return `<Contents><Key>${key}</Key><Size>${objects.get(name)?.length}</Size></Contents>`;
    });
    const more = from + 2 < names.length;
    if (!more) unlisted = undefined;
    const next = more ? `<NextContinuationToken>${from + 2}</NextContinuationToken>` : '';
    return `<ListBucketResult><IsTruncated>${more}</IsTruncated>${page.join('')}${next}</ListBucketResult>`;
  }

  function send(
    request: IncomingMessage,
    response: ServerResponse,
    { status, content }: { status: number; content: Buffer },
  ) {
    const body = request.method === 'HEAD' ? Buffer.alloc(0) : content;
    if (fault !== 'drips') return response.writeHead(status, { 'content-length': content.length }).end(body);
    const whole = Buffer.concat([
      Buffer.from(`HTTP/1.1 ${status} -\r\nContent-Length: ${content.length}\r\n\r\n`),
      body,
    ]);
    let sent = 0;
    const timer = setInterval(() => request.socket.write(whole.subarray(sent, ++sent)), 100);
    request.socket.on('close', () => clearInterval(timer));
  }

  const port = await lastingPort();
  await listenAt(server, port);
  onTestFinished(() => void server.close().closeAllConnections());
  if (style === 'host') resolveHere();
  return {
    objects,
    requests,
    headers,
    environment: {
      BACKUP_S3_ENDPOINT: `http://${style === 'path' ? '127.0.0.1' : HOST}:${port}`,
      ...(style === 'host' && { BACKUP_S3_STYLE: style }),
      BACKUP_S3_BUCKET: `${BUCKET}/site`,
      BACKUP_S3_REGION: REGION,
      BACKUP_S3_KEY: KEY,
      BACKUP_S3_SECRET: SECRET,
    },
    async breakDown(next) {
      if (next === 'down') {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      } else if (fault === 'down') await listenAt(server, port);
      fault = next;
    },
  };
}

/** Resolves the store's name and those of its buckets to this machine until the test ends. */
function resolveHere(): void {
  const here = (name: string, ...rest: unknown[]) =>
    Reflect.apply(lookup, dns, [name === HOST || name.endsWith(`.${HOST}`) ? '127.0.0.1' : name, ...rest]);
  const spy = vi.spyOn(dns, 'lookup').mockImplementation(here as typeof dns.lookup);
  onTestFinished(() => spy.mockRestore());
}

const sha256 = (text: string | Buffer): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);

/** Verifies a signature by the published algorithm (AWS Signature Version 4); returns S3's error code. */
function whyNot(request: IncomingMessage, url: URL, body: Buffer): string | undefined {
  const { authorization = '', 'x-amz-date': date = '', 'x-amz-content-sha256': announced } = request.headers;
  const [, key, day, region, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      authorization,
    ) ?? [];
  if (key !== KEY || region !== REGION) return 'InvalidAccessKeyId';
  if (announced !== sha256(body)) return 'XAmzContentSHA256Mismatch';
  const at = String(date).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  if (!(Math.abs(Date.now() - Date.parse(at)) < 15 * 60_000)) return 'RequestTimeTooSkewed';
  const names = signed.split(';');
  if (!['host', 'x-amz-date', 'x-amz-content-sha256'].every((name) => names.includes(name))) return 'AccessDenied';
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).toSorted();
  const canonical = [
    request.method,
    url.pathname,
    query.join('&'),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    announced,
  ].join('\n');
  const scope = `${day}/${region}/s3/aws4_request`;
  const toSign = ['AWS4-HMAC-SHA256', date, scope, sha256(canonical)].join('\n');
  const signing = [region, 's3', 'aws4_request'].reduce<Buffer>(hmac, hmac(`AWS4${SECRET}`, day ?? ''));
  return hmac(signing, toSign).toString('hex') === signature ? undefined : 'SignatureDoesNotMatch';
}
