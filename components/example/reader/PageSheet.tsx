import styled from '@emotion/styled';
import type { ExamplePageData } from '../../../data/examples/examplePage.ts';
import type { Block } from '../../../data/examples/types.ts';
import { covers } from '../../../data/offer/covers.ts';
import { ChartDrawing } from '../../figures/ChartDrawing.tsx';
import { chartWords } from '../../figures/charts/chartTable.ts';
import { DocumentCover } from '../../figures/documents/DocumentCover.tsx';
import { useServed } from '../../kept.tsx';
import { color, focusRing, tabular } from '../../theme.ts';
import { useContent } from '../../useContent.tsx';
import { DocumentTable, InnerPageSheet, PageChart, PageWords } from '../InnerPagePicture.tsx';
import { SourcesSheet } from './SourcesSheet.tsx';
import { SplitBar } from './SplitBar.tsx';

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'table') return <DocumentTable table={block.table} miniature={false} />;
  if (block.kind !== 'chart') return <PageWords block={block} />;
  return (
    <PageChart title={block.chart.title} measure={block.chart.measure}>
      <div role="img" aria-label={chartWords(block.chart)}>
        <ChartDrawing chart={block.chart} />
      </div>
    </PageChart>
  );
}

const Lead = styled.p`
  && { color: ${color['doc-ink']}; }
`;
const Contents = styled.ol`
  border-top: 1px solid ${color['doc-ink']};
  && li { padding: 0; border-bottom: 1px solid ${color['doc-line']}; color: ${color['doc-ink']}; }
  && li::before { content: none; }
  && { gap: 0; }
  & a { display: flex; justify-content: space-between; gap: 1.4em; padding: .5em 0; ${tabular} ${focusRing(color['doc-blue'])} }
  & a:hover { color: ${color['doc-blue']}; }
`;

/** A page of the extract as delivered. */
export function PageSheet({ number }: { number: number }) {
  const { example, pages } = useServed<ExamplePageData>();
  const cover = covers(useContent())[example.cover];
  const page = pages[number - 1];
  if (!page) throw new Error(`The extract of ${example.slug} has no page ${number}`);
  switch (page.kind) {
    case 'cover':
      return <DocumentCover cover={cover} signed="no" label={`Couverture : ${cover.title}`} />;
    case 'contents':
      return (
        <InnerPageSheet head={cover.kind} section="Sommaire" title={page.title}>
          <Contents>
            {pages.slice(2).map(({ id, title, number }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span>{title}</span>
                  <span>{number}</span>
                </a>
              </li>
            ))}
          </Contents>
        </InnerPageSheet>
      );
    case 'sources':
      return <SourcesSheet example={example} head={cover.kind} page={page} />;
    case 'inner': {
      const { section, title, folio, lead, split, blocks } = page.page;
      return (
        <InnerPageSheet head={cover.kind} section={section} title={title} folio={folio}>
          {lead && <Lead>{lead}</Lead>}
          {split && <SplitBar split={split} />}
          {blocks.map((block, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is a fixed list of blocks
            <BlockView key={index} block={block} />
          ))}
        </InnerPageSheet>
      );
    }
  }
}
