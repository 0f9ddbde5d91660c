import { createHash } from 'node:crypto';
import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { OnRenderHtmlAsync, PageContextServer } from 'vike/types';
import { createEmotionCache, SERVER_STYLES } from '../components/emotionCache.ts';
import { fontFaces } from '../components/fontFaces.ts';
import { globalCss } from '../components/globalCss.ts';
import { SiteLayout } from '../components/layout/SiteLayout.tsx';
import { headTags } from './headTags.ts';
import { pageOf, Shell } from './Shell.tsx';

const hash = (css: string) => `'sha256-${createHash('sha256').update(css).digest('base64')}'`;
const sharedHashes = [hash(globalCss), hash(fontFaces)];

/**
 * A page as HTML: two renders (the page, and the layout around it) inside one emotion cache, its styles in the head,
 * their hashes for the CSP (docs/decisions/csp-hashes.md). The hashes are taken from the CSS itself, never from the
 * finished HTML.
 */
export const onRenderHtml: OnRenderHtmlAsync = async (pageContext: PageContextServer) => {
  const cache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  // Apart, so that the browser can take the page over alone: React numbers its ids by their place in the tree.
  const render = (part: ReactNode, identifierPrefix = '') =>
    renderToString(
      <Shell pageContext={pageContext} query={pageContext.urlParsed.search} cache={cache}>
        {part}
      </Shell>,
      { identifierPrefix },
    );
  const page = render(pageOf(pageContext));
  const html = pageContext.config.layout === 'bare' ? page : render(<SiteLayout page={page} />, 'site');
  const { styles } = extractCriticalToChunks(html);
  const css = styles.map((style) => style.css).join('');
  return {
    documentHtml: escapeInject`<!DOCTYPE html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${dangerouslySkipEscape(headTags(pageContext))}
<style>${dangerouslySkipEscape(globalCss)}</style>
<style ${SERVER_STYLES}>${dangerouslySkipEscape(css)}</style>
</head>
<body>
<div id="root">${dangerouslySkipEscape(html)}</div>
</body>
</html>`,
    // The head names the fonts itself (headTags.ts).
    injectFilter: (assets) => {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
    pageContext: { styleHashes: [...sharedHashes, hash(css)] },
  };
};
