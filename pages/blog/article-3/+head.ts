import { articleHead } from '../../../components/article/articleHead.ts';
import { article3 } from '../../../data/articles/article-3.ts';

export const head = articleHead(article3);
