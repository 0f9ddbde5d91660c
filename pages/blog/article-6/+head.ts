import { articleHead } from '../../../components/article/articleHead.ts';
import { article6 } from '../../../data/articles/article-6.ts';

export const head = articleHead(article6);
