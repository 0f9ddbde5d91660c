import styled from '@emotion/styled';
import type { Block, InnerPage } from '../../data/examples/types.ts';
import { ChartDrawing } from '../figures/ChartDrawing.tsx';
import { DocumentFoot, DocumentHead, DocumentPage } from '../figures/DocumentPage.tsx';
import { Ordinals } from '../french/Ordinals.tsx';
import { color, font } from '../theme.ts';
import { DocumentTable } from './DocumentTable.tsx';

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 1.2em;
  padding-top: 1.8em;
  & .title { font: 400 2.3em/1.12 ${font.serif}; letter-spacing: -.018em; text-wrap: balance; }
  & h4 { font: 600 1.12em/1.4 ${font.sans}; }
  & p, & li { font-size: 1.06em; line-height: 1.48; color: ${color['doc-ink-2']}; }
  & ul { display: grid; gap: .6em; }
  & li { padding-left: 1.1em; position: relative; }
  & li::before { content: '–'; position: absolute; left: 0; }
  & .note { font-size: .94em; }
  & .chart strong { display: block; margin-bottom: .8em; font-weight: 600; font-size: 1.06em; line-height: 1.35; }
  & blockquote { font: 400 1.7em/1.25 ${font.serif}; }
`;

function BlockView({ block, miniature }: { block: Block; miniature: boolean }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'text':
      return <p>{block.text}</p>;
    case 'note':
      return <p className="note">{block.text}</p>;
    case 'quote':
      return <blockquote>{block.text}</blockquote>;
    case 'list':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>
              <Ordinals text={item} />
            </li>
          ))}
        </ul>
      );
    case 'table':
      return <DocumentTable table={block.table} miniature={miniature} />;
    case 'chart':
      return (
        <div className="chart">
          <strong>{block.chart.measure}</strong>
          <ChartDrawing chart={block.chart} place={miniature ? 'miniature' : 'document'} />
        </div>
      );
  }
}

interface Props {
  page: InnerPage;
  kind: string;
  /** Beside a cover it is a miniature, for decoration; alone it is read. */
  decorative?: boolean;
}

/** An inner page of a deliverable, set as it is delivered. */
export function InnerPageView({ page: { folio, section, title, blocks }, kind, decorative = false }: Props) {
  const Title = decorative ? 'div' : 'h3';
  return (
    <DocumentPage readable={!decorative} flows={!decorative}>
      <DocumentHead left={kind} right={section} />
      <Body>
        <Title className="title">{title}</Title>
        {blocks.map((block, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a page is a fixed list of blocks
          <BlockView key={index} block={block} miniature={decorative} />
        ))}
      </Body>
      <DocumentFoot folio={folio} />
    </DocumentPage>
  );
}
