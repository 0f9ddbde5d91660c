import type { Request } from 'express';

/** One cookie's value; the first of that name, as browsers send the most specific first. */
export function readCookie(request: Request, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const equals = part.indexOf('=');
    if (part.slice(0, equals).trim() === name) return part.slice(equals + 1).trim();
  }
  return undefined;
}

interface CookieOptions {
  secure: boolean;
  maxAgeSeconds?: number;
  path?: string;
}

/** `__Host-` pins the cookie to this host over https; browsers refuse that prefix on plain http. */
export const cookieName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

export function cookie(name: string, value: string, { secure, maxAgeSeconds }: CookieOptions): string {
  const age = maxAgeSeconds === undefined ? '' : `; Max-Age=${maxAgeSeconds}`;
  return `${cookieName(name, secure)}=${value}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}${age}`;
}
