import { articleHead } from '../../../components/article/articleHead.ts';
import { article18 } from '../../../data/articles/article-18.ts';

export const head = articleHead(article18);
