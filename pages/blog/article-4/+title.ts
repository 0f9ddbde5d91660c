import { article4 } from '../../../data/articles/article-4.ts';

export const title = article4.title;
