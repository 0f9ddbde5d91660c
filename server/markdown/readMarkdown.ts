import GithubSlugger from 'github-slugger';
import type { Options } from 'rehype-sanitize';
import rehypeSanitize from 'rehype-sanitize';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { articleValues } from '../../content/blog/values.ts';
import type { ArticleProblem } from '../../data/api/articles.ts';
import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import type { TextPiece, WrittenText } from '../../data/articles/types.ts';
import { typo } from '../../data/french/typo.ts';
import type { PictureFiles } from '../../data/media/pictures.ts';
import { articleParts } from './articleParts.ts';
import { parseMarkdown } from './parseMarkdown.ts';
import { type HtmlNode, textPieces } from './textPieces.ts';

/** Ids used by the page around the text, which no heading of the text may get. */
const TAKEN = ['sources', 'modifications', 'a-lire-ensuite', 'root', 'content', 'vike_pageContext'];

const wordsOf = ({ value, children = [] }: HtmlNode): string => value ?? children.map(wordsOf).join('');

/** Gives each heading an id made of its typed words. */
function headingIds() {
  return (tree: HtmlNode): void => {
    const slugger = new GithubSlugger();
    for (const taken of TAKEN) slugger.occurrences[taken] = 0;
    const visit = (node: HtmlNode): void => {
      if (/^h[2-4]$/.test(node.tagName ?? ''))
        node.properties = { ...node.properties, id: slugger.slug(wordsOf(node).trim() || 'partie') };
      else node.children?.forEach(visit);
    };
    visit(tree);
  };
}

const textOf = (piece: TextPiece): string =>
  typeof piece === 'string'
    ? piece
    : piece
        .slice(2)
        .map((child) => textOf(child as TextPiece))
        .join('');

/** The headings of the second level, in order. */
const headingsOf = (pieces: readonly TextPiece[]) =>
  pieces.flatMap((piece) =>
    typeof piece !== 'string' && piece[0] === 'h2' ? [{ id: String(piece[1].id), text: textOf(piece).trim() }] : [],
  );

const ELEMENTS =
  'h2 h3 h4 p ul ol li blockquote a table thead tbody tr th td em strong mark del hr br code pre sup section'.split(
    ' ',
  );

/** Elements allowed from Markdown: no HTML of the text's own, and for each part the attributes set here. */
export const pageSchema: Options = {
  tagNames: [
    ...ELEMENTS,
    ...['x-note', 'x-key', 'x-example', 'x-quote', 'x-figure', 'x-picture', 'x-stat', 'x-call', 'x-cite'],
    ...['x-screen', 'x-if', 'x-value', 'x-named-figure', 'x-tool'],
  ],
  attributes: {
    a: ['href', 'ariaLabel', 'id', 'dataFootnoteRef', 'dataFootnoteBackref'],
    li: ['id'],
    ol: ['start'],
    section: ['dataFootnotes'],
    th: ['align'],
    td: ['align'],
    'x-note': ['title'],
    'x-key': ['title'],
    'x-example': ['title'],
    'x-quote': ['by', 'source'],
    'x-figure': ['index'],
    'x-picture': ['index', 'label', 'title'],
    'x-stat': ['figure', 'unit', 'label', 'source'],
    'x-call': ['title', 'text', 'label'],
    'x-cite': ['source'],
    'x-screen': ['title', 'caption'],
    'x-if': ['claim'],
    'x-value': ['name', 'as'],
    'x-named-figure': ['name'],
    'x-tool': ['name', 'title'],
  },
  protocols: { href: ['http', 'https', 'mailto'] },
  // Adds no prefix to ids: `remarkRehype` has already prefixed those of footnotes.
  clobber: [],
  strip: ['script', 'style'],
};

