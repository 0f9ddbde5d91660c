import { STARTER_HASH } from './startAfterPaint.ts';

/** The hash of the empty string: emotion and motion create an empty `<style>` and use insertRule (docs/decisions/0008-csp-hashes.md). */
const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

interface Page {
  /** Of the page's own style blocks. */
  styleHashes: readonly string[];
  /** Whether the public address is https. */
  secure: boolean;
  /** While developing, Vite runs an inline script and speaks over a web socket. */
  mode: 'production' | 'development';
}

/**
 * The Content-Security-Policy of a rendered page: scripts are files and the one that asks for them, the page's own style blocks are allowed by their
 * hashes, style attributes are allowed for motion. WebKitGTK alone, built without manifests, warns that it does not know
 * `manifest-src` (docs/decisions/0079-first-answer.md).
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
