import { examples } from '../../../data/examples.ts';

export const paths = examples.map(({ slug }) => `/exemples/${slug}`);
