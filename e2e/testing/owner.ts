import { base } from './base.ts';
import { ADMIN } from './site.ts';

/** What the owner's session reads from the API: the JSON of `path`. */
export async function asOwner<Answer>(path: string): Promise<Answer> {
  const signedIn = await fetch(`${base()}/api/session`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(ADMIN),
  });
  if (!signedIn.ok) throw new Error(`The owner could not sign in: ${signedIn.status}`);
  const cookie = signedIn.headers.getSetCookie().map((one) => one.split(';')[0]);
  const answer = await fetch(base() + path, { headers: { cookie: cookie.join('; ') } });
  return (await answer.json()) as Answer;
}
