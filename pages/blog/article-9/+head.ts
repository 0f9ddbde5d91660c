import { articleHead } from '../../../components/article/articleHead.ts';
import { article9 } from '../../../data/articles/article-9.ts';

export const head = articleHead(article9);
