import { createHash } from 'node:crypto';
import type { Encoding } from '../http/acceptedEncoding.ts';
import { securityHeaders } from '../security/headers.ts';
import { pagePolicy } from '../security/pagePolicy.ts';
import { compress, type Life } from './compression.ts';
import type { RenderedPage } from './pageRenderer.ts';
import { speculationRules } from './speculationRules.ts';

/** Name, value, name, value: the form `writeHead` takes without looking at each header. */
type FlatHeaders = readonly string[];

/** One rendered page, ready to send in each encoding: bytes and headers are made once. */
export interface PageEntry {
  status: number;
  etag: string;
  life: Life;
  answers: Record<Encoding, { headers: FlatHeaders; body: Buffer }>;
  unchanged: FlatHeaders;
  /** How often it was asked for: what is read most is made first after a change. */
  asked: number;
}

export interface Page extends RenderedPage {
  /** Whether the public address is https. */
  secure: boolean;
  mode: 'production' | 'development';
}

/** Two pages have the same where they read the same and may load the same. */
export const etagOf = (page: Page): string =>
  `"${createHash('sha256').update(pagePolicy(page)).update(page.html).digest('base64url').slice(0, 27)}"`;

/** Has a page compressed, beside the event loop, and writes its headers: those of every answer, then its own policy over theirs. */
export async function pageEntry(page: Page, life: Life): Promise<PageEntry> {
  const { status, html, secure } = page;
  const policy = pagePolicy(page);
  const etag = etagOf(page);
  const shared = new Map(securityHeaders(secure))
    .set('Content-Security-Policy', policy)
    .set('ETag', etag)
    .set('Vary', 'Accept-Encoding')
    .set('Cache-Control', life === 'uncached' ? 'no-store' : 'no-cache');
  // Fetched ahead, a link would be the site's own page.
  if (!page.isPreview) shared.set('Speculation-Rules', speculationRules);
  const answer = (body: Buffer, encoding: Encoding) => {
    const own = new Map(shared).set('Content-Type', 'text/html; charset=utf-8');
    if (encoding !== 'identity') own.set('Content-Encoding', encoding);
    return { body, headers: [...own.set('Content-Length', String(body.length))].flat() };
  };
  const identity = Buffer.from(html);
  const copies = await compress(identity, life);
  return {
    status,
    etag,
    life,
    unchanged: [...shared].flat(),
    asked: 0,
    answers: {
      br: answer(copies.br, 'br'),
      gzip: answer(copies.gzip, 'gzip'),
      identity: answer(identity, 'identity'),
    },
  };
}
