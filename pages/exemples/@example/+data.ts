import type { PageContextServer } from 'vike/types';
import { examplePage } from '../../../data/examples/examplePage.ts';

/** The example of this address; no page carries another's. */
export const data = ({ routeParams, content }: PageContextServer) => examplePage(content, routeParams.example ?? '');
