import { article12 } from '../../../data/articles/article-12.ts';

export const title = article12.title;
