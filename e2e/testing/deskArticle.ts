import type { DeskArticleFile } from '../../data/api/articleAnswers.ts';
import { cookieHeader, ownerCookies } from './ownerCookies.ts';

/** What the owner's desk asks of the articles of the site at this address; the answer's JSON. */
export async function askArticles<Answer = DeskArticleFile>(
  base: string,
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body: object = {},
): Promise<Answer> {
  const answer = await fetch(`${base}/api/admin/articles${path}`, {
    method,
    headers: { ...cookieHeader(await ownerCookies(base)), origin: base, 'content-type': 'application/json' },
    ...(method !== 'GET' && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path} was answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
}

/** An article that can be published as it is. */
export const readyArticle = {
  title: 'Relire un devis à deux',
  summary: 'Trois contrôles, un quart d’heure.',
  topics: ['quotidien'],
  body: '## Les contrôles\n\nUne phrase sur les xylographes :source[insee].',
  sources: [{ id: 'insee', publisher: 'Insee', title: 'Une enquête', date: '2025', url: 'https://www.insee.fr/x' }],
};
