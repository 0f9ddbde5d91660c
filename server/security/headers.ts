import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';
import { STARTER_HASH } from './startAfterPaint.ts';

/** Policy of every response that is no page: nothing may load, nothing may frame it. */
const DEFAULT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TWO_YEARS = 63_072_000;

/**
 * Security headers of every response, as helmet sets them, computed once: a page sent from memory then only copies them. Pages replace the
 * Content-Security-Policy by their own.
 * @param secure whether the public address is https.
 */
export function securityHeaders(secure: boolean): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  const collector = {
    setHeader: (name: string, value: string) => headers.set(name, value),
    removeHeader: (name: string) => headers.delete(name),
  };
  helmet({
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: { policy: 'require-corp' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: secure ? { maxAge: TWO_YEARS, includeSubDomains: false } : false,
  })({} as IncomingMessage, collector as unknown as ServerResponse, () => undefined);
  headers.set('Content-Security-Policy', DEFAULT_POLICY);
  headers.set('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
  return headers;
}

/** The hash of the empty string: emotion and motion create an empty `<style>` and use insertRule (docs/decisions/0008-csp-hashes.md). */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface Page {
  /** Hashes of the page's own style blocks. */
  styleHashes: readonly string[];
  /** Whether the public address is https. */
  secure: boolean;
  /** While developing, Vite runs an inline script and speaks over a web socket. */
  mode: 'production' | 'development';
}

/**
 * The Content-Security-Policy of a rendered page: scripts are files and the starter, the page's own style blocks are allowed by their
 * hashes, style attributes are allowed for motion. WebKitGTK alone, built without manifests, warns that it does not know `manifest-src`
 * (docs/decisions/0079-quick-tests.md).
 */
export function pagePolicy({ styleHashes, secure, mode }: Page): string {
  const isDeveloped = mode === 'development';
  return [
    "default-src 'none'",
    `script-src 'self' ${isDeveloped ? "'unsafe-inline'" : STARTER_HASH}`,
    "script-src-attr 'none'",
    `connect-src 'self'${isDeveloped ? ' ws:' : ''}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    `style-src 'self' ${[...styleHashes, EMPTY].join(' ')}`,
    "style-src-attr 'unsafe-inline'",
    ...(secure ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
