import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { Crossings } from '../figures/Crossings.tsx';
import { looseStrand } from '../figures/weave.ts';
import { color, media, type } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';

const WEAVE = { xs: -1000, x0: 180, x1: 468, xm: 0, yc: 250, gap: 40, stages: 3 };
/** Coordinates, x and y, at which each loose strand ends. */
const ENDS: readonly [number, number][] = [
  [860, 372],
  [900, 150],
  [612, 424],
  [760, 60],
  [700, 268],
];

/** Scales the drawing with the window, so that the empty page in it is not cut at the right. */
const Figure = styled.svg`
  width: 1440px;
  max-width: none;
  height: 470px;
  margin-left: calc(50% - 720px);
  overflow: visible;
  fill: none;
  stroke-width: 2.25;
  stroke-linecap: round;
  ${media.belowWide} { width: 100%; height: auto; margin-left: 0; }
  ${media.phone} { width: 780px; height: 255px; margin-left: -120px; }
`;

/** The strands cross in three stages, then separate beside an empty page. Clipped by its container. */
const LostFigure = () => (
  <Figure viewBox="0 0 1440 470" aria-hidden="true">
    {ENDS.map(([x, y], strand) => (
      <g key={`${x}`} stroke={`var(--ia-${strand + 1})`}>
        <path d={looseStrand(WEAVE, strand, [x, y])} />
        <circle cx={x} cy={y} r="5" fill={`var(--ia-${strand + 1})`} stroke="none" />
      </g>
    ))}
    <Crossings weave={WEAVE} radius={5} />
    <rect x="980" y="64" width="380" height="537" stroke={color['ink-3']} strokeWidth="1.6" strokeDasharray="4 7" />
  </Figure>
);

const Box = styled.section`
  position: relative;
  overflow: clip;
  padding-bottom: 120px;
  & h1 { ${type.display2} }
  & p { max-width: 34em; margin-top: 8px; color: ${color['ink-2']}; }
  & h1 + p { ${type.lead} margin-top: 20px; }
  ${media.belowDesktop} { padding-bottom: 80px; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 32px;
  ${media.phone} { & a { width: 100%; } }
`;

/** Page for an error: the loose strands, a message, and links to other pages. */
export const LostPage = ({ children, actions }: { children: ReactNode; actions: ReactNode }) => (
  <Box>
    <LostFigure />
    <Container>
      {children}
      <Actions>{actions}</Actions>
    </Container>
  </Box>
);

/** '404 Page Not Found'. */
export const NotFoundView = () => (
  <LostPage
    actions={
      <>
        <ButtonLink href="/">Retour à l'accueil</ButtonLink>
        <ButtonLink level="secondary" href="/#services">
          Voir les services
        </ButtonLink>
      </>
    }
  >
    <h1 lang="en">404 Page Not Found</h1>
    <p lang="en">Did you forget to add the page to the router?</p>
    <p>Cette page n'existe pas, ou son adresse a changé. Les livrables, eux, sont toujours là.</p>
  </LostPage>
);
