import { article10 } from '../../../data/articles/article-10.ts';

export const title = article10.title;
