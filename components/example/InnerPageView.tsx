import type { Block, InnerPage } from '../../data/examples/types.ts';
import { ChartDrawing } from '../figures/ChartDrawing.tsx';
import { DocumentTable } from './DocumentTable.tsx';
import { InnerPageSheet } from './InnerPageSheet.tsx';
import { PageChart } from './PageChart.tsx';
import { PageWords } from './PageWords.tsx';

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'table') return <DocumentTable table={block.table} miniature={false} />;
  if (block.kind !== 'chart') return <PageWords block={block} />;
  return (
    <PageChart measure={block.chart.measure}>
      <ChartDrawing chart={block.chart} place="document" />
    </PageChart>
  );
}

/** An inner page of a deliverable that is read where it stands. */
export const InnerPageView = ({ page, kind }: { page: InnerPage; kind: string }) => (
  <InnerPageSheet page={page} kind={kind}>
    {page.blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is a fixed list of blocks
      <BlockView key={index} block={block} />
    ))}
  </InnerPageSheet>
);
