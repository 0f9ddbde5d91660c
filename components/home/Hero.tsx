import { css } from '@emotion/react';
import styled from '@emotion/styled';
import { method } from '../../data/home.ts';
import { heroWords } from '../../data/settings/homeWords.ts';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, font, layer, media, type } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';
import { HeroPhoneFigure, LeadIn, ModelNames, nameHover, SignedCover } from './HeroPhoneFigure.tsx';

/** Promise of « Découvrez ma méthode », above the form it opens. */
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

/** Promise of « Voir en action », above the form it opens. */
const SampleNote = () => (
  <p>
    Une étude de marché complète, telle qu’elle est livrée : <a href="/exemples/etude-marche">lire l’exemple</a>. Vous
    pouvez aussi demander la vôtre ici.
  </p>
);

const WEAVE = { xs: -10, x0: 288, x1: 738, xm: 898, yc: 605, gap: 34 };

/** Below 1440 px the whole canvas shrinks to 1280. */
const SMALLER = 0.889;

const Box = styled.section`
  position: relative;
  container-type: inline-size;
  overflow: clip;
  @media screen and (min-width: 1280px) { min-height: 790px; }
`;
const Words = styled.div`
  position: relative;
  z-index: ${layer.strands};
  padding-top: 40px;
  ${media.fromTablet} { padding-top: 64px; }
  ${media.desktop} { padding-top: 84px; width: 820px; max-width: 66%; }
  ${media.print} { padding-top: 72px; }
`;
/** The first sentence keeps off the document, the second keeps its line. */
const titleStyle = css`
  ${type.display1}
  ${media.desktop} { white-space: nowrap; }
  ${media.phone} { text-wrap: wrap; }
  /* Title and lead leave the figure its place, whatever size is chosen. */
  @media screen and (min-width: 1280px) { font-size: 92PX; }
  @media screen and (min-width: 1280px) and (max-width: 1439.98px) { font-size: 84PX; }
  @media (max-width: 389.98px) { font-size: calc((100vw - 40PX) / 7); }
`;
const Lead = styled.p`
  ${type.lead}
  margin-top: 32px;
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
/**
 * The 1440 x 790 canvas of the desktop figure, centred on the page. The names begin at the margin of the text, which a classic scroll
 * bar or a window between the two sizes moves.
 */
const Canvas = styled.div`
  display: none;
  @media screen and (min-width: 1280px) {
    display: block;
    position: absolute;
    left: 50%;
    top: 0;
    width: 1440px;
    height: 790px;
    transform: translateX(-50%);
    transform-origin: top center;
    pointer-events: none;
  }
  ${nameHover}
  & [data-name] { transform: translateX(max(0px, 720px - 50cqw)); }
  @media (min-width: 1280px) and (max-width: 1439.98px) {
    transform: translate(-50%, 36px) scale(${SMALLER});
    & [data-name] { transform: translateX(calc(640px + (64px - 50cqw) / ${SMALLER})); }
  }
`;
const Lines = styled.svg`
  position: absolute;
  inset: 0;
  z-index: ${layer.strands};
  overflow: visible;
  font: 500 13.5PX ${font.sans};
`;
const Caption = styled.text`
  font-size: 14PX;
  font-weight: 400;
  fill: ${color['ink-3']};
`;
const CanvasPage = styled.div`
  position: absolute;
  left: 960px;
  top: 96px;
  width: 400px;
  z-index: ${layer.document};
`;
/** From 701 to 1279 px the figure has its own row under the text. It is scaled to the page, the names stay at a reading size. */
const Row = styled.div`
  display: none;
  @media print, (min-width: 701px) and (max-width: 1279.98px) {
    display: block;
    position: relative;
    max-width: 1024px;
    margin: 24px auto 56px;
    & svg { width: 100%; overflow: visible; position: relative; z-index: ${layer.strands}; }
    & text { font: 500 15.5PX ${font.sans}; fill: ${color.ink}; }
  }
  @media print, (min-width: 701px) and (max-width: 899.98px) { & text { font-size: 18.5PX; } }
  ${media.print} { margin: 72px 0 56px; }
`;
const RowPage = styled.div`
  position: absolute;
  right: 4%;
  top: 0;
  width: 29.3%;
  z-index: ${layer.document};
`;

const MIDDLE = { xs: -300, x0: 180, x1: 520, xm: 640, yc: 322, gap: 34 };

/** Headline, price pitch, two buttons, and the argument as a figure: five strands, ten crossings, one signature. */
export function Hero() {
  const hero = heroWords(useContent());
  return (
    <Box>
      <Container>
        <Words>
          <h1 css={titleStyle}>
            {hero.title[0]}
            <br />
            {hero.title[1]}
          </h1>
          <Lead>{hero.lead}</Lead>
          <Actions>
            <QuoteButton note={<MethodNote />}>{hero.primary}</QuoteButton>{' '}
            <QuoteButton level="secondary" note={<SampleNote />}>
              {hero.secondary}
            </QuoteButton>
          </Actions>
        </Words>
      </Container>
      <Canvas>
        <Lines viewBox="0 0 1440 790" width="1440" height="790" role="img" aria-label={hero.figure}>
          <ModelNames x={80} axis={WEAVE.yc} gap={WEAVE.gap} />
          <LeadIn weave={WEAVE} />
          <StrandFigure weave={WEAVE} line="M897 605H990" pace={1} />
          <Caption x="288" y="711">
            {hero.caption}
          </Caption>
        </Lines>
        <CanvasPage>
          <SignedCover />
        </CanvasPage>
      </Canvas>
      <Row>
        <svg viewBox="0 0 1024 470" role="img" aria-label={hero.figure}>
          <ModelNames x={40} axis={MIDDLE.yc} gap={MIDDLE.gap} />
          <StrandFigure weave={MIDDLE} line="M639 322H706" pace={1} />
        </svg>
        <RowPage>
          <SignedCover />
        </RowPage>
      </Row>
      <HeroPhoneFigure />
    </Box>
  );
}
