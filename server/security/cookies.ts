import { createHash, randomBytes } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Services } from '../services.ts';

export const newToken = (): string => randomBytes(32).toString('base64url');
/** Hash of a session token. Only the hash is stored, so that a stolen database holds no valid cookie. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

type CookieName = 'session' | 'device' | 'sign-in';
type Site = Pick<Services, 'settings'>;

const isSecure = ({ settings }: Site): boolean => settings.baseUrl.startsWith('https:');
/** `__Host-` pins the cookie to this host over https; browsers refuse that prefix on plain http. */
const fullName = (site: Site, name: CookieName): string => (isSecure(site) ? `__Host-${name}` : name);

/** Value of a cookie; the first of that name, as browsers send the most specific first. */
export function readCookie(site: Site, request: Request, name: CookieName): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (part.slice(0, equals).trim() === fullName(site, name)) return part.slice(equals + 1).trim();
  }
  return undefined;
}

/**
 * Sets a cookie that no script can read. A session's is SameSite=Strict in browsers with Fetch Metadata, so a page reached by another
 * site's link is requested once more (`landing.ts`).
 * @param seconds its lifetime; 0 removes the cookie, none keeps it until the browser is closed
 */
export function setCookie(site: Site, response: Response, name: CookieName, value: string, seconds?: number): void {
  const age = seconds === undefined ? '' : `; Max-Age=${seconds}`;
  const isStrict = name === 'session' && response.req.headers['sec-fetch-site'] !== undefined;
  const attributes = `Path=/; HttpOnly; SameSite=${isStrict ? 'Strict' : 'Lax'}${isSecure(site) ? '; Secure' : ''}${age}`;
  response.append('Set-Cookie', `${fullName(site, name)}=${value}; ${attributes}`);
}
