import instrumentSans from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url';
import newsreader from '@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2?url';
import { media } from './theme.ts';

/** The addresses of the two font files every page uses, preloaded by its head. */
export const fontFiles = { newsreader, instrumentSans };

const faces = (display: 'optional' | 'swap') =>
  `@font-face{font-family:'Newsreader Variable';font-style:normal;font-weight:200 800;font-display:${display};src:url(${newsreader}) format('woff2')}
@font-face{font-family:'Instrument Sans Variable';font-style:normal;font-weight:400 700;font-display:${display};src:url(${instrumentSans}) format('woff2')}`;

/** Late fonts replace their stand-ins where that moves nothing: at the full measure (docs/decisions/fonts-optional.md). */
export const fontFaces = `${media.belowWide}{${faces('optional')}}
${media.wide}{${faces('swap')}}`;
