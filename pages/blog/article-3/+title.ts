import { article3 } from '../../../data/articles/article-3.ts';

export const title = article3.title;
