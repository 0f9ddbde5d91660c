import { createHash } from 'node:crypto';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, OnRenderHtmlAsync, PageContextServer } from 'vike/types';
import { createEmotionCache, SERVER_STYLES } from '../components/emotionCache.ts';
import { fontFaces } from '../components/fontFaces.ts';
import { globalCss } from '../components/globalCss.ts';
import { dataBlocks } from './dataBlocks.ts';
import { headTags } from './headTags.ts';
import { Layout } from './Layout.tsx';
import { headOf } from './pageHead.ts';

const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;

/**
 * Moves the preloading of typefaces to the end of the HTML: on a slow line they would delay the text
 * (docs/decisions/0072-scripts-come-last.md).
 */
function typefacesLast(assets: InjectFilterEntry[]): void {
  for (const asset of assets) if (asset.assetType === 'font' && asset.inject) asset.inject = 'HTML_END';
}

/**
 * Renders a page as HTML, with an emotion cache of its own: the styles are put in the head, their hashes in the CSP
 * (docs/decisions/0008-csp-hashes.md). The hashes are computed from the CSS itself, never from the finished HTML.
 */
export const onRenderHtml: OnRenderHtmlAsync = async (pageContext: PageContextServer) => {
  const { content } = pageContext;
  const everyPageCss = fontFaces + globalCss(content);
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const html = renderToString(<Layout pageContext={pageContext} content={content} cache={cache} />);
  const { styles } = extractCriticalToChunks(html);
  const css = styles.map((style) => style.css).join('');
  const pageHead = headOf(pageContext);
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${dangerouslySkipEscape(headTags(pageContext, pageHead))}
<style>${dangerouslySkipEscape(everyPageCss)}</style>
<style ${SERVER_STYLES}>${dangerouslySkipEscape(css)}</style>
</head>
<body>
<div id="root">${dangerouslySkipEscape(html)}</div>
${dangerouslySkipEscape(dataBlocks(pageContext, pageHead))}
</body>
</html>`,
    injectFilter: typefacesLast,
    pageContext: { styleHashes: [hash(everyPageCss), hash(css)], pageHead },
  };
};
