import styled from '@emotion/styled';
import { downloadLabel } from '../../data/examples/downloads.ts';
import { type Block, type Example, type InnerPage, totalPages } from '../../data/examples/types.ts';
import { covers } from '../../data/offer/covers.ts';
import { ChartDrawing } from '../figures/ChartDrawing.tsx';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { DocumentStack } from '../figures/documents/DocumentPage.tsx';
import { color, media, type } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Container, Section } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';
import { DocumentTable, InnerPageSheet, PageChart, PageWords } from './InnerPagePicture.tsx';

function BlockView({ block }: { block: Block }) {
  if (block.kind === 'table') return <DocumentTable table={block.table} miniature={false} />;
  if (block.kind !== 'chart') return <PageWords block={block} />;
  return (
    <PageChart measure={block.chart.measure}>
      <ChartDrawing chart={block.chart} place="document" />
    </PageChart>
  );
}

/** Inner page of a deliverable, readable in place. */
const InnerPageView = ({ page, kind }: { page: InnerPage; kind: string }) => (
  <InnerPageSheet page={page} kind={kind}>
    {page.blocks.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a page is a fixed list of blocks
      <BlockView key={index} block={block} />
    ))}
  </InnerPageSheet>
);

/** On paper the four pages share one sheet. */
const Sheet = styled(Section)`
  ${media.print} { break-before: page; }
`;
const Opening = styled.div`
  display: grid;
  gap: 56px 24px;
  align-items: center;
  & h2 { ${type.h2} }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    & > div { grid-column: 1 / span 6; }
  }
`;
const Lead = styled.p`
  ${type.lead}
  margin-top: 20px;
  max-width: 30em;
  color: ${color['on-band-2']};
`;
const Downloads = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 32px;
  ${media.phone} { & a { width: 100%; } }
`;
const Pages = styled.div`
  display: grid;
  gap: 56px 24px;
  max-width: 620px;
  margin-top: 88px;
  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    gap: 72px 56px;
    max-width: none;
    & > :nth-of-type(even) { margin-top: 88px; }
    & > :nth-of-type(odd) { margin-bottom: 88px; }
  }
  ${media.print} { gap: 20px 28px; max-width: 740px; margin-top: 24px; && > * { margin: 0; } }
`;
const Plate = styled.figure`
  ${media.print} { & figcaption { margin-top: 10px !important; } }
  & figcaption { margin-top: 20px; font-size: 15px; color: ${color['on-band-2']}; }
`;
const CoverPlate = styled(Plate)`
  width: min(100%, 400px);
  ${media.desktop} { grid-column: 8 / -1; width: 100%; max-width: 420px; }
  ${media.print} { display: none; }
`;

/** The deliverable as pages: the cover beside the downloads, then four inner pages, each with its place in the whole. */
export function PreviewSection({ example }: { example: Example }) {
  const content = useContent();
  const { preview, cover, downloads } = example;
  const total = totalPages(example);
  const label = (folio: number) => `Page ${folio}/${total}`;
  return (
    <Sheet ground="band" whole className="on-band" aria-labelledby="apercu">
      <Container>
        <Opening>
          <div>
            <h2 id="apercu">{preview.title}</h2>
            <Lead>{preview.lead}</Lead>
            <Downloads>
              {downloads.map((download) => (
                <ButtonLink key={download.file} level="band" href={`/telechargements/${download.file}`} download>
                  {downloadLabel(download)}
                </ButtonLink>
              ))}
            </Downloads>
          </div>
          <CoverPlate>
            <DocumentStack>
              <DocumentCover cover={covers(content)[cover]} />
            </DocumentStack>
            <figcaption style={{ marginTop: 32 }}>{label(1)}</figcaption>
          </CoverPlate>
        </Opening>
        <Pages>
          {preview.pages.map((page) => (
            <Plate key={page.folio}>
              <InnerPageView page={page} kind={covers(content)[cover].kind} />
              <figcaption>{`${label(page.folio)} · ${page.section}`}</figcaption>
            </Plate>
          ))}
        </Pages>
      </Container>
    </Sheet>
  );
}
