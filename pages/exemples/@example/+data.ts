import type { PageContextServer } from 'vike/types';
import { exampleOf } from '../../../data/examples.ts';

/** The example of this address, whole; no page carries another's. */
export const data = ({ routeParams }: PageContextServer) => exampleOf(routeParams.example ?? '');
