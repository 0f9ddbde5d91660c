import { articles } from '../../../data/blog/articles.baked.ts';

export const paths = articles.map(({ slug }) => `/blog/${slug}`);
