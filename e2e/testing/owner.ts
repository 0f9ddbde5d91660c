import { base } from './base.ts';
import { cookieHeader, ownerCookies } from './ownerCookies.ts';

/** What the owner's session reads from the API: the JSON of `path`. */
export async function asOwner<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(base() + path, { headers: cookieHeader(await ownerCookies(base())) });
  return (await answer.json()) as Answer;
}
