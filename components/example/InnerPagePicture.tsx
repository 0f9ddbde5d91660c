import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Block, DataTable } from '../../data/examples/types.ts';
import type { DrawnBlock, DrawnPage } from '../figures/charts/drawChart.ts';
import { DrawingSvg } from '../figures/DrawingSvg.tsx';
import { DocumentFoot, DocumentHead, DocumentPage } from '../figures/documents/DocumentPage.tsx';
import { Ordinals } from '../french/titles.tsx';
import { color, font, media, tabular } from '../theme.ts';
import { stackedTable, stacks } from '../ui/table/stackedTable.ts';
import { TableRows } from '../ui/table/TableView.tsx';

const Body = styled.div<{ decorative: boolean }>`
  display: flex;
  flex-direction: column;
  gap: 1.2em;
  ${({ decorative }) => (decorative ? 'padding-top: 1.8em;' : '')}
  & h4 { font: 600 1.12em/1.4 ${font.sans}; }
  & p, & li { font-size: 1.06em; line-height: 1.48; color: ${color['doc-ink-2']}; }
  & ul { display: grid; gap: .6em; }
  & li { padding-left: 1.1em; position: relative; }
  & li::before { content: '–'; position: absolute; left: 0; }
  & blockquote { font: 400 1.7em/1.25 ${font.serif}; }
`;
const Title = styled.div`
  font: 400 2.3em/1.12 ${font.serif};
  letter-spacing: -.018em;
  text-wrap: balance;
`;

interface Props {
  /** Text at the left of the header line; the section is at its right. */
  head: string;
  section: string;
  title: string;
  folio?: number;
  /** Whether assistive technology skips the picture: true where it only decorates, as beside a cover. */
  decorative?: boolean;
  children: ReactNode;
}

/** Inner page of a deliverable, drawn as delivered: header line, title, content, page number. */
export function InnerPageSheet({ head, section, title, folio, decorative = false, children }: Props) {
  return (
    <DocumentPage readable={!decorative} flows={!decorative}>
      <DocumentHead left={head} right={section} />
      <Body decorative={decorative}>
        <Title as={decorative ? 'div' : 'h3'}>{title}</Title>
        {children}
      </Body>
      <DocumentFoot folio={folio ?? ''} />
    </DocumentPage>
  );
}

/** Note on an inner page, in smaller type than its paragraphs. */
const PageWordsNote = styled.p`
  && { font-size: .94em; }
`;

/** Block of an inner page that contains only text. */
export function PageWords({ block }: { block: Exclude<Block, { kind: 'table' | 'chart' }> }) {
  switch (block.kind) {
    case 'heading':
      return <h4>{block.text}</h4>;
    case 'text':
      return <p>{block.text}</p>;
    case 'note':
      return <PageWordsNote>{block.text}</PageWordsNote>;
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
  }
}

const Measure = styled.strong`
  display: block;
  margin-bottom: .8em;
  font-weight: 600;
  font-size: 1.06em;
  line-height: 1.35;
  & > span { display: block; margin-top: .2em; font-weight: 400; font-size: .9em; color: ${color['doc-ink-2']}; }
`;

/** Chart on an inner page, below its conclusion and measure. */
export const PageChart = ({ title, measure, children }: { title?: string; measure: string; children: ReactNode }) => (
  <div>
    <Measure>
      {title ?? measure}
      {title && <span>{measure}</span>}
    </Measure>
    {children}
  </div>
);

const Table = styled.table`
  font-size: 1.02em;
  line-height: 1.32;
  ${tabular}
  & caption { padding-bottom: .5em; text-align: left; font-weight: 600; font-size: 1.06em; }
  & th, & td { padding: .42em 0 .42em .9em; text-align: left; vertical-align: top; font-weight: 400; border-bottom: 1px solid ${color['doc-line']}; }
  & th:first-of-type { padding-left: 0; }
  & thead th { border-color: ${color['doc-ink']}; color: ${color['doc-ink-2']}; font-size: .92em; vertical-align: bottom; }
  & .number { text-align: right; white-space: nowrap; }
  ${media.fromTablet} { & .number + :not(.number) { padding-left: 1.6em; } }
  & tr[data-look='total'] > * { font-weight: 600; border-color: ${color['doc-ink']}; }
  & tr[data-look='hot'] > * { font-weight: 600; color: ${color['doc-blue']}; }
  &[data-dense] :is(th, td) { padding-block: .2em; }
  [data-flows] & { ${media.fromTablet} { font-size: .9em; line-height: 1.3; & th, & td { padding: .32em 0 .32em .8em; } & th:first-of-type { padding-left: 0; } & caption { font-size: 1.18em; } } }
  [data-flows] &[data-many] { ${media.fromTablet} { font-size: .8em; & th, & td { padding-left: .5em; } & th:first-of-type { padding-left: 0; } } }
  ${media.phone} { &:not([data-miniature]) { & .number { white-space: normal; } & th, & td { padding-left: .6em; } & th:first-of-type { padding-left: 0; } } }
  ${stackedTable(color['doc-ink'], color['doc-line'], color['doc-ink-2'])}
`;
const Note = styled.div`
  margin-top: .6em;
  font-size: .92em;
  line-height: 1.4;
  color: ${color['doc-ink-2']};
`;

/** Table printed on a document; in a miniature it keeps all its columns on phones too. */
export const DocumentTable = ({ table, miniature }: { table: DataTable; miniature: boolean }) => (
  <div>
    <Table
      data-miniature={miniature ? '' : undefined}
      data-stacks={stacks(table) && !miniature ? '' : undefined}
      data-dense={table.dense ? '' : undefined}
      data-many={table.columns.length > 5 ? '' : undefined}
    >
      <caption>{table.caption}</caption>
      <TableRows table={table} />
    </Table>
    {table.note && <Note>{table.note}</Note>}
  </div>
);

function BlockView({ block }: { block: DrawnBlock }) {
  if (block.kind === 'table') return <DocumentTable table={block.table} miniature />;
  if (block.kind !== 'drawing') return <PageWords block={block} />;
  return (
    <PageChart measure={block.measure}>
      <DrawingSvg drawing={block.drawing} on="document" />
    </PageChart>
  );
}

/** Inner page as a picture beside a cover: it scales as a whole, and the browser gets no code for charts. */
export const InnerPagePicture = ({
  page: { section, title, folio, blocks },
  kind,
}: {
  page: DrawnPage;
  kind: string;
}) => (
  <InnerPageSheet head={kind} section={section} title={title} folio={folio} decorative>
    {blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is a fixed list of blocks
      <BlockView key={index} block={block} />
    ))}
  </InnerPageSheet>
);
