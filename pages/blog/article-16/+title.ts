import { article16 } from '../../../data/articles/article-16.ts';

export const title = article16.title;
