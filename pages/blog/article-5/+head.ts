import { articleHead } from '../../../components/article/articleHead.ts';
import { article5 } from '../../../data/articles/article-5.ts';

export const head = articleHead(article5);
