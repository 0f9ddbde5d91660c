import type { Construct, Extension, State, TokenizeContext } from 'micromark-util-types';
import type { MarkdownNode } from './markdownTree.ts';

/** Bounds no text for readers exceeds; beyond them the Markdown parser takes seconds or overflows the stack. */
const MOST = { depth: 20, columns: 40, rows: 300, signs: 2000, lines: 300, holders: 100 } as const;

/** Line where a text is too intricate, and the reason, in French. */
export interface BeyondBounds {
  /** Number of the line, counted from 1. */
  line: number;
  detail: string;
}

/** Thrown while a text beyond the bounds is parsed. */
export class TooIntricate extends Error {
  readonly refused: BeyondBounds;

  constructor(refused: BeyondBounds) {
    super(refused.detail);
    this.refused = refused;
  }
}

const tooDeep = `Ce passage est emboîté sur plus de ${MOST.depth} niveaux : rapprochez-le de la marge.`;
/** Characters that may open or close an inline construct. */
const SIGNS = '* _ ~ [ ] : < ` !';
const tooManySigns = `Ce paragraphe compte plus de ${MOST.signs} signes (${SIGNS}) : séparez-le par une ligne vide, ou mettez-le entre deux lignes de \`\`\`.`;
const tooManyLines = `Ce texte compte plus de ${MOST.lines} lignes qui commencent par « : », « = » ou « - » hors des listes : séparez-le en plusieurs.`;

interface Counted {
  most: number;
  detail: string;
  /** Returns the object within which characters are counted: for another object, the count starts again. */
  within: (context: TokenizeContext) => object;
  /** Whether each character of a run counts: `****` is four. */
  each?: boolean;
}

/**
 * Construct that matches nothing and only counts: the parser tries it before its own constructs at the characters it is registered for. The
 * count therefore measures the parser's work, however the text looks to a reader.
 */
function counting({ most, detail, within, each = false }: Counted): Construct {
  const counts = new WeakMap<object, number>();
  return {
    name: 'counting',
    tokenize(effects, _ok, nok) {
      const { line } = this.now();
      const key = within(this);
      const count = () => {
        const counted = (counts.get(key) ?? 0) + 1;
        counts.set(key, counted);
        if (counted > most) throw new TooIntricate({ line, detail });
      };
      return (sign) => {
        const next: State = (code) => {
          if (code !== sign) {
            effects.exit('data');
            return nok(code);
          }
          count();
          effects.consume(code);
          return next;
        };
        if (each) {
          effects.enter('data');
          return next(sign);
        }
        count();
        return nok(sign);
      };
    },
  };
}

/**
 * Registers constructs at each of these characters, to be tried before the parser's own constructs. A character that repeats the one before
 * it is skipped, as the parser does.
 */
const at = (signs: string, ...constructs: Construct[]): Record<number, Construct[]> =>
  Object.fromEntries(
    [...signs].map((sign) => {
      const code = sign.charCodeAt(0);
      return [code, constructs.map((one) => ({ ...one, previous: (before) => before !== code }) satisfies Construct)];
    }),
  );

/** Returns an object for each line: quotes and lists that begin on one line share a count. */
const lineOf = (() => {
  const lines = new WeakMap<object, { line: number }>();
  return ({ events, now }: TokenizeContext): object => {
    const { line } = now();
    const last = lines.get(events);
    if (last?.line === line) return last;
    const next = { line };
    lines.set(events, next);
    return next;
  };
})();

/**
 * Returns the parser at the first directive of each content, so that nested directives share one count: the parser parses nested content
 * again.
 */
const firstInside = (() => {
  const begun = new WeakSet<object>();
  return ({ events, parser }: TokenizeContext): object => {
    if (begun.has(events)) return {};
    begun.add(events);
    return parser;
  };
})();

const lines = counting({ most: MOST.lines, detail: tooManyLines, within: ({ parser }) => parser });

/**
 * Counts while the parser works: characters of a paragraph, quotes and lists that begin on a line, lines that may be parts or titles,
 * nested parts.
 */
export const parserBounds: Extension = {
  document: at('>*+-0123456789', counting({ most: 10 * MOST.depth, detail: tooDeep, within: lineOf })),
  flow: {
    ...at('=-', lines),
    ...at(':', lines, counting({ most: MOST.holders, detail: tooDeep, within: firstInside })),
  },
  text: at(
    SIGNS.replaceAll(' ', ''),
    counting({ most: MOST.signs, detail: tooManySigns, within: ({ events }) => events, each: true }),
  ),
};

const NESTED = new Set(['blockquote', 'listItem', 'containerDirective', 'footnoteDefinition']);

/** @throws TooIntricate when a parsed tree is too deep or too wide to be rendered. */
export function requireSimple(node: MarkdownNode, depth = 0): void {
  const refuse = (detail: string) => {
    throw new TooIntricate({ line: node.position?.start.line ?? 1, detail });
  };
  const inside = depth + (NESTED.has(node.type) ? 1 : 0);
  if (inside > MOST.depth) refuse(tooDeep);
  const { children = [] } = node;
  if (node.type === 'tableRow' && children.length > MOST.columns)
    refuse(`Un tableau a ${MOST.columns} colonnes au plus.`);
  if (node.type === 'table' && children.length > MOST.rows) refuse(`Un tableau a ${MOST.rows} lignes au plus.`);
  for (const child of children) requireSimple(child, inside);
}
