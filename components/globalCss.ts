import { ownAccent } from '../data/looks/accent.ts';
import { grounds, inks } from '../data/looks/houseColours.ts';
import type { Content } from '../data/settings/content.ts';
import { ownTokens } from './ownTokens.ts';
import { font } from './theme.ts';

/**
 * Names under which a font may be installed in one weight, and the percentage (`size-adjust`) that gives it the width of the site's font.
 */
type Stretch = readonly [locals: readonly string[], size: number];

/** Weight ranges of the three faces of a family: text; titles of cards, and labels; bold. */
interface Own {
  ranges: readonly [string, string, string];
  ascent: number;
  descent: number;
}

const NEWSREADER: Own = { ranges: ['200 435', '436 524', '525 800'], ascent: 73.5, descent: 26.5 };
const INSTRUMENT: Own = { ranges: ['400 449', '450 579', '580 700'], ascent: 97, descent: 25 };

const face = (family: string, { ascent, descent }: Own, range: string, [locals, size]: Stretch): string => {
  const sources = locals.map((name) => `local('${name}')`).join(',');
  const share = (value: number) => ((value / size) * 100).toFixed(2);
  return `@font-face{font-family:'${family}';font-weight:${range};src:${sources};size-adjust:${size}%;ascent-override:${share(ascent)}%;descent-override:${share(descent)}%;line-gap-override:0%}`;
};

/**
 * Fallback font family: a common system font, stretched in each weight to the width of a font of the site. The percentages are the ratio of
 * both widths over all the site's text in that weight, and change only with a typeface.
 */
const fallback = (family: string, own: Own, stretches: readonly [Stretch, Stretch, Stretch]) => ({
  family,
  faces: own.ranges.map((range, index) => face(family, own, range, stretches[index] as Stretch)).join(''),
});

const serif = [
  fallback('Newsreader Georgia', NEWSREADER, [
    [['Georgia'], 95.1],
    [['Georgia'], 96.8],
    [['Georgia Bold', 'Georgia-Bold'], 85.8],
  ]),
  fallback('Newsreader Times', NEWSREADER, [
    [['Times New Roman', 'Liberation Serif'], 104.1],
    [['Times New Roman', 'Liberation Serif'], 106],
    [['Times New Roman Bold', 'Liberation Serif Bold'], 103.4],
  ]),
  fallback('Newsreader Noto', NEWSREADER, [
    [['Noto Serif'], 87.95],
    [['Noto Serif'], 89.6],
    [['Noto Serif Bold'], 87.4],
  ]),
  fallback('Newsreader DejaVu', NEWSREADER, [
    [['DejaVu Serif'], 81.5],
    [['DejaVu Serif'], 84.2],
    [['DejaVu Serif Bold'], 78.2],
  ]),
];
const sans = [
  fallback('Instrument Arial', INSTRUMENT, [
    [['Arial', 'Helvetica', 'Liberation Sans'], 101.36],
    [['Arial', 'Helvetica', 'Liberation Sans'], 103.8],
    [['Arial Bold', 'Helvetica Bold', 'Liberation Sans Bold'], 98.2],
  ]),
  fallback('Instrument Roboto', INSTRUMENT, [
    [['Roboto'], 102.2],
    [['Roboto Medium'], 103.9],
    [['Roboto Bold'], 103.7],
  ]),
  fallback('Instrument DejaVu', INSTRUMENT, [
    [['DejaVu Sans'], 89.55],
    [['DejaVu Sans'], 93.1],
    [['DejaVu Sans Bold'], 82.4],
  ]),
];

const names = (list: readonly { family: string }[]) => list.map(({ family }) => `'${family}'`).join(',');

/** Fallback families, in order, for the site's serif and sans typefaces. */
const fallbackFonts = { serif: names(serif), sans: names(sans) };
/** `@font-face` rules of the fallbacks. */
const fallbackFaces = [...serif, ...sans].map(({ faces }) => faces).join('');

