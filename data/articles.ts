import { article1 } from './articles/article-1.ts';
import { article2 } from './articles/article-2.ts';
import { article3 } from './articles/article-3.ts';
import { article4 } from './articles/article-4.ts';
import { article5 } from './articles/article-5.ts';
import { article6 } from './articles/article-6.ts';
import { article7 } from './articles/article-7.ts';
import { article8 } from './articles/article-8.ts';
import { article9 } from './articles/article-9.ts';
import { article10 } from './articles/article-10.ts';
import { article11 } from './articles/article-11.ts';
import { article12 } from './articles/article-12.ts';
import { article13 } from './articles/article-13.ts';
import { article14 } from './articles/article-14.ts';
import { article15 } from './articles/article-15.ts';
import { article16 } from './articles/article-16.ts';
import { article17 } from './articles/article-17.ts';
import { article18 } from './articles/article-18.ts';
import type { Article } from './articles/types.ts';

/** The eighteen fixed articles, in route order (contract, Readings). */
export const articles: readonly Article[] = [
  article1,
  article2,
  article3,
  article4,
  article5,
  article6,
  article7,
  article8,
  article9,
  article10,
  article11,
  article12,
  article13,
  article14,
  article15,
  article16,
  article17,
  article18,
];
