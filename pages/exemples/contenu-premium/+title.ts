import { premiumContent } from '../../../data/examples/premiumContent.ts';

export const title = premiumContent.meta.title;
