import type { PageContextServer } from 'vike/types';
import { withReadings } from '../../../data/blog/sourceReadings.ts';
import type { Example } from '../../../data/examples/types.ts';
import { exampleOf } from '../../../data/examples.ts';

/** The example of this address; no page carries another's. */
export function data({ routeParams, content }: PageContextServer): Example {
  const shown = exampleOf(content, routeParams.example ?? '');
  return { ...shown, sources: withReadings(shown.sources) };
}
