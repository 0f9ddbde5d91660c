import { articleHead } from '../../../components/article/articleHead.ts';
import { article14 } from '../../../data/articles/article-14.ts';

export const head = articleHead(article14);
