import type { ArticleProblem } from '../../data/api/articleAnswers.ts';
import type { ArticleFields } from '../../data/api/articleInput.ts';
import { isFreeSlug, slugOf } from '../../data/articles/deskArticles.ts';
import { isAddressTaken } from '../../database/articles/articleAddresses.ts';
import { changedCard } from '../../database/articles/articles.ts';
import { type DeskArticle, deskArticle } from '../../database/articles/deskArticles.ts';
import type { Connection } from '../../database/store.ts';
import type { ReadText } from '../markdown/readMarkdown.ts';
import { readArticle } from './readArticle.ts';

/** The article of the source in whose place this one is written. */
export const ownTextOf = ({ fields, public_slug, copied_from }: DeskArticle): string | undefined =>
  copied_from !== null && (fields.slug === copied_from || public_slug === copied_from) ? copied_from : undefined;

/** The address an article has, or will have. */
export const addressOf = ({ slug, title }: Pick<ArticleFields, 'slug' | 'title'>): string => slug || slugOf(title);

const error = (field: string, detail: string): ArticleProblem => ({ weight: 'error', field, detail });
const remark = (field: string, detail: string): ArticleProblem => ({ weight: 'remark', field, detail });

function* inFields(fields: ArticleFields): Generator<ArticleProblem> {
  if (!fields.title) yield error('title', 'Donnez un titre à l’article.');
  if (!fields.summary)
    yield error('summary', 'Écrivez le résumé : il se lit dans les listes et dans les moteurs de recherche.');
  if (fields.summary.length > 155)
    yield remark('summary', 'Au-delà de 155 caractères, les moteurs de recherche coupent le résumé.');
  if (fields.topics.length === 0) yield error('topics', 'Choisissez au moins un sujet.');
  if (!fields.body.trim()) yield error('body', 'L’article n’a pas encore de texte.');
  for (const part of ['title', 'text', 'button'] as const)
    if (!fields.call_to_action[part])
      yield error(`call_to_action.${part}`, 'L’appel à la fin de l’article est incomplet.');
  const ids = new Set<string>();
  for (const [index, { id, publisher, title, date, url }] of fields.sources.entries()) {
    const at = `sources.${index}`;
    if (!id || !publisher || !title || !date) yield error(at, `La source ${index + 1} est incomplète.`);
    if (ids.has(id)) yield error(`${at}.id`, `Deux sources portent le repère « ${id} ».`);
    ids.add(id);
    if (!isSecureAddress(url)) yield error(`${at}.url`, `L’adresse de la source ${index + 1} commence par https://.`);
  }
}

function isSecureAddress(url: string): boolean {
  return /^https:\/\/[^\s]+$/.test(url) && URL.canParse(url);
}

/** What keeps an article from being published, and what should be looked at. */
export async function articleProblems(
  connection: Connection,
  id: number,
  fields: ArticleFields,
  text?: ReadText,
): Promise<ArticleProblem[]> {
  const { problems } = text ?? (await readArticle(connection, fields));
  const address = addressOf(fields);
  const found = [...inFields(fields), ...problems];
  const article = await deskArticle(connection, id);
  const own = article && ownTextOf(article);
  if (own ? address !== own : !isFreeSlug(address))
    found.push(
      error(
        'slug',
        own
          ? 'Un article du site garde son adresse : dupliquez-le pour en avoir une autre.'
          : 'L’adresse se compose de lettres sans accent, de chiffres et de tirets ; article-N est réservé.',
      ),
    );
  else if (own && (await changedCard(connection, own))?.state === 'withdrawn')
    found.push(error('slug', 'L’article du site est retiré : rendez-le d’abord public, dans la liste des articles.'));
  else if (await isAddressTaken(connection, address, id))
    found.push(error('slug', 'Un autre article a, ou avait, cette adresse.'));
  return found;
}
