import type { PageContextServer } from 'vike/types';
import { about } from '../../data/company/about.ts';

/** Returns the words of the closing band: the rest of the page is kept as it was served. */
export const data = ({ content }: PageContextServer) => about(content).callToAction;
