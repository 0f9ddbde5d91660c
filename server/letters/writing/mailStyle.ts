import type { Setting } from './letterHtml.ts';

// Mail programs know no custom properties: these are the design's colours (components/globalCss.ts), light and dark.
const [INK, SOFT, LINE, LINK, BLUE, GROUND] = ['#0B1830', '#3B4760', '#DADBD5', '#1A3DFF', '#1A3DFF', '#FEFEFC'];
const [DARK_INK, DARK_SOFT, DARK_LINE, DARK_LINK, DARK_GROUND] = [
  '#EFF0EA',
  '#BCC5D4',
  '#27344E',
  '#A3B4FF',
  '#111D31',
];
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif;font-weight:normal";

export const STYLE = {
  body: `margin:0;padding:0;background:${GROUND};color:${INK};${FONT};font-size:17px;line-height:1.6;-webkit-text-size-adjust:100%`,
  column: 'max-width:600px;margin:0 auto;padding:28px 20px 40px;overflow-wrap:anywhere',
  brand: `margin:0 0 28px;font-size:14px;color:${SOFT}`,
  title: `margin:0 0 24px;${SERIF};font-size:30px;line-height:1.2;color:${INK}`,
  foot: `margin-top:40px;padding-top:18px;border-top:1px solid ${LINE};font-size:14px;line-height:1.5;color:${SOFT}`,
  quiet: `color:${SOFT};text-decoration:underline`,
} as const;

/** What each element of the letter's own words looks like. */
const ELEMENTS: Partial<Record<string, readonly [css: string, name?: string]>> = {
  p: ['margin:0 0 18px'],
  h2: [`margin:34px 0 12px;${SERIF};font-size:24px;line-height:1.25;color:${INK}`, 'ink'],
  h3: [`margin:28px 0 10px;font-size:18px;line-height:1.35;font-weight:600;color:${INK}`, 'ink'],
  ul: ['margin:0 0 18px;padding:0 0 0 22px'],
  ol: ['margin:0 0 18px;padding:0 0 0 26px'],
  li: ['margin:0 0 8px'],
  blockquote: [`margin:0 0 18px;padding:2px 0 0 16px;border-left:2px solid ${LINE};color:${SOFT}`, 'soft edge'],
  pre: [`margin:0 0 18px;padding:14px 16px;border:1px solid ${LINE};font-size:14px;white-space:pre-wrap`, 'edge'],
  hr: [`margin:30px 0;border:0;border-top:1px solid ${LINE}`, 'edge'],
  a: [`color:${LINK};text-decoration:underline`, 'link'],
  button: [
    `display:inline-block;margin:8px 0;padding:13px 22px;border-radius:6px;background:${BLUE};color:#FFFFFF;text-decoration:none;font-weight:600;line-height:1.3`,
    'button',
  ],
};

export const setForMail: Setting = (element) => {
  const [css, name] = ELEMENTS[element] ?? [];
  return `${name ? ` class="${name}"` : ''}${css ? ` style="${css}"` : ''}`;
};

/** Styles beside an element win unless these are important; programs that read no style sheet keep the light colours. */
export const DARK = `@media (prefers-color-scheme:dark){.ground{background:${DARK_GROUND}!important;color:${DARK_INK}!important}.ink{color:${DARK_INK}!important}.soft{color:${DARK_SOFT}!important}.link{color:${DARK_LINK}!important}.edge,.foot{border-color:${DARK_LINE}!important}.button{background:#3F5BFF!important}}`;
