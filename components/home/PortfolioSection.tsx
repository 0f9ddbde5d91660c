import styled from '@emotion/styled';
import { kept } from '../kept.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, focusRing, media, type } from '../theme.ts';
import { Container, Section } from '../ui/Section.tsx';
import { cardHeading } from './cardHeading.ts';
import type { HomeData } from './homeData.ts';

const words = import.meta.env.SSR ? await import('./PortfolioWords.tsx') : undefined;
const CardWords = kept(words?.CardWords);
const Head = kept(words?.PortfolioHead);

type Card = HomeData['portfolio']['cards'][number];

const Grid = styled.div`
  display: grid;
  gap: 18px 24px;
  ${media.fromTablet} { row-gap: 72px; }
  ${media.belowDesktop} { grid-template-columns: 1fr 1fr; row-gap: 48px; }
  ${media.narrow} { grid-template-columns: 1fr; row-gap: 18px; }
  ${media.phone} { & > :nth-of-type(3n + 1) { grid-column: 1 / -1; } }
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
const Box = styled.article`
  & h3 { ${type.h3} font-size: 27px; }
  & h3 a { ${focusRing(color['band-link'])} }
  & h3 a:hover { color: ${color['band-link']}; }
  ${media.narrow} { display: grid; grid-template-columns: 60px minmax(0, 1fr); gap: 0 16px; & h3 { font-size: 21px; } & > [data-kept] > a { grid-row: 1 / span 2; } }
  ${media.print} { display: grid; grid-template-columns: 160px 1fr; gap: 20px; }
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

function Example({ card }: { card: Card }) {
  const heading = cardHeading(card.id);
  return (
    <Box>
      <CardWords name={heading} id={card.id} />
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
    </Box>
  );
}

/** Section 'Jugez sur pièces': four examples on the navy band. Covers link to the examples' pages, buttons open the quote form. */
export const PortfolioSection = ({ cards, question, button }: HomeData['portfolio']) => (
  <Section
    id="portfolio"
    ground="band"
    whole
    tall={[785, 1860, 1980]}
    className="on-band"
    aria-labelledby="portfolio-titre"
  >
    <Container>
      <Head name="portfolio" />
      <Grid>
        {cards.map((card) => (
          <Example key={card.id} card={card} />
        ))}
      </Grid>
      <More>
        <h3>{question}</h3>
        <QuoteButton level="inverse" wide>
          {button}
        </QuoteButton>
      </More>
    </Container>
  </Section>
);
