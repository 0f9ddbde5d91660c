import {
  type Analysis,
  type Block,
  type Journal,
  journalLines,
  journalNote,
  journalTitle,
  modelName,
  partsOf,
} from '../../data/examples/types.ts';
import type { Sample } from '../models/sample.ts';

/** One message of the extract: a page of the deliverable, under the conclusion that titles it. */
export interface Message {
  folio: number;
  /** The part of the deliverable it stands in. */
  section: string;
  title: string;
  lead?: string;
  blocks: readonly Block[];
  /** The split of the recommendation, which stands before its blocks. */
  split?: Sample['recommendation']['split'];
}

type Shown = Pick<Sample, 'analyses' | 'preview' | 'recommendation' | 'structure'> & {
  method: Pick<Sample['method'], 'journal'>;
  document: Pick<Sample['document'], 'figures' | 'pages'>;
};

/** A chart or a table, told apart by what it shows and not by the block that carries it. */
const figureOf = (block: Block): object =>
  block.kind === 'chart' ? block.chart : block.kind === 'table' ? block.table : block;

const blocksOf = ({ chart, table, prose = [] }: Analysis): Block[] => [
  ...(chart ? [{ kind: 'chart', chart } as const] : []),
  ...(table ? [{ kind: 'table', table } as const] : []),
  ...prose,
];

/**
 * The messages in the order of the deliverable. A page and a result with one folio are one message: the page titles it,
 * the result introduces it. Nothing is printed twice: a figure stands where it comes first. The page of the gaps stands among them.
 */
export function extractPlan({ analyses, preview, recommendation, structure, method, document }: Shown): Message[] {
  const parts = partsOf({ structure });
  const prose = new Set(analyses.flatMap((analysis) => analysis.prose ?? []));
  const shown = preview.pages.filter(({ blocks: [first] }) => !first || !prose.has(first));
  const added = document.pages ?? [];
  const pages = [
    ...shown.map((page) => ({
      ...page,
      blocks: [...page.blocks, ...added.filter(({ folio }) => folio === page.folio).flatMap(({ blocks }) => blocks)],
    })),
    ...added.filter(({ folio }) => !shown.some((page) => page.folio === folio)),
  ];
  const folios = new Set([...pages, ...analyses, recommendation].map(({ folio }) => folio));
  const onPages = new Set(pages.flatMap(({ blocks }) => blocks.map(figureOf)));
  const printed = new Set<object>();
  const section = (folio: number) => parts.findLast(({ first }) => first <= folio)?.title ?? '';
  const { journal } = method;
  const gap = {
    folio: journal.folio,
    section: section(journal.folio),
    title: journalTitle,
    blocks: journalBlocks(journal),
  };
  const messages = [...folios]
    .sort((a, b) => a - b)
    .map((folio) => {
      const page = pages.find((one) => one.folio === folio);
      const analysis = analyses.find((one) => one.folio === folio);
      const advice = recommendation.folio === folio ? recommendation : undefined;
      const drawn = document.figures
        .filter((one) => one.folio === folio)
        .map(({ chart }) => ({ kind: 'chart', chart }) as const);
      const own: Block[] = [...(page?.blocks ?? []), ...(analysis ? blocksOf(analysis) : [])];
      const opens = own.some((block) => block.kind === 'chart' && !printed.has(block.chart));
      const blocks: Block[] = [
        ...(opens ? [...own, ...drawn] : [...drawn, ...own]),
        // A table that a page of its own shows is left to that page.
        ...(advice?.table && !onPages.has(advice.table) ? [{ kind: 'table', table: advice.table } as const] : []),
      ].filter((block) => !printed.has(figureOf(block)) && printed.add(figureOf(block)));
      const title = page?.title ?? (advice ?? analysis)?.title.join(' ') ?? '';
      const lead = advice?.lead ?? analysis?.lead;
      return {
        folio,
        section: section(folio),
        title,
        ...(lead && { lead }),
        blocks,
        ...(advice && { split: advice.split }),
      };
    });
  return [...messages, gap].sort((a, b) => a.folio - b.folio);
}

/** The page as a deliverable prints it: the question, five dated answers, the source opened, the ruling, what changed in the text. */
function journalBlocks(journal: Journal): readonly Block[] {
  const [[, question], ...lines] = journalLines(journal);
  return [
    { kind: 'text', text: `La question posée aux cinq modèles, dans les mêmes mots : « ${question} »` },
    {
      kind: 'table',
      table: {
        caption: `Cinq réponses du ${journal.day} (illustration)`,
        columns: [{ label: 'Modèle' }, { label: 'Réponse' }],
        rows: journal.answers.map((answer, index) => ({ cells: [modelName(index), answer] })),
        source: 'exemple composé',
      },
    },
    ...lines.flatMap(([label, text]): Block[] => [
      { kind: 'heading', text: label },
      { kind: 'text', text },
    ]),
    { kind: 'note', text: journalNote },
  ];
}
