import type { PageContextServer } from 'vike/types';
import { legalTexts } from '../../../content/legal/legalTexts.ts';
import { siteText } from '../../../content/siteValues.ts';
import { legalDocument } from '../../../data/company/legal.ts';
import { SERVED } from '../../../data/served.ts';

/** Returns the title and description of the document, and its text for the current content. */
export async function data({ routeParams, content }: PageContextServer) {
  const document = legalDocument(content, routeParams.document ?? '');
  const text = legalTexts[document.slug];
  if (!text) throw new Error(`No text of ${document.slug}`);
  const filled = siteText(text, content);
  return { document, headings: filled.headings, [SERVED]: filled };
}
