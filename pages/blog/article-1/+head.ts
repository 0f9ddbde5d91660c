import { articleHead } from '../../../components/article/articleHead.ts';
import { article1 } from '../../../data/articles/article-1.ts';

export const head = articleHead(article1);
