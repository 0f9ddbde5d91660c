import { articleHead } from '../../../components/article/articleHead.ts';
import { article16 } from '../../../data/articles/article-16.ts';

export const head = articleHead(article16);
