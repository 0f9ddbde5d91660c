import type { PageContextServer } from 'vike/types';
import { searchWords } from '../../../content/blog/searchWords.baked.ts';
import { articleCards } from '../../../data/blog/articleCards.ts';
import { searchArticles } from '../../../data/blog/searchArticles.ts';
import { topicOf } from '../../../data/blog/topics.ts';
import { searchLimit } from '../../../data/leads/limits.ts';

/** Every card, in route order; or those that answer what the address asks. The texts are searched here and stay here. */
export function data({ query = {} }: PageContextServer) {
  const words = (query.q ?? '').trim().slice(0, searchLimit);
  const topic = topicOf(query.sujet);
  const asked = { words, topic: topic?.code ?? '' };
  return { asked, cards: searchArticles(articleCards, searchWords, asked) };
}
