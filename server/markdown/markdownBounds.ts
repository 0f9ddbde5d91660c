/** Bounds that no text for readers exceeds; beyond, the Markdown parser takes seconds or overflows the stack. */
const MOST = { depth: 20, columns: 40, rows: 300, delimiters: 2000 } as const;

/** Where a text is too intricate, and why, in French. */
export interface BeyondBounds {
  /** From 1. */
  line: number;
  detail: string;
}

const MARKER = /^[ \t]*(?:>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))/;
const DELIMITERS = /[*_~]+|[[\]]/g;
/** What begins a paragraph of its own even without a blank line above. */
const NEW_PARAGRAPH = /^(?: {0,3}(?:[-+*] +\S|#{1,6} )|\s*$)/;
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

const tooDeep = `Ce passage est emboîté sur plus de ${MOST.depth} niveaux : rapprochez-le de la marge.`;

/** How deep a line stands, by the marks of quotes and lists before its words and the spaces before them. */
function depthOf(line: string): number {
  let rest = line;
  let marks = 0;
  for (let mark = MARKER.exec(rest); mark && marks <= MOST.depth; mark = MARKER.exec(rest)) {
    marks += 1;
    rest = rest.slice(mark[0].length);
  }
  const spaces = line.length - line.trimStart().length;
  return marks === 0 ? 0 : marks + Math.floor(spaces / 2);
}

/** The first place where a text is too intricate to be read; undefined for one that can be. One look along it. */
export function beyondBounds(source: string): BeyondBounds | undefined {
  let fence = '';
  let open = 0;
  let rows = 0;
  let delimiters = 0;
  for (const [index, line] of source.split('\n').entries()) {
    const refused = (detail: string): BeyondBounds => ({ line: index + 1, detail });
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence) {
      if (mark.startsWith(fence)) fence = '';
      continue;
    }
    fence = mark;
    if (/^ {0,3}:{3,}\s*\w/.test(line)) open += 1;
    else if (/^ {0,3}:{3,}\s*$/.test(line)) open = Math.max(0, open - 1);
    if (open > MOST.depth || depthOf(line) > MOST.depth) return refused(tooDeep);
    const columns = line.split('|').length - 1;
    rows = columns > 0 ? rows + 1 : 0;
    if (columns > MOST.columns + 1) return refused(`Un tableau a ${MOST.columns} colonnes au plus.`);
    if (rows > MOST.rows) return refused(`Un tableau a ${MOST.rows} lignes au plus.`);
    if (NEW_PARAGRAPH.test(line)) delimiters = 0;
    delimiters += line.match(DELIMITERS)?.length ?? 0;
    if (delimiters > MOST.delimiters)
      return refused(
        `Ce paragraphe compte plus de ${MOST.delimiters} signes * _ ~ [ ] : séparez-le par une ligne vide, ou mettez-le entre deux lignes de \`\`\`.`,
      );
  }
  return undefined;
}
