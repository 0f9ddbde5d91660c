import styled from '@emotion/styled';
import { covers } from '../../data/covers.ts';
import type { Example } from '../../data/examples/types.ts';
import { drawnPage } from '../figures/charts/drawnPage.ts';
import { DocumentCover } from '../figures/DocumentCover.tsx';
import { SheetPreview } from '../figures/SheetPreview.tsx';
import { color, media, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Container, Split } from '../ui/Section.tsx';
import { InnerPagePicture } from './InnerPagePicture.tsx';

const Box = styled.section`
  overflow: clip;
  padding: 40px 0 88px;
  ${media.phone} { padding: 36px 0 72px; }
  ${media.print} { padding: 0 0 40px; }
`;
const Words = styled.div`
  & .badges { display: flex; flex-wrap: wrap; gap: 10px; margin-bottom: 26px; }
  & h1 { ${type.display2} }
  & .lead { ${type.lead} margin-top: 28px; max-width: 31em; color: ${color['ink-2']}; }
  & .notice { ${type.small} margin-top: 24px; max-width: 38em; padding-left: 16px; border-left: 1px solid ${color['line-strong']}; color: ${color['ink-3']}; }
`;
/** The cover at the right, what is inside it lower and in front (sheet) or behind (page). */
const Documents = styled.div`
  position: relative;
  & .cover { width: 300px; margin-left: auto; }
  & .sheet { position: relative; z-index: 1; width: 394px; max-width: 94%; margin: -250px 0 0 -32px; }
  &[data-with='page'] { display: grid; grid-template-columns: 56% 44%; align-items: start; }
  &[data-with='page'] .cover { position: relative; z-index: 1; width: 100%; margin: 0; }
  &[data-with='page'] .inner { margin: 64px 0 0 -8%; width: 108%; }
  ${media.print} {
    break-inside: avoid;
    &[data-with='sheet'] .cover { width: 240px; }
    &[data-with='sheet'] .sheet { width: 310px; margin: -130px 0 0; font-size: 10px; & :is(th, td) { padding: 6px; } }
  }
  ${media.belowDesktop} {
    max-width: 560px;
    &[data-with='sheet'] .sheet { margin-left: 0; }
  }
  ${media.phone} {
    &[data-with='sheet'] .cover { width: 68%; }
    &[data-with='sheet'] .sheet { margin-top: -40%; max-width: 95%; width: auto; font-size: 12px; & :is(th, td) { padding: 8px 6px; } }
  }
  @media (max-width: 359.98px) { &[data-with='sheet'] .sheet { max-width: none; font-size: 11px; & :is(th, td) { padding: 8px 3px; } } }
`;
const Grid = styled.div`
  margin-top: 48px;
  ${media.phone} { margin-top: 40px; }
  ${media.print} { margin-top: 28px; }
`;

/** Back to the service, what it is, and the deliverable itself. */
export function ExampleHero({ example }: { example: Example }) {
  const { badges, title, lead, notice, cover, service, sheet, preview } = example;
  const inner = preview.pages[1];
  return (
    <Box>
      <Container>
        <BackLink href={service.href}>Retour au service</BackLink>
        <Grid>
          <Split at="6+5">
            <Words>
              <div className="badges">
                {badges.map(({ text, icon }) => (
                  <Badge key={text}>
                    {icon && <Icon name={icon} size={16} />}
                    {text}
                  </Badge>
                ))}
              </div>
              <h1>{title}</h1>
              <p className="lead">{lead}</p>
              <p className="notice">{notice}</p>
            </Words>
            <Documents data-with={sheet ? 'sheet' : 'page'}>
              <div className="cover">
                <DocumentCover cover={covers[cover]} />
              </div>
              {sheet ? (
                <div className="sheet">
                  <SheetPreview sheet={sheet} />
                </div>
              ) : (
                inner && (
                  <div className="inner">
                    <InnerPagePicture page={drawnPage(inner)} kind={covers[cover].kind} />
                  </div>
                )
              )}
            </Documents>
          </Split>
        </Grid>
      </Container>
    </Box>
  );
}
