import type { PageContextServer } from 'vike/types';
import { text } from '../../content/accessibilite.md';
import { siteText } from '../../content/siteValues.ts';
import { SERVED } from '../../data/served.ts';

export async function data({ content }: PageContextServer) {
  const filled = siteText(text, content);
  return { headings: filled.headings, [SERVED]: filled };
}
