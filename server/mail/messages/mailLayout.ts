import { readText } from '../../../data/entry/readText.ts';
import { escapeHtml } from '../../../data/escapeMarkup.ts';

/** Content of a mail, written once and rendered as text and as HTML. */
export type Block =
  | { kind: 'paragraph'; text: string }
  | { kind: 'facts'; rows: readonly (readonly [label: string, value: string])[] }
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'link'; label: string; href: string }
  /** Text of a whole document, such as a quote, set apart on lines of its own. */
  | { kind: 'text'; text: string }
  /** A side remark, with a link. */
  | { kind: 'small'; text: string; href: string };

export interface MailLayout {
  title: string;
  blocks: readonly Block[];
  /** Signature below the mail: the author, and the site's name. */
  signature: string;
  /** Colour of buttons and links. */
  accent: string;
  /** The owner's signature as path data (`data/company/signature.ts`), on mails they send themselves. */
  handwritten?: string | undefined;
}

/** Renders the mail as plain text; words that a person typed are cleaned, not changed. */
export function asText({ title, blocks, signature }: Omit<MailLayout, 'accent'>): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'facts')
      return block.rows.map(([label, value]) => `${label}\u00a0: ${bodyText(value)}`).join('\n');
    if (block.kind === 'quote') return `${block.label}\u00a0:\n${bodyText(block.text).replace(/^/gm, '> ')}`;
    if (block.kind === 'link') return `${block.label}\u00a0:\n${block.href}`;
    if (block.kind === 'small') return `${block.text} ${block.href}`;
    return bodyText(block.text);
  });
  return `${[title, ...parts, `-- \n${signature}`].join('\n\n')}\n`;
}

// Colours of the design's ink and line (theme.ts) as fixed values: mail programs know no custom properties.
const INK = '#0B1830';
const SOFT = '#3B4760';
const LINE = '#DADBD5';
const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Renders the mail as HTML: no image, no font, no style sheet to fetch. */
export function asHtml({ title, blocks, signature, accent, handwritten }: MailLayout): string {
  return `<!DOCTYPE html>
<html lang="fr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light"><title>${escapeHtml(title)}</title></head>
<body style="margin:0;padding:24px;background:#ffffff;color:${INK};${FONT};font-size:16px;line-height:1.55">
${mailColumn(`<div style="max-width:${MAIL_WIDTH}px;margin:0 auto">
<h1 style="margin:0 0 20px;font-family:Georgia,'Times New Roman',serif;font-weight:normal;font-size:26px;line-height:1.25">${typed(title)}</h1>
${blocks.map((block) => blockHtml(block, accent)).join('\n')}${handwritten ? `\n${signedHtml(handwritten, accent)}` : ''}
<p style="margin:28px 0 0;padding-top:16px;border-top:1px solid ${LINE};font-size:14px;color:${SOFT}">${escapeHtml(signature).replaceAll('\n', '<br>')}</p>
</div>`)}
</body></html>
`;
}

/** Inline SVG: nothing is fetched. Gmail and Outlook for Windows omit the drawing, which contains no words. */
const signedHtml = (path: string, accent: string): string =>
  `<svg width="180" height="63" viewBox="0 0 200 70" fill="none" aria-hidden="true" style="display:block;margin:24px 0 0"><path d="M-19 0H0${escapeHtml(path)}" transform="translate(14 46) scale(.72)" stroke="${accent}" stroke-width="3.6" stroke-linecap="round" stroke-linejoin="round"/></svg>`;

function blockHtml(block: Block, accent: string): string {
  const margin = 'margin:0 0 16px';
  switch (block.kind) {
    case 'paragraph':
      return `<p style="${margin}">${typed(block.text)}</p>`;
    case 'text':
      return `<div style="margin:24px 0;padding:16px 0;border-top:1px solid ${LINE};font-size:14px">${typed(block.text)}</div>`;
    case 'small':
      return `<p style="${margin};font-size:14px;color:${SOFT}">${typed(block.text)} <a href="${escapeHtml(block.href)}" style="color:${accent};word-break:break-all">${escapeHtml(block.href)}</a></p>`;
    case 'quote':
      return `<p style="margin:0 0 4px;color:${SOFT};font-size:14px">${escapeHtml(block.label)}</p>
<p style="margin:0 0 20px;padding-left:14px;border-left:2px solid ${LINE}">${typed(block.text)}</p>`;
    case 'link':
      return `<p style="margin:24px 0"><a href="${escapeHtml(block.href)}" style="display:inline-block;padding:13px 22px;border-radius:6px;background:${accent};color:#ffffff;text-decoration:none;font-weight:600">${escapeHtml(block.label)}</a></p>`;
    case 'facts':
      return `<table role="presentation" cellpadding="0" cellspacing="0" style="${margin};border-collapse:collapse">${block.rows.map(factHtml).join('')}</table>`;
  }
}

const factHtml = ([label, value]: readonly [string, string]): string =>
  `<tr><td style="padding:4px 20px 4px 0;vertical-align:top;color:${SOFT};font-size:14px;white-space:nowrap">${escapeHtml(label)}</td><td style="padding:4px 0;vertical-align:top">${typed(value)}</td></tr>`;

/** Text with its line breaks; a reference never breaks at its hyphens. */
const typed = (text: string): string =>
  escapeHtml(bodyText(text))
    .replace(/(?:DEV|RES|RET|D)-\d{4}-\d+/g, '<span style="white-space:nowrap">$&</span>')
    .replaceAll('\n', '<br>');

const DIRECTIONS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;
const LONGEST_HEADER = 120;

/** Typed text, fit for the body of a mail: line breaks are `\n`, other control characters are gone. */
export const bodyText = (text: string): string => readText(text.replace(/\r\n?/g, '\n'));

/** Typed text, fit for a header: one line, no control or direction characters, nothing a reader would decode as an RFC 2047 encoded word, short. */
export function headerText(text: string, longest = LONGEST_HEADER): string {
  const line = readText(text.slice(0, 4 * longest)).replace(DIRECTIONS, '');
  const plain = line.replaceAll('=?', '= ?').replace(/\s+/g, ' ').trim();
  return plain.length > longest ? `${plain.slice(0, longest - 1).toWellFormed()}…` : plain;
}

const NUMBER = new Intl.NumberFormat('fr-FR');

/** Count with its noun: « 1 demande », « 1 250 demandes », « 0 demande ». */
export const counted = (count: number, one: string, several: string): string =>
  `${NUMBER.format(count)} ${count > 1 ? several : one}`;

/** Maximum width of a mail's lines, in CSS pixels. */
export const MAIL_WIDTH = 600;

/**
 * A mail's HTML in one centred column. Outlook for Windows, which draws with Word, knows no `max-width`: it alone reads the
 * table, from a conditional comment.
 */
export const mailColumn = (
  html: string,
): string => `<!--[if mso]><table role="presentation" align="center" width="${MAIL_WIDTH}" cellpadding="0" cellspacing="0"><tr><td><![endif]-->
${html}
<!--[if mso]></td></tr></table><![endif]-->`;
