import { article8 } from '../../../data/articles/article-8.ts';

export const title = article8.title;
