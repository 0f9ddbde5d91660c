import { marketStudy } from '../../../data/examples/marketStudy.ts';

export const title = marketStudy.meta.title;
