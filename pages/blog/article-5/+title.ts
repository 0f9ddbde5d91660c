import { article5 } from '../../../data/articles/article-5.ts';

export const title = article5.title;
