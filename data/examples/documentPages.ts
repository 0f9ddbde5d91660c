import type { Chart } from './chartTypes.ts';
import {
  type Block,
  type Example,
  type InnerPage,
  type Journal,
  type PlacedPage,
  partOf,
  partsOf,
  totalPages,
} from './types.ts';

/** Name of a model in a sample, « Modèle A » to « Modèle E »: its answers are invented, so no real brand is named. */
export const modelName = (index: number): string => `Modèle\u00a0${'ABCDE'.charAt(index)}`;

/** Kinds of page, each with its own thumbnail drawing. */
export type PageSymbol =
  | 'cover'
  | 'table'
  | 'text'
  | 'lines'
  | 'bars'
  | 'columns'
  | 'map'
  | 'dots'
  | 'gantt'
  | 'signed';

const symbols: Record<Chart['type'], PageSymbol> = {
  lines: 'lines',
  bars: 'bars',
  columns: 'columns',
  balance: 'columns',
  map: 'map',
  dots: 'dots',
  gantt: 'gantt',
  flow: 'gantt',
};

function symbolOf({ blocks, split }: InnerPage): PageSymbol {
  if (split) return 'bars';
  const [drawn] = blocks.flatMap((block) => (block.kind === 'chart' ? [block.chart] : []));
  if (drawn) return symbols[drawn.type];
  return blocks.some(({ kind }) => kind === 'table') ? 'table' : 'text';
}

type Bound = { chapter: string; symbol: PageSymbol; title: string } & (
  | { kind: 'cover' | 'contents' }
  | { kind: 'inner'; page: PlacedPage }
  | { kind: 'sources'; from: number; to: number }
);

/** A page of the extract: its number and address, its chapter, its thumbnail and its content. */
export type DocumentPage = Bound & { number: number; id: string };

/** Maximum number of sources printed on one page of sources. */
const ON_A_PAGE = 5;
const FRONT = 'Couverture, sommaire';

/** The pages of an extract in order, as many as its PDF has: cover, contents, inner pages, sources; the last one is signed. */
export function documentPages(example: Example): readonly DocumentPage[] {
  const { pages, method, sources, title } = example;
  const inner = [...pages, journalList(method.journal)].sort((a, b) => a.folio - b.folio);
  const [last] = partsOf(example).slice(-1);
  const chapter = last?.title.startsWith('Sources') ? last.title : 'Sources';
  const half = sources.length > ON_A_PAGE ? Math.ceil(sources.length / 2) : 0;
  const bound: Bound[] = [
    { kind: 'cover', chapter: FRONT, symbol: 'cover', title },
    { kind: 'contents', chapter: FRONT, symbol: 'table', title: 'Sommaire de l’extrait' },
    ...inner.map((page): Bound => {
      const section = partOf(example, page.folio);
      return { kind: 'inner', chapter: section, symbol: symbolOf(page), title: page.title, page: { ...page, section } };
    }),
    ...(half ? [{ kind: 'sources', chapter, symbol: 'text', title: 'Sources', from: 0, to: half } as const] : []),
    {
      kind: 'sources',
      chapter,
      symbol: 'signed',
      title: half ? 'Sources (suite)' : 'Sources',
      from: half,
      to: sources.length,
    },
  ];
  return bound.map((page, index) => ({ ...page, number: index + 1, id: `page-${index + 1}` }));
}

/** Data of a page without its content, enough for a link to the page. */
export type PageOutline = Pick<DocumentPage, 'number' | 'id' | 'chapter' | 'symbol' | 'title'> & {
  /** Position of the page in the whole deliverable, in French words. */
  place: string;
};

export const outlined = (example: Example, page: DocumentPage): PageOutline => {
  const { number, id, chapter, symbol, title } = page;
  return { number, id, chapter, symbol, title, place: placeOf(page, totalPages(example)) };
};

function placeOf(page: DocumentPage, total: number): string {
  if (page.kind === 'cover') return `Page 1/${total}`;
  return page.kind === 'inner' ? `Page ${page.page.folio}/${total} du livrable` : 'De l’extrait seul';
}

/**
 * Inner page « Journal des écarts »: a question, the five models' answers of one day, the source opened to decide between them, the
 * decision, and the change made in the text.
 */
const journalList = ({ folio, question, day, answers, opened, ruling, changed }: Journal): InnerPage => ({
  folio,
  title: 'Journal des écarts',
  blocks: [
    { kind: 'text', text: `La question posée aux cinq modèles, dans les mêmes mots : « ${question} »` },
    {
      kind: 'table',
      table: {
        caption: `Cinq réponses du ${day} (illustration)`,
        columns: [{ label: 'Modèle' }, { label: 'Réponse' }],
        rows: answers.map((answer, index) => ({ cells: [modelName(index), answer] })),
      },
    },
    ...[
      ['Source ouverte', opened] as const,
      ['Décision', ruling] as const,
      ['Dans le texte', changed] as const,
    ].flatMap(([heading, text]): Block[] => [
      { kind: 'heading', text: heading },
      { kind: 'text', text },
    ]),
    {
      kind: 'note',
      text: 'Réponses composées pour l’exemple. Dans une commande, elles sont recopiées mot pour mot, datées, et chaque écart a sa ligne.',
    },
  ],
});
