import { accessibility } from '../../data/accessibility.ts';

export const title = accessibility.title;
