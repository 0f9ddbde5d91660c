import { articleHead } from '../../../components/article/articleHead.ts';
import { article11 } from '../../../data/articles/article-11.ts';

export const head = articleHead(article11);
