import type { PageContextServer } from 'vike/types';
import type { SentHead } from '../data/pageHead.ts';
import type { Content } from '../data/settings/content.ts';
import { CONTENT_BLOCK } from './contentBlock.ts';

/**
 * Data blocks of a page: structured data, and the owner's changes. They follow the text, which they would delay in the head, and are never
 * executed, so they need no CSP hash.
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
 * Serialises the owner's changes, from which the browser makes the same content (`+onRenderClient.tsx`), without the settings of quotes,
 * which stay on the server.
 */
function changedValues({ settings: { quotes: _quotes, ...shown } }: Content): string {
  if (Object.keys(shown).length === 0) return '';
  return dataBlock(`type="application/json" id="${CONTENT_BLOCK}"`, JSON.stringify(shown));
}
