import { articles } from '../../../data/articles.baked.ts';

export const paths = articles.map(({ slug }) => `/blog/${slug}`);
