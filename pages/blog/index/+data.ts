import type { PageContextServer } from 'vike/types';
import { searchWords } from '../../../content/blog/searchWords.baked.ts';
import { topicOf } from '../../../data/blog/blog.ts';
import { searchArticles } from '../../../data/blog/searchArticles.ts';
import { searchLimit } from '../../../data/leads/limits.ts';

/**
 * Returns the cards of all articles, those of the desk first, or of the articles that match the query. The texts are searched on the server
 * and not sent.
 */
export function data({ query = {}, content }: PageContextServer) {
  const words = (query.q ?? '').trim().slice(0, searchLimit);
  const search = { words, topic: topicOf(query.sujet)?.code ?? '' };
  return { search, cards: searchArticles(content.blog, searchWords, search), letters: content.letters.length > 0 };
}
