import type { PageContextServer } from 'vike/types';
import { examplePage } from '../../../data/examples/examplePage.ts';

/** Data of the example at this address, and of no other. */
export const data = ({ routeParams, content }: PageContextServer) => examplePage(content, routeParams.example ?? '');
