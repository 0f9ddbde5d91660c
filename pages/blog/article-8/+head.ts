import { articleHead } from '../../../components/article/articleHead.ts';
import { article8 } from '../../../data/articles/article-8.ts';

export const head = articleHead(article8);
