import { article17 } from '../../../data/articles/article-17.ts';

export const title = article17.title;
