import type { PageContextServer } from 'vike/types';
import { drawnSample } from '../../../components/service/SampleSection.tsx';
import { sampleOf, servicePageOf } from '../../../data/servicePages.ts';

/** Catalogue entry, the page's own words, and the shown parts of its example. */
export function data({ routeParams, content }: PageContextServer) {
  const facts = servicePageOf(content, routeParams.service ?? '');
  return { ...facts, sample: drawnSample(sampleOf(content, facts)) };
}
