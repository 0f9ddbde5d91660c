import { article15 } from '../../../data/articles/article-15.ts';

export const title = article15.title;
