import { article18 } from '../../../data/articles/article-18.ts';

export const title = article18.title;
