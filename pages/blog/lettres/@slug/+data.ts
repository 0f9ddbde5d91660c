import type { PageContextServer } from 'vike/types';
import { pageContent } from '../../../../data/settings/pageContent.ts';

/** A letter that was sent. */
export function data({ routeParams }: PageContextServer) {
  const letter = pageContent().letters.find(({ slug }) => slug === routeParams.slug);
  if (!letter) throw new Error(`No letter ${routeParams.slug}`);
  return { letter };
}
