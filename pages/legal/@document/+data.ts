import type { PageContextServer } from 'vike/types';
import { legalTexts } from '../../../content/legal/legalTexts.ts';
import { siteText } from '../../../content/siteValues.ts';
import { legalDocument } from '../../../data/company/legal.ts';

/** Returns the title and description of the document, and its text for the current content. */
export async function data({ routeParams, content }: PageContextServer) {
  const document = legalDocument(content, routeParams.document ?? '');
  const text = legalTexts[document.slug];
  if (!text) throw new Error(`No text of ${document.slug}`);
  return { document, text: siteText(text, content) };
}
