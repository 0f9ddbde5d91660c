import type { PageContextServer } from 'vike/types';
import { drawnSample } from '../../../components/service/SampleSection.tsx';
import { sampleOf, servicePageOf } from '../../../data/servicePages.ts';

/** The catalogue's entry, the page's own words, and what the page shows of its example. */
export function data({ routeParams, content }: PageContextServer) {
  const facts = servicePageOf(content, routeParams.service ?? '');
  return { ...facts, sample: drawnSample(sampleOf(content, facts)) };
}
