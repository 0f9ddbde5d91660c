import { exampleSlugs } from '../../../data/examples.ts';

export const paths = () => exampleSlugs.map((slug) => `/exemples/${slug}`);
