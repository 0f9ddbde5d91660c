import type { PageContextServer } from 'vike/types';
import { exampleOf } from '../../../data/examples.ts';
import { withReadings } from '../../../data/sourceReadings.ts';

/** The example of this address, whole; no page carries another's. */
export function data({ routeParams }: PageContextServer) {
  const example = exampleOf(routeParams.example ?? '');
  return { ...example, sources: withReadings(example.sources) };
}
