import type { PageContextServer } from 'vike/types';
import type { SentHead } from '../data/pageHead.ts';
import type { Content } from '../data/settings/content.ts';
import { CONTENT_BLOCK } from './contentBlock.ts';

/**
 * Structured data of a page and the changes of its owner, after the text, which they would delay in the head. Data blocks are
 * never executed, so that they have no CSP hash.
 */
export function dataBlocks(
  { baseUrl: base = '', content }: PageContextServer,
  { image, jsonLd = [] }: SentHead,
): string {
  const filled = jsonLd.map((object) =>
    JSON.stringify(object)
      .replaceAll('"{IMAGE}"', JSON.stringify(base + image))
      .replaceAll('{BASE}', base),
  );
  return [...filled.map((json) => dataBlock('type="application/ld+json"', json)), changedValues(content)].join('\n');
}

/** `<` is escaped so that it cannot end the block. */
const dataBlock = (attributes: string, json: string) =>
  `<script ${attributes}>${json.replace(/</g, '\\u003c')}</script>`;

/**
 * Serialises the owner's changes, from which the browser makes the same content (`+onRenderClient.tsx`). Settings of
 * quotes stay on the server.
 */
function changedValues({ settings: { quotes: _quotes, ...shown } }: Content): string {
  if (Object.keys(shown).length === 0) return '';
  return dataBlock(`type="application/json" id="${CONTENT_BLOCK}"`, JSON.stringify(shown));
}
