import { articleHead } from '../../../components/article/articleHead.ts';
import { article10 } from '../../../data/articles/article-10.ts';

export const head = articleHead(article10);
