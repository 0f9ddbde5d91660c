import { articleHead } from '../../../components/article/articleHead.ts';
import { article13 } from '../../../data/articles/article-13.ts';

export const head = articleHead(article13);
