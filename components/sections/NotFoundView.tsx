import styled from '@emotion/styled';
import { LostFigure } from '../figures/LostFigure.tsx';
import { color, media, type } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';

const Box = styled.section`
  position: relative;
  overflow: clip;
  padding: 0 0 120px;
  & h1 { ${type.display2} }
  ${media.belowDesktop} { padding-bottom: 80px; }
`;
const English = styled.p`
  ${type.lead}
  margin-top: 20px;
  color: ${color['ink-2']};
`;
const French = styled.p`
  margin-top: 8px;
  max-width: 34em;
  color: ${color['ink-2']};
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 32px;
  ${media.phone} { & a { width: 100%; } }
`;

/** '404 Page Not Found', under the strands that lose one another. */
export const NotFoundView = () => (
  <Box>
    <LostFigure />
    <Container>
      <h1 lang="en">404 Page Not Found</h1>
      <English lang="en">Did you forget to add the page to the router?</English>
      <French>Cette page n'existe pas, ou son adresse a changé. Les livrables, eux, sont toujours là.</French>
      <Actions>
        <ButtonLink href="/">Retour à l'accueil</ButtonLink>
        <ButtonLink level="secondary" href="/#services">
          Voir les services
        </ButtonLink>
      </Actions>
    </Container>
  </Box>
);
