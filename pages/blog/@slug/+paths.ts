import { shownArticles } from '../../../data/blog/articleCards.ts';
import type { ContentChanges } from '../../../data/settings/content.ts';

export const paths = ({ blog }: ContentChanges) => shownArticles(blog).map(({ slug }) => `/blog/${slug}`);
