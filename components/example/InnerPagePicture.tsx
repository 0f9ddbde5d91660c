import type { DrawnBlock, DrawnPage } from '../figures/charts/drawnPage.ts';
import { DrawingSvg } from '../figures/DrawingSvg.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { InnerPageSheet } from './InnerPageSheet.tsx';
import { PageChart } from './PageChart.tsx';
import { PageWords } from './PageWords.tsx';

function BlockView({ block }: { block: DrawnBlock }) {
  if (block.kind === 'table') return <DocumentTable table={block.table} miniature />;
  if (block.kind !== 'drawing') return <PageWords block={block} />;
  return (
    <PageChart measure={block.measure}>
      <DrawingSvg drawing={block.drawing} on="document" />
    </PageChart>
  );
}

/** An inner page as a picture beside a cover: it shrinks as a picture does, and what draws charts is not sent for it. */
export const InnerPagePicture = ({ page, kind }: { page: DrawnPage; kind: string }) => (
  <InnerPageSheet page={page} kind={kind} decorative>
    {page.blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is a fixed list of blocks
      <BlockView key={index} block={block} />
    ))}
  </InnerPageSheet>
);
