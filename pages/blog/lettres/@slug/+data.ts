import type { PageContextServer } from 'vike/types';

/** A letter that was sent. */
export function data({ routeParams, content }: PageContextServer) {
  const letter = content.letters.find(({ slug }) => slug === routeParams.slug);
  if (!letter) throw new Error(`No letter ${routeParams.slug}`);
  return { letter };
}
