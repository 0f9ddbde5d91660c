import styled from '@emotion/styled';
import { useId } from 'react';
import type { partsOf } from '../../data/examples/types.ts';
import { covers } from '../../data/offer/covers.ts';
import { type PortfolioCard, portfolio } from '../../data/offer/portfolio.ts';
import { InnerPagePicture } from '../example/InnerPagePicture.tsx';
import type { DrawnPage } from '../figures/charts/drawChart.ts';
import { ContentsPage } from '../figures/documents/ContentsPage.tsx';
import { DocumentCover } from '../figures/documents/DocumentCover.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, focusRing, media, type } from '../theme.ts';
import { Container, Section, SectionHead } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const Grid = styled.div`
  display: grid;
  gap: 18px 24px;
  ${media.fromTablet} { row-gap: 72px; }
  ${media.tablet} { grid-template-columns: 1fr 1fr; & > :nth-of-type(3n + 1) { grid-column: 1 / -1; } }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    row-gap: 88px;
    & > :nth-of-type(1) { grid-column: 1 / span 7; }
    & > :nth-of-type(2) { grid-column: 9 / -1; margin-top: 104px; }
    & > :nth-of-type(3) { grid-column: 1 / span 4; margin-top: 72px; }
    & > :nth-of-type(4) { grid-column: 6 / -1; }
  }
  ${media.print} { grid-template-columns: 1fr 1fr; gap: 28px 40px; && > * { grid-column: auto; margin: 0; } }
`;
const Card = styled.article`
  & h3 { ${type.h3} font-size: 27px; }
  & h3 a { ${focusRing(color['band-link'])} }
  & h3 a:hover { color: ${color['band-link']}; }
  ${media.narrow} { display: grid; grid-template-columns: 60px minmax(0, 1fr); gap: 0 16px; & h3 { font-size: 21px; } & > a { grid-row: 1 / span 2; } }
  ${media.print} { display: grid; grid-template-columns: 160px 1fr; gap: 20px; }
`;
const SPREAD = `
  grid-template-columns: 50% 52%;
  margin-right: 2%;
  & > :last-child { margin: 64px 0 -64px -2%; }
  ${media.phone} { grid-template-columns: 51% 53%; & > :last-child { margin: 36px 0 -20px -4%; } }
  ${media.narrow} { display: block; margin: 0; & > :last-child { display: none; } }
  ${media.print} { display: block; margin: 0; & > :last-child { display: none; } }`;
/** The cover, and beside it, where the card has one, a second page that hangs lower. */
const Documents = styled.a<{ spread: boolean }>`
  position: relative;
  display: ${({ spread }) => (spread ? 'grid' : 'block')};
  & > :first-of-type { position: relative; z-index: 1; }
  ${({ spread }) => (spread ? SPREAD : '& > * { max-width: 330px; }')}
`;
const Words = styled.div<{ spread: boolean }>`
  margin-top: 36px;
  max-width: ${({ spread }) => (spread ? 'min(330px, 46%)' : '330px')};
  a:hover + & h3 a { color: ${color['band-link']}; }
  ${media.phone} { max-width: none; margin-top: ${({ spread }) => (spread ? 44 : 28)}px; }
  ${media.narrow} { margin-top: -4px; }
  ${media.print} { max-width: none; margin-top: 0; }
`;
const Text = styled.p`
  margin-top: 10px;
  font-size: 16px;
  line-height: 1.55;
  color: ${color['on-band-2']};
  ${media.narrow} { margin-top: 6px; font-size: 15px; }
  ${media.narrow} { &[data-description] { display: none; } }
`;
const Meta = styled(Text)`
  font-size: 15px;
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 22px;
  margin-top: 18px;
  ${media.narrow} { grid-column: 2; justify-content: space-between; gap: 4px 8px; margin-top: 10px; & button { font-size: 14px; } & button:first-of-type { padding-inline: 10px; } }
  ${media.print} { display: none; }
`;
const More = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: center;
  gap: 20px;
  margin-top: 22px;
  padding-top: 22px;
  ${media.fromTablet} { margin-top: 88px; padding-top: 36px; }
  border-top: 1px solid ${color['band-line']};
  & h3 { ${type.h3} }
  ${media.print} { display: none; }
`;

/** Sample pages beside the covers of two cards. */
export interface PortfolioSamples {
  segments: DrawnPage;
  contents: { total: number; parts: ReturnType<typeof partsOf> };
}

function Spread({ of, samples: { segments, contents } }: { of: 'segments' | 'contents'; samples: PortfolioSamples }) {
  const content = useContent();
  if (of === 'segments') return <InnerPagePicture page={segments} kind={covers(content).market.kind} />;
  return <ContentsPage head="SaaS B2B" folio={`${contents.total} pages`} rows={contents.parts} />;
}

function Example({ card, samples }: { card: PortfolioCard; samples: PortfolioSamples }) {
  const heading = useId();
  const spread = card.spread !== undefined;
  return (
    <Card>
      {/* A larger target for the title's link below, hidden from assistive technology */}
      <Documents spread={spread} href={card.href} tabIndex={-1} aria-hidden="true">
        <DocumentCover cover={card.cover} />
        {card.spread && <Spread of={card.spread} samples={samples} />}
      </Documents>
      <Words spread={spread}>
        <h3 id={heading}>
          <a href={card.href}>{card.title}</a>
        </h3>
        <Text data-description="">{card.description}</Text>
        <Meta>{card.meta}</Meta>
      </Words>
      <Actions>
        <QuoteButton
          level="band"
          size="md"
          describedBy={heading}
          service={card.code}
          note={
            <p>
              <a href={card.href}>Lire l’exemple</a>. Vous pouvez aussi demander le vôtre ici.
            </p>
          }
        >
          Voir l'exemple
        </QuoteButton>
        <QuoteButton level="band-text" describedBy={heading} service={card.code}>
          Commander similaire
        </QuoteButton>
      </Actions>
    </Card>
  );
}

/** 'Jugez sur pièces': four examples on the navy band. Covers lead to the pages, buttons open the quote form. */
export function PortfolioSection({ samples }: { samples: PortfolioSamples }) {
  const content = useContent();
  return (
    <Section
      id="portfolio"
      ground="band"
      whole
      tall={[810, 2750, 1980]}
      className="on-band"
      aria-labelledby="portfolio-titre"
    >
      <Container>
        <SectionHead>
          <h2 id="portfolio-titre">{portfolio(content).title}</h2>
          <p style={{ color: color['on-band-2'] }}>{portfolio(content).lead}</p>
        </SectionHead>
        <Grid>
          {portfolio(content).cards.map((card) => (
            <Example key={card.id} card={card} samples={samples} />
          ))}
        </Grid>
        <More>
          <h3>{portfolio(content).question}</h3>
          <QuoteButton level="inverse" wide>
            {portfolio(content).button}
          </QuoteButton>
        </More>
      </Container>
    </Section>
  );
}
