import type { IncomingMessage, ServerResponse } from 'node:http';
import helmet from 'helmet';

/** The policy of every answer that is not a page: nothing may load, nothing may frame it. */
const DEFAULT_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
const TWO_YEARS = 63_072_000;

/**
 * The security headers of every answer, as helmet sets them: asked once, so that a page answered from memory carries
 * them for the price of a loop. Pages put their own Content-Security-Policy over this one.
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
