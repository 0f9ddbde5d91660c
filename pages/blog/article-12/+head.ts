import { articleHead } from '../../../components/article/articleHead.ts';
import { article12 } from '../../../data/articles/article-12.ts';

export const head = articleHead(article12);
