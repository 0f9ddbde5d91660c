import type { Analysis, Block, Example, InnerPage } from '../../data/examples/types.ts';

/** A titled part of the extract; each group of blocks stays on one sheet. */
export interface Part {
  /** Where it comes from, above its title and in the contents. */
  origin: string;
  /** The part of the deliverable it stands in, above its title. */
  section?: string;
  title: string;
  lead?: string;
  groups: readonly (readonly Block[])[];
}

/** Blocks that must not part: a heading and what follows it, a note and what it explains. */
function keptTogether(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (last && (block.kind === 'note' || last.at(-1)?.kind === 'heading')) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const shows = ({ blocks }: InnerPage, chart: Analysis['chart']) =>
  blocks.some((block) => block.kind === 'chart' && block.chart === chart);

const ofPage = ({ section, folio, title, blocks }: InnerPage): Part => ({
  origin: `Page ${folio} du livrable`,
  section,
  title,
  groups: keptTogether(blocks),
});

/** A result as blocks; a chart that an inner page prints is left to that page. */
function ofAnalysis({ title, lead, chart, table, prose = [] }: Analysis, printed: boolean): Part {
  const blocks: Block[] = [
    ...(chart && !printed ? [{ kind: 'chart', chart } as const] : []),
    ...(table ? [{ kind: 'table', table } as const] : []),
    ...prose,
  ];
  return { origin: 'Résultats', title: title.join(' '), lead, groups: keptTogether(blocks) };
}

/**
 * Results and inner pages in the order they explain each other: a page follows the result whose chart it prints, joins
 * it where both have one title, and is left out where the result prints its text already. Nothing is printed twice.
 */
export function extractPlan({ analyses, preview }: Pick<Example, 'analyses' | 'preview'>): Part[] {
  const prose = analyses.flatMap((analysis) => analysis.prose ?? []);
  const waiting = preview.pages.filter(({ blocks: [first] }) => !first || !prose.includes(first));
  const parts = analyses.flatMap((analysis) => {
    const page = analysis.chart && waiting.find((inner) => shows(inner, analysis.chart));
    const result = ofAnalysis(analysis, page !== undefined);
    if (!page) return [result];
    waiting.splice(waiting.indexOf(page), 1);
    const inner = ofPage(page);
    if (inner.title !== result.title) return [result, inner];
    return [
      {
        ...result,
        origin: `Page ${page.folio} du livrable`,
        section: page.section,
        groups: [...inner.groups, ...result.groups],
      },
    ];
  });
  return [...parts, ...waiting.map(ofPage)];
}
