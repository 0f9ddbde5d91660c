import { escapeHtml } from '../../../data/escapeMarkup.ts';
import { typo } from '../../../data/french/typo.ts';
import { mailAccent } from '../../../data/looks/accent.ts';
import { grounds, inks } from '../../../data/looks/houseColours.ts';
import type { Content } from '../../../data/settings/content.ts';
import { bodyText, MAIL_WIDTH, mailColumn } from '../../mail/messages/mailLayout.ts';
import { letterHtml, type Setting } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import { readLetter } from './readLetter.ts';

interface LetterToSet {
  subject: string;
  preheader: string;
  body: string;
}

interface Places {
  site: Content['site'];
  baseUrl: string;
  /** Address of the letter's page on the site; undefined without one. */
  page?: string | undefined;
  look?: Look;
}

/** A rendered letter, as HTML and text, with functions for the parts that differ between recipients. */
export interface SetLetter {
  /** @param unsubscribe address of the recipient's unsubscribe page. */
  html(unsubscribe: string): string;
  text(unsubscribe: string): string;
}

/** Reason given to the recipient, also true for an imported consent. */
const WHY = 'Vous recevez cette lettre parce que vous avez accepté de la recevoir.';

/**
 * Renders a letter as mail: one column without pictures, inline styles, light and dark; and as plain text with the same words. Reading it
 * fetches nothing.
 */
export async function setLetter(
  { subject, preheader, body }: LetterToSet,
  { site: { brand, looks }, baseUrl, page, look = 'mail' }: Places,
): Promise<SetLetter> {
  const { style, head, schemes } = lookOf(look, looks.accent);
  const { tree } = await readLetter(body);
  const inside = letterHtml(tree, baseUrl, style.set);
  const words = letterText(tree, baseUrl);
  const title = typo(bodyText(subject));
  // Preview line for the list of mails in the mail program; the invisible spaces keep the letter's first words out of it.
  const line = preheader
    ? `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(typo(bodyText(preheader)))}${'&#847;&zwnj;&nbsp;'.repeat(40)}</div>`
    : '';
  const online = page
    ? ` · <a href="${escapeHtml(page)}" class="soft" style="${style.quiet}">Lire cette lettre sur le site</a>`
    : '';
  return {
    html: (unsubscribe) => `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="${schemes}"><meta name="supported-color-schemes" content="${schemes}">
<title>${escapeHtml(title)}</title>${head}</head>
<body class="ground" style="${style.body}">${line}
${mailColumn(`<div lang="fr" style="${style.column}">
<p class="soft" style="${style.brand}">${escapeHtml(brand)}</p>
<h1 class="ink" style="${style.title}">${escapeHtml(title)}</h1>
${inside}
<div class="foot soft" style="${style.foot}">
<p style="margin:0 0 8px">${escapeHtml(brand)} · <a href="${escapeHtml(baseUrl)}" class="soft" style="${style.quiet}">${escapeHtml(baseUrl.replace(/^https?:\/\//, ''))}</a></p>
<p style="margin:0">${WHY} <a href="${escapeHtml(unsubscribe)}" class="soft" style="${style.quiet}">Se désinscrire</a>${online}</p>
</div>
</div>`)}
</body></html>
`,
    text: (unsubscribe) =>
      `${[
        title,
        words,
        `-- \n${brand}\n${baseUrl}`,
        ...(page ? [`Lire cette lettre sur le site\u00a0:\n${page}`] : []),
        `${WHY} Se désinscrire\u00a0:\n${unsubscribe}`,
      ].join('\n\n')}\n`,
  };
}

interface Palette {
  ground: string;
  ink: string;
  soft: string;
  line: string;
  link: string;
  blue: string;
}

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const SERIF = "font-family:Georgia,'Times New Roman',serif;font-weight:normal";

/** Inline styles of a mail, one for each kind of element. */
interface MailStyle {
  body: string;
  column: string;
  brand: string;
  title: string;
  foot: string;
  quiet: string;
  /** Styles of the elements of the letter's text. */
  set: Setting;
}

function styleOf({ ground, ink, soft, line, link, blue }: Palette): MailStyle {
  const elements: Partial<Record<string, readonly [css: string, name?: string]>> = {
    p: ['margin:0 0 18px'],
    h2: [`margin:34px 0 12px;${SERIF};font-size:24px;line-height:1.25;color:${ink}`, 'ink'],
    h3: [`margin:28px 0 10px;font-size:18px;line-height:1.35;font-weight:600;color:${ink}`, 'ink'],
    ul: ['margin:0 0 18px;padding:0 0 0 22px'],
    ol: ['margin:0 0 18px;padding:0 0 0 26px'],
    sublist: ['margin:8px 0 0;padding:0 0 0 22px'],
    li: ['margin:0 0 8px'],
    blockquote: [`margin:0 0 18px;padding:2px 0 0 16px;border-left:2px solid ${line};color:${soft}`, 'soft edge'],
    pre: [`margin:0 0 18px;padding:14px 16px;border:1px solid ${line};font-size:14px;white-space:pre-wrap`, 'edge'],
    hr: [`margin:30px 0;border:0;border-top:1px solid ${line}`, 'edge'],
    a: [`color:${link};text-decoration:underline`, 'link'],
    button: [
      `display:inline-block;margin:8px 0;padding:13px 22px;border-radius:6px;background:${blue};color:#FFFFFF;text-decoration:none;font-weight:600;line-height:1.3`,
      'button',
    ],
  };
  return {
    body: `margin:0;padding:0;background:${ground};color:${ink};${FONT};font-size:17px;line-height:1.6;-webkit-text-size-adjust:100%`,
    column: `max-width:${MAIL_WIDTH}px;margin:0 auto;padding:28px 20px 40px;overflow-wrap:anywhere`,
    brand: `margin:0 0 28px;font-size:14px;color:${soft}`,
    title: `margin:0 0 24px;${SERIF};font-size:30px;line-height:1.2;color:${ink}`,
    foot: `margin-top:40px;padding-top:18px;border-top:1px solid ${line};font-size:14px;line-height:1.5;color:${soft}`,
    quiet: `color:${soft};text-decoration:underline`,
    set(element) {
      const [css, name] = elements[element] ?? [];
      return `${name ? ` class="${name}"` : ''}${css ? ` style="${css}"` : ''}`;
    },
  };
}

/**
 * Style sheet for dark mode, `!important` because inline styles win otherwise; programs that ignore style sheets keep the light colours.
 */
const inTheDark = ({ ground, ink, soft, line, link, blue }: Palette): string =>
  `<style>:root{color-scheme:light dark}@media (prefers-color-scheme:dark){.ground{background:${ground}!important;color:${ink}!important}.ink{color:${ink}!important}.soft{color:${soft}!important}.link{color:${link}!important}.edge,.foot{border-color:${line}!important}.button{background:${blue}!important}}</style>`;

type Look = 'mail' | 'light' | 'dark';
/** Returns the styles of a look: `mail` follows its reader's colour scheme; `light` and `dark` fix it, for a page without style sheet. */
function lookOf(look: Look, accent: string) {
  const own = mailAccent(accent);
  const palette = (scheme: 'light' | 'dark') => ({ ground: grounds[scheme].sheet, ...inks[scheme], ...own[scheme] });
  const palettes = { light: palette('light'), dark: palette('dark') };
  if (look === 'mail') return { style: styleOf(palettes.light), head: inTheDark(palettes.dark), schemes: 'light dark' };
  return { style: styleOf(palettes[look]), head: '', schemes: look };
}
