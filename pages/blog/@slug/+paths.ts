import { shownArticles } from '../../../data/blog/articleCards.ts';

export const paths = shownArticles().map(({ slug }) => `/blog/${slug}`);
