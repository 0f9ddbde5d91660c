import { base } from './base.ts';
import { ADMIN } from './site.ts';

/** A cookie in the form Playwright's context takes. */
interface Cookie {
  name: string;
  value: string;
  url: string;
}
/** Cookies of the owner's session on each site, kept as long as it is valid: each sign-in costs a password hash. */
const sessions = new Map<string, Cookie[]>();

/** Headers that send the cookies of this session with a request. */
export const cookieHeader = (cookies: readonly Cookie[]) => ({
  cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
});

/** Returns the cookies of the owner's session on the site at this address, after a new sign-in if another test ended the session. */
export async function ownerCookies(url: string): Promise<Cookie[]> {
  const known = sessions.get(url);
  if (known && (await fetch(`${url}/api/admin/session`, { headers: cookieHeader(known) })).ok) return known;
  const cookies = await signedInAt(url);
  sessions.set(url, cookies);
  return cookies;
}

/** The cookies of a new session of the owner's, who signs in with name and password alone. */
export async function signedInAt(url: string): Promise<Cookie[]> {
  const signedIn = await fetch(`${url}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!signedIn.ok) throw new Error(`The owner could not sign in: ${signedIn.status}`);
  return signedIn.headers.getSetCookie().map((one) => {
    const [name = '', value = ''] = (one.split(';')[0] ?? '').split('=');
    return { name, value, url };
  });
}

/** Calls the API of the site at this address in the owner's session, from the site's own pages. */
export async function askOwner(url: string, method: string, path: string, body?: object): Promise<Response> {
  const headers = { ...cookieHeader(await ownerCookies(url)), origin: url, 'content-type': 'application/json' };
  return fetch(url + path, { method, headers, ...(body && { body: JSON.stringify(body) }) });
}

/** Requests `path` from the API in the owner's session, and returns its JSON. */
export const asOwner = async <Result>(path: string): Promise<Result> =>
  (await askOwner(base(), 'GET', path)).json() as Promise<Result>;
