import { typefaces } from 'virtual:typefaces';

/** `@font-face` rules of the two typefaces; until a file has loaded, text is shown in a fallback font (globalCss.ts). */
export const fontFaces = typefaces
  .map(
    ({ family, weight, url }) =>
      `@font-face{font-family:'${family}';font-weight:${weight};font-display:swap;src:url(${url}) format('woff2')}`,
  )
  .join('\n');
