const FAULTS = [
  { name: 'straight apostrophe', pattern: /[^\n]{0,20}\p{L}'\p{L}[^\n]{0,20}/gu },
  {
    name: 'space that breaks before a sign',
    pattern: /[^\n]{0,30} (?:[:;!?»%€](?=[\s.,;)\u00a0\u202f]|$))[^\n]{0,10}/gmu,
  },
  { name: 'space that breaks after «', pattern: /« [^\n]{0,30}/gu },
  { name: 'space that breaks inside a number', pattern: /[^\n]{0,20}\d \d{3}(?!\d)[^\n]{0,10}/gu },
];
const SPOKEN = /\s(?:aria-label|alt|title|placeholder|content)="([^"]*)"/g;
const UNREAD = /<(script|style|code|pre|textarea)\b[^>]*>.*?<\/\1>/gs;

const unescaped = (html: string) =>
  html
    .replace(/&#x27;|&#39;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

/** What French typography forbids in the words of a page, seen or heard: one line each, with the words around. */
export function typographyFaults(html: string): string[] {
  const page = html.replace(UNREAD, '').replace(/<!--.*?-->/gs, '');
  const heard = [...page.matchAll(SPOKEN)].map(([, words]) => words ?? '');
  const words = unescaped([page.replace(/<[^>]*>/g, '\n'), ...heard].join('\n'));
  return FAULTS.flatMap(({ name, pattern }) => (words.match(pattern) ?? []).map((found) => `${name}: ${found.trim()}`));
}
