import { articleHead } from '../../../components/article/articleHead.ts';
import { article2 } from '../../../data/articles/article-2.ts';

export const head = articleHead(article2);
