import { article11 } from '../../../data/articles/article-11.ts';

export const title = article11.title;
