import { article14 } from '../../../data/articles/article-14.ts';

export const title = article14.title;
