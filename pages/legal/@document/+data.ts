import type { PageContextServer } from 'vike/types';
import { headingsOf } from '../../../components/prose/headings.ts';
import { legalTexts } from '../../../content/legal/legalTexts.ts';
import { legalDocument } from '../../../data/company/legal.ts';

/** What the site says of the document, and the headings of its text. */
export async function data({ routeParams, content }: PageContextServer) {
  const document = legalDocument(content, routeParams.document ?? '');
  const { tableOfContents } = await legalTexts.load(document.slug);
  return { document, headings: headingsOf(tableOfContents) };
}
