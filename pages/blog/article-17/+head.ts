import { articleHead } from '../../../components/article/articleHead.ts';
import { article17 } from '../../../data/articles/article-17.ts';

export const head = articleHead(article17);
