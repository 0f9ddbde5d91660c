import { article1 } from '../../../data/articles/article-1.ts';

export const title = article1.title;
