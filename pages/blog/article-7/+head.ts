import { articleHead } from '../../../components/article/articleHead.ts';
import { article7 } from '../../../data/articles/article-7.ts';

export const head = articleHead(article7);
