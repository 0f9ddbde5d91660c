import type { PageContextServer } from 'vike/types';
import { about } from '../../data/company/about.ts';

/** Returns the words of the closing band, the only part of the page that the browser renders again. */
export const data = ({ content }: PageContextServer) => about(content).callToAction;
