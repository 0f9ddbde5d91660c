import { article13 } from '../../../data/articles/article-13.ts';

export const title = article13.title;
