import { article9 } from '../../../data/articles/article-9.ts';

export const title = article9.title;
