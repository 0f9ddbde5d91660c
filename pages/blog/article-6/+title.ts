import { article6 } from '../../../data/articles/article-6.ts';

export const title = article6.title;
