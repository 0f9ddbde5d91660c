import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';

/**
 * The two typefaces, for a page's `<noscript>`: a browser without script reads them there, `start.js` wears them after the
 * first paint (docs/decisions/fonts-after-paint.md).
 */
export const fontFaces = `@font-face{font-family:'Newsreader Variable';font-weight:200 800;font-display:optional;src:url(${newsreader}) format('woff2')}
@font-face{font-family:'Instrument Sans Variable';font-weight:400 700;font-display:optional;src:url(${instrumentSans}) format('woff2')}`;
