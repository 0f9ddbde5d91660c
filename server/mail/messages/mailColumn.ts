/** Widest a mail's lines may be, in CSS pixels. */
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
