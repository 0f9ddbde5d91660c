import type { PageContextServer } from 'vike/types';
import { legalTexts } from '../../../content/legal/legalTexts.ts';
import { siteText } from '../../../content/siteValues.ts';
import { legalDocument } from '../../../data/company/legal.ts';

/** What the site says of the document, and its text for the content of the moment. */
export async function data({ routeParams, content }: PageContextServer) {
  const document = legalDocument(content, routeParams.document ?? '');
  const text = legalTexts[document.slug];
  if (!text) throw new Error(`No text of ${document.slug}`);
  return { document, text: siteText(text, content) };
}
