import type { PageContextServer } from 'vike/types';
import { withReadings } from '../../../data/blog/sourceReadings.ts';
import type { ShownExample } from '../../../data/examples/types.ts';
import { exampleOf } from '../../../data/examples.ts';

/** The example of this address, but for what only its document prints; no page carries another's. */
export function data({ routeParams, content }: PageContextServer): ShownExample {
  const { document: _, ...shown } = exampleOf(content, routeParams.example ?? '');
  return { ...shown, sources: withReadings(shown.sources) };
}