const LIGHT = `
  color-scheme: light;
  --ground:${grounds.light.ground}; --sheet:${grounds.light.sheet}; --sunk:${grounds.light.sunk}; --ink:${inks.light.ink}; --ink-2:${inks.light.soft}; --ink-3:#586378;
  --line:${inks.light.line}; --line-strong:#B4B9BF; --field:#76808F;
  --blue:${inks.light.blue}; --blue-hover:#1230D8; --blue-press:#0C23A6; --on-blue:#FFFFFF; --link:${inks.light.link}; --wash:#E1EAF9;
  --accent:#BF3F0E; --danger:#AE1238; --danger-wash:#FBEAEE; --success:#1C6B4D;
  --band:${grounds.light.band}; --on-band:#F4F3ED; --on-band-2:#B3BDCF; --band-line:#27344E; --band-link:#AEBCFF;
  --band-border:#5A6884; --band-field:#76839C;
  --ia-1:#2E8077; --ia-2:#A87A1E; --ia-3:#5B7799; --ia-4:#6B7F35; --ia-5:#8F5C88;
  --doc-paper:#FFFFFF; --doc-ink:#0B1830; --doc-ink-2:#4A566C; --doc-line:#D9DCDF; --doc-edge:rgba(11,24,48,.10);
  --doc-blue:${inks.light.blue}; --doc-accent:#BF3F0E;
  --flash:${inks.light.blue}; --on-flash:#FFFFFF; --flash-ink:#0C23A6; --flash-border:rgba(255,255,255,.62); --scrim:rgba(7,14,25,.56);
  --shadow-doc:0 1px 1px rgba(11,24,48,.05),0 10px 22px -8px rgba(11,24,48,.13),0 32px 60px -28px rgba(11,24,48,.24);
  --shadow-thumb:0 1px 2px rgba(11,24,48,.08),0 6px 14px -6px rgba(11,24,48,.20);
  --shadow-pop:0 2px 6px rgba(11,24,48,.07),0 24px 64px -16px rgba(11,24,48,.32);`;

/** Hues of the five models in the dark scheme, and on the navy band in both schemes. */
const BAND_HUES = '--ia-1:#5FB5AB; --ia-2:#D3A94F; --ia-3:#8FABCE; --ia-4:#A3B965; --ia-5:#C48FBD;';
/** Hues of the five models on sample deliverables, which look like paper: the light scheme's hues in both schemes. */
const DOC_HUES = '--ia-1:#2E8077; --ia-2:#A87A1E; --ia-3:#5B7799; --ia-4:#6B7F35; --ia-5:#8F5C88;';

const DARK = `
  color-scheme: dark;
  --ground:${grounds.dark.ground}; --sheet:${grounds.dark.sheet}; --sunk:${grounds.dark.sunk}; --ink:${inks.dark.ink}; --ink-2:${inks.dark.soft}; --ink-3:#94A0B4;
  --line:${inks.dark.line}; --line-strong:#3B4A66; --field:#7685A0;
  --blue:${inks.dark.blue}; --blue-hover:#2C4BFF; --blue-press:${inks.light.blue}; --link:${inks.dark.link}; --wash:#14264A;
  --accent:#FF8B5E; --danger:#FF93A8; --danger-wash:#331523; --success:#72D0A6;
  --band:${grounds.dark.band}; --band-line:#1E2A42;
  ${BAND_HUES}
  --doc-paper:#E9E8E1; --doc-line:#C9CAC6; --doc-edge:rgba(0,0,0,.40); --doc-accent:#AD390C;
  --shadow-doc:0 1px 1px rgba(0,0,0,.4),0 18px 40px -12px rgba(0,0,0,.6);
  --shadow-thumb:0 1px 2px rgba(0,0,0,.4),0 6px 14px -6px rgba(0,0,0,.6);
  --shadow-pop:0 0 0 1px #22304A,0 30px 80px -16px rgba(0,0,0,.8);`;

/**
 * CSS variables of a fork (`ownTokens`) and of the accent chosen at the desk; written after the design's variables, so that they override
 * these.
 */
const own = ({ site }: Content, scheme: keyof typeof ownTokens) =>
  Object.entries({ ...ownTokens[scheme], ...ownAccent(site.looks.accent)?.[scheme] })
    .map(([name, value]) => `--${name}:${value};`)
    .join('');
/** Quotes a text as a CSS string; escapes every character that could end the string. */
const quoted = (words: string) =>
  `'${words.replace(/[^\p{L}\p{N} ]/gu, (sign) => `\\${(sign.codePointAt(0) ?? 0).toString(16)} `)}'`;

const to = (value: string, names: string) =>
  names
    .split(' ')
    .map((name) => `--${name}:${value};`)
    .join('');

/**
 * Forced colours: the browser replaces the colours of HTML but not of SVG, and removes the backgrounds that draw bars. Every token becomes
 * a system colour, so that both follow. Filled boxes opt out: Chromium would paint a plate behind their text. Selected controls have the
 * colours of a selection.
 */
const FORCED = `
:root,.on-band,.on-paper{
  ${to('Canvas', 'ground sheet sunk wash band flash flash-ink doc-paper')}
  ${to('CanvasText', 'ink ink-2 ink-3 field on-band on-band-2 band-border band-field on-flash flash-border doc-ink doc-ink-2 accent doc-accent ia-1 ia-2 ia-3 ia-4 ia-5')}
  ${to('GrayText', 'line line-strong band-line doc-line')}
  ${to('LinkText', 'link band-link')}
  ${to('Highlight', 'blue blue-hover blue-press doc-blue')}
  --on-blue:HighlightText;
}
i,button,a[class]{forced-color-adjust:none}
button:is(:disabled,[aria-disabled=true]){background:Canvas!important;border-color:GrayText!important;color:GrayText!important}
header nav a,[role=tab]{border-color:Canvas!important}
:is(a,button):is([aria-current],[aria-selected=true],[aria-pressed=true]){forced-color-adjust:none;background:Highlight!important;color:HighlightText!important}
:is(a,button):is([aria-current],[aria-selected=true],[aria-pressed=true]) *{color:inherit!important;background:none!important}
.on-paper,dialog,[role=dialog]{outline:1px solid CanvasText!important}`;

