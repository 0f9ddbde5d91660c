import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { method } from '../../data/home.ts';
import { extents } from '../../data/offer/extents.ts';
import { heroWords } from '../../data/settings/homeWords.ts';
import { kept } from '../kept.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, layer, media, type } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const figures = import.meta.env.SSR ? await import('./HeroFigure.tsx') : undefined;
const MiddleFigure = kept(figures?.MiddleFigure);
const WideFigure = kept(figures?.WideFigure);
const PhoneFigure = kept(figures?.PhoneFigure);

/** Sentence about the method, above the quote form that the button « Découvrez ma méthode » opens. */
const MethodNote = () => (
  <>
    <p>La méthode, en bref :</p>
    <ol>
      {method(useContent()).steps.map(({ title }) => (
        <li key={title}>{title}</li>
      ))}
    </ol>
    <p>
      <a href="/#methode">Lire les cinq étapes</a>
    </p>
  </>
);

/** Sentence about the sample study, above the quote form that the button « Voir en action » opens. */
const SampleNote = () => (
  <p>
    Un extrait d’une étude de marché de {extents.market.pages} pages :{' '}
    <a href="/exemples/etude-marche">lire l’exemple</a>. Vous pouvez aussi demander la vôtre ici.
  </p>
);

const Box = styled.section`
  position: relative;
  container-type: inline-size;
  overflow: clip;
  @media screen and (min-width: 1280px) { min-height: 745px; }
`;
const Words = styled.div`
  position: relative;
  z-index: ${layer.strands};
  @media screen and (min-width: 1280px) { width: 820px; max-width: 66%; }
`;
const Title = styled(Words)`
  padding-top: 32px;
  ${media.fromTablet} { padding-top: 52px; }
  ${media.print} { padding-top: 72px; }
`;
/**
 * Title of the hero: the first sentence does not reach the document, the second one has a line of its own. Title and introduction leave
 * room for the figure at every font size.
 */
const titleStyle = css`
  ${type.display1}
  ${media.desktop} { white-space: nowrap; }
  ${media.phone} { text-wrap: wrap; }
  @media screen and (min-width: 1280px) { font-size: 92PX; }
  @media screen and (min-width: 1280px) and (max-width: 1439.98px) { font-size: 84PX; }
  @media (max-width: 389.98px) { font-size: calc((100vw - 40PX) / 7); }
`;
const Lead = styled.p`
  ${type.lead}
  margin-top: 28px;
  max-width: 32em;
  color: ${color['ink-2']};
  ${media.desktop} { max-width: 31em; }
  @media screen and (min-width: 1280px) { font-size: 20PX; }
  ${media.print} { margin-top: 20px; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 32px;
  ${media.phone} { flex-direction: column; gap: 12px; & button { width: 100%; } }
`;
/** Grid cell shared by text and figure from 701 px on: the strands run under the text, the document is beside it. */
const Cell = styled.div`
  @media print, (min-width: 701px) and (max-width: 1279.98px) {
    display: grid;
    & > :first-of-type { grid-area: 1 / 1; width: 58%; padding-bottom: 25%; }
  }
`;
const Caption = styled.p`
  display: none;
  @media screen and (min-width: 701px) and (max-width: 1279.98px) { display: block; margin: 12px 0 40px; max-width: 34em; text-wrap: balance; ${type.caption} font-size: 14px; color: ${color['ink-3']}; }
`;

/**
 * Top of the home page: headline, introduction with the prices, two buttons, the figure (five strands, ten crossings, one signature) and
 * the list of prices.
 */
export function Hero() {
  const hero = heroWords(useContent());
  return (
    <Box>
      <Container>
        <Title>
          <h1 css={titleStyle}>
            {hero.title[0]}
            <br />
            {hero.title[1]}
          </h1>
        </Title>
        <Cell>
          <Words>
            <Lead>{hero.lead}</Lead>
            <Actions>
              <QuoteButton note={<MethodNote />}>{hero.primary}</QuoteButton>{' '}
              <QuoteButton level="secondary" note={<SampleNote />}>
                {hero.secondary}
              </QuoteButton>
            </Actions>
          </Words>
          <MiddleFigure name="hero-middle" />
        </Cell>
        <Caption>{hero.caption}</Caption>
      </Container>
      <WideFigure name="hero-wide" />
      <PhoneFigure name="hero-phone" />
    </Box>
  );
}
