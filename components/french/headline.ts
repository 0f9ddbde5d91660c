/** Words that lean on the next one: no line of a heading ends with them. */
const LEANING =
  /(?<=^|[\s\u00a0])(à|a|au|aux|ce|de|des|du|en|et|il|la|le|les|ne|on|ou|par|sa|se|si|sur|un|une|y) (?=\S)/gi;

/** A heading whose short words stay on the line of the word they introduce. Idempotent. */
export const headline = (text: string): string => text.replace(LEANING, '$1\u00a0');