/**
 * Styles for paper: the light scheme without filled grounds and shadows, at three quarters of its size (text of 9 to 10 points). Links show
 * addresses, sheets are numbered, rows and cards are never cut. Firefox does not keep a heading with its text
 * (https://bugzilla.mozilla.org/show_bug.cgi?id=775617): there a heading reserves the room of its first lines.
 */
const PRINT = (content: Content) => `
@page{
  margin:14mm 15mm 18mm;
  @bottom-left{content:${quoted(content.site.brand)};font:9pt Georgia,serif;color:#586378}
  @bottom-right{content:counter(page) ' / ' counter(pages);font:9pt Georgia,serif;color:#586378}
}
@page quote{margin:38px 60px 46px 0;@bottom-left{content:''}}
@page quote:first{margin-top:0}
html:root{--far:visible}
:root{
  ${to('#fff', 'ground sheet sunk wash band')}
  --on-band:var(--ink);--on-band-2:var(--ink-2);--band-line:var(--line);--band-link:var(--ink);--band-border:var(--line-strong);
  ${to('0 0 transparent', 'shadow-doc shadow-thumb shadow-pop')}
}
*{-webkit-print-color-adjust:exact;print-color-adjust:exact}
body{zoom:.75}
h1,h2,h3,h4,caption,thead{break-after:avoid}
@supports (-moz-appearance:none){:is(h2,h3,h4)::after{content:'';display:block;height:7em;margin-bottom:-7em}}
h1,h2,h3,h4,li,tr,figure,blockquote,.on-paper,dl>div{break-inside:avoid}
p{orphans:3;widows:3}
main a[target=_blank]::after{content:'(' attr(href) ')';margin-left:.3em;display:inline-block;font-weight:400;overflow-wrap:anywhere}
main a[target=_blank] svg,details:not([name])>summary,details:not([name],[open]){display:none!important}`;

/** Styles of every page, inlined in its head: tokens, fonts, and the reset of the browser's defaults. */
export const globalCss = (content: Content) =>
  `
${fallbackFaces}
:root{--serif:${fallbackFonts.serif},serif;--sans:${fallbackFonts.sans},sans-serif;${LIGHT}${own(content, 'light')}}
@media screen and (prefers-color-scheme:dark){:root{${DARK}${own(content, 'dark')}}}
@media screen{.on-band{--mark:currentColor;${BAND_HUES}}}
.on-paper{--mark:currentColor;${DOC_HUES}}
*,*::before,*::after{box-sizing:border-box}
html{--far:auto;scroll-padding-top:96px;-webkit-text-size-adjust:100%;text-size-adjust:100%}
html:is(:has(:target),[data-whole]){--far:visible}
html:has(dialog:modal){overflow:hidden}
html:has(dialog:modal) body{padding-right:var(--scrollbar,0)}
body{margin:0;background:var(--ground);color:var(--ink);font:400 1.0625rem/1.6 ${font.sans};font-synthesis:none;-webkit-font-smoothing:antialiased;overflow-wrap:break-word}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote{margin:0;padding:0}
fieldset{min-width:0;margin:0;padding:0;border:0}
ul,ol{list-style:none}
a{color:inherit;text-decoration:none}
button,input,select,textarea{font:inherit;color:inherit}
button{background:none;border:0;padding:0;cursor:pointer;text-align:inherit}
p,li,dd,figcaption{text-wrap:pretty}
svg{display:block}
:where(:focus-visible){outline:3px solid var(--link);outline-offset:2px;border-radius:2px}
@media (hover:hover){a[href]:not([class]):hover{text-decoration-thickness:2px}}
[tabindex='-1']:focus{outline:none}
sup{font-size:.6em;line-height:0}
table{border-collapse:collapse;width:100%}
strong,b{font-weight:600}
.wide-break{display:none}
@media print,(min-width:701px){.wide-break{display:inline}}
[hidden]{display:none!important}
.nowrap{white-space:nowrap}
.sr{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-delay:0s!important;transition:none!important}}
@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}
@media (forced-colors:active){${FORCED}}
@media print{${PRINT(content)}}
`
    .replace(/\n\s*/g, '')
    .replace(/;\s+/g, ';');
