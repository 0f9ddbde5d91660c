import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Example } from '../../data/examples/types.ts';
import { covers } from '../../data/offer/covers.ts';
import { drawnPage } from '../figures/charts/drawChart.ts';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { SheetPreview } from '../figures/documents/SheetPreview.tsx';
import { color, media, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Container, Split } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';
import { InnerPagePicture } from './InnerPagePicture.tsx';

const Box = styled.section`
  overflow: clip;
  padding: 40px 0 88px;
  ${media.phone} { padding: 36px 0 72px; }
  ${media.print} { padding: 0 0 40px; }
`;
const Words = styled.div`
  & h1 { ${type.display2} }
`;
const Badges = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
  margin-bottom: 26px;
`;
const Lead = styled.p`
  ${type.lead}
  margin-top: 28px;
  max-width: 31em;
  color: ${color['ink-2']};
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  margin-top: 28px;
  ${media.phone} { & > * { flex: 1 1 100%; } }
  ${media.print} { display: none; }
`;
const Notice = styled.p`
  ${type.small}
  margin-top: 24px;
  max-width: 38em;
  padding-left: 16px;
  border-left: 1px solid ${color['line-strong']};
  color: ${color['ink-3']};
`;
/** The cover at the right, what is inside it lower and in front (sheet) or behind (page). */
const Documents = styled.div`
  position: relative;
  &[data-with='page'] { display: grid; grid-template-columns: 56% 44%; align-items: start; }
  ${media.print} { break-inside: avoid; }
  ${media.belowDesktop} { max-width: 560px; }
`;
const CoverPlace = styled.div`
  width: 300px;
  margin-left: auto;
  ${media.print} { width: 240px; }
  ${media.phone} { width: 68%; }
  [data-with='page'] > & { position: relative; z-index: 1; width: 100%; margin: 0; }
`;
/** Its cells are closer than the sheet's own on paper and on phones. */
const SheetPlace = styled.div`
  position: relative;
  z-index: 1;
  width: 394px;
  max-width: 94%;
  margin: -250px 0 0 -32px;
  ${media.print} { width: 310px; margin: -130px 0 0; font-size: 10px; && :is(th, td) { padding: 6px; } }
  ${media.belowDesktop} { margin-left: 0; }
  ${media.phone} { margin-top: -40%; max-width: 95%; width: auto; font-size: 12px; && :is(th, td) { padding: 8px 6px; } }
  @media (max-width: 359.98px) { max-width: none; font-size: 11px; && :is(th, td) { padding: 8px 3px; } }
`;
const PagePlace = styled.div`
  margin: 64px 0 0 -8%;
  width: 108%;
`;
const Grid = styled.div`
  margin-top: 48px;
  ${media.phone} { margin-top: 40px; }
  ${media.print} { margin-top: 28px; }
`;

/** Back to the service, what it is, the ways to order or to take it away, and the deliverable itself. */
export function ExampleHero({ example, children }: { example: Example; children: ReactNode }) {
  const content = useContent();
  const { badges, title, lead, notice, cover, service, sheet, preview } = example;
  const inner = preview.pages[1];
  return (
    <Box>
      <Container>
        <BackLink href={service.href}>Retour au service</BackLink>
        <Grid>
          <Split at="6+5">
            <Words>
              <Badges>
                {badges.map(({ text, icon }) => (
                  <Badge key={text}>
                    {icon && <Icon name={icon} size={16} />}
                    {text}
                  </Badge>
                ))}
              </Badges>
              <h1>{title}</h1>
              <Lead>{lead}</Lead>
              <Acts>{children}</Acts>
              <Notice>{notice}</Notice>
            </Words>
            <Documents data-with={sheet ? 'sheet' : 'page'}>
              <CoverPlace>
                <DocumentCover cover={covers(content)[cover]} />
              </CoverPlace>
              {sheet ? (
                <SheetPlace>
                  <SheetPreview sheet={sheet} />
                </SheetPlace>
              ) : (
                inner && (
                  <PagePlace>
                    <InnerPagePicture page={drawnPage(inner)} kind={covers(content)[cover].kind} />
                  </PagePlace>
                )
              )}
            </Documents>
          </Split>
        </Grid>
      </Container>
    </Box>
  );
}
