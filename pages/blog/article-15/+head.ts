import { articleHead } from '../../../components/article/articleHead.ts';
import { article15 } from '../../../data/articles/article-15.ts';

export const head = articleHead(article15);