const toPage = unified()
  .use(remarkRehype, {
    clobberPrefix: 'note-',
    footnoteLabel: 'Notes',
    footnoteLabelProperties: {},
    footnoteBackContent: 'Retour',
    footnoteBackLabel: (index: number) => `Retour à l’appel de la note ${index + 1}`,
  })
  .use(rehypeSanitize, pageSchema);

interface Given {
  /** Ids of the article's sources. */
  sources: readonly string[];
  /** Returns the library's picture at an address. */
  picture?: (address: string) => PictureFiles | undefined;
  /** Names of the values the text may use: by default an article's. */
  values?: readonly string[];
}

export interface ReadText extends WrittenText {
  words: number;
  problems: ArticleProblem[];
}

const ARTICLE_VALUES = Object.keys(articleValues);

const UNREAD = new Set(['Cite']);
const countOf = (piece: TextPiece): number => {
  if (typeof piece === 'string') return piece.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
  const [tag, { label, title }, ...children] = piece;
  const own = [label, title].flatMap((word) => (typeof word === 'string' ? [countOf(word)] : []));
  return UNREAD.has(tag) ? 0 : [...own, ...children.map(countOf)].reduce((sum, count) => sum + count, 0);
};

/**
 * Renders a Markdown text as its page shows it: prose, tables, notes and the fixed parts of an article (docs/blog.md). No part of the text
 * becomes HTML or code; unknown syntax is shown as typed, with a warning.
 */
export function readMarkdown(
  source: string,
  { sources, picture = () => undefined, values = ARTICLE_VALUES }: Given,
): ReadText {
  const problems: ArticleProblem[] = [];
  const figures: ArticleFigure[] = [];
  const pictures: PictureFiles[] = [];
  const tree = articleParts(parseMarkdown(source), {
    source,
    sources: new Set(sources),
    picture,
    values,
    figures,
    pictures,
    problem(weight, { position }, detail) {
      problems.push({ weight, field: 'body', ...(position && { line: position.start.line }), detail });
    },
  });
  const page = toPage.runSync(tree as never) as unknown as HtmlNode;
  headingIds()(page);
  tableLabels()(page);
  const pieces = textPieces((page.children ?? []).filter(isNotBlank), { figures, pictures });
  return {
    pieces,
    headings: headingsOf(pieces),
    words: pieces.map(countOf).reduce((sum, count) => sum + count, 0),
    problems,
  };
}

const isNotBlank = ({ type, value = '' }: HtmlNode) => type !== 'text' || value.trim() !== '';

/** Fields of a node of a page's tree that `tableLabels` reads and writes. */
interface Part {
  type: string;
  tagName?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Part[];
}

/** Maximum columns that fit on a phone; a table with more columns becomes a list there. */
const MOST = 2;
const all = (part: Part, tag: string): Part[] =>
  (part.children ?? []).flatMap((child) => (child.tagName === tag ? [child] : all(child, tag)));
const words = ({ value, children = [] }: Part): string => value ?? children.map(words).join('');
/** Whether a cell is a bare number, hour or date, unclear without the title of its column. */
const isBare = (text: string) => text.length <= 10 && /^\d/.test(text);

function label(table: Part): void {
  const columns = all(table, 'th').map(words);
  const named = columns.filter(Boolean);
  if (named.length > 0) table.properties = { ...table.properties, ariaLabel: typo(`Tableau : ${named.join(', ')}`) };
  if (columns.length <= MOST) return;
  table.properties = { ...table.properties, dataStacks: '' };
  for (const body of all(table, 'tbody'))
    for (const row of all(body, 'tr'))
      for (const [index, cell] of all(row, 'td').entries())
        if (columns[index] && words(cell) && (index > 0 || isBare(words(cell))))
          cell.properties = { ...cell.properties, dataLabel: typo(columns[index]) };
}

/**
 * A rehype plugin: a table is named by its columns, for screen readers, and each cell of a table of more than two columns knows its column, for phones, where a row is a list.
 */
export function tableLabels() {
  return (tree: Part): void => all(tree, 'table').forEach(label);
}
