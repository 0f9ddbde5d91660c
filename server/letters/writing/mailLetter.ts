import { escapeHtml } from '../../../data/escapeMarkup.ts';
import { typo } from '../../../data/french/typo.ts';
import type { Content } from '../../../data/settings/content.ts';
import { bodyText } from '../../mail/messages/cleanText.ts';
import { mailColumn } from '../../mail/messages/mailColumn.ts';
import { letterHtml } from './letterHtml.ts';
import { letterText } from './letterText.ts';
import { type Look, lookOf } from './mailStyle.ts';
import { readLetter } from './readLetter.ts';

export interface LetterToSet {
  subject: string;
  preheader: string;
  body: string;
}

interface Places {
  site: Content['site'];
  baseUrl: string;
  /** Where the letter stands on the site; undefined where it does not. */
  page?: string | undefined;
  look?: Look;
}

/** A letter set both ways, up to what differs from one recipient to the next. */
export interface SetLetter {
  /** @param unsubscribe the address of the page this recipient leaves the list on. */
  html(unsubscribe: string): string;
  text(unsubscribe: string): string;
}

/** True of those whose consent was imported too. */
const WHY = 'Vous recevez cette lettre parce que vous avez accepté de la recevoir.';

/**
 * Sets a letter as mail: one column without a picture, its styles beside its elements, light and dark; and as text
 * that says the same. Nothing of it is fetched when it is read.
 */
export async function setLetter(
  { subject, preheader, body }: LetterToSet,
  { site: { brand, looks }, baseUrl, page, look = 'mail' }: Places,
): Promise<SetLetter> {
  const { style, head, schemes } = lookOf(look, looks.accent);
  const tree = await readLetter(body);
  const inside = letterHtml(tree, baseUrl, style.set);
  const words = letterText(tree, baseUrl);
  const title = typo(bodyText(subject));
  // The spaces keep what follows out of the line a list of mails shows.
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
