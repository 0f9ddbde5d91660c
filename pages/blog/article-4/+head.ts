import { articleHead } from '../../../components/article/articleHead.ts';
import { article4 } from '../../../data/articles/article-4.ts';

export const head = articleHead(article4);
