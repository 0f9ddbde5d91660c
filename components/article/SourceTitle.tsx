/** What only French titles hold: an accented letter, an elision, one of its small words. */
const FRENCH = /[à-öø-ÿœ]|\b[dl]’|\b(?:de|des|du|en|et|la|le|les|par|rapport|sur)\b/iu;

/** A title and the remark in brackets at its end, each with its language: « The state of AI (enquête annuelle) ». */
export function titleParts(title: string) {
  const [, main = title, remark = ''] = title.match(/^(.*?)( \([^()]*\))?$/u) ?? [];
  return [main, remark].filter(Boolean).map((text) => ({ text, english: !FRENCH.test(text) }));
}
