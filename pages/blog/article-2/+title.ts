import { article2 } from '../../../data/articles/article-2.ts';

export const title = article2.title;
