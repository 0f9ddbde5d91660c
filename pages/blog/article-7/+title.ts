import { article7 } from '../../../data/articles/article-7.ts';

export const title = article7.title;
