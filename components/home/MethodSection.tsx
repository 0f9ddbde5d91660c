import styled from '@emotion/styled';
import { kept } from '../kept.tsx';
import { Container, Section } from '../ui/Section.tsx';
import { MethodFigure } from './MethodFigure.tsx';

const words = import.meta.env.SSR ? await import('./MethodWords.tsx') : undefined;
const MethodHead = kept(words?.MethodHead);
const MethodSteps = kept(words?.MethodSteps);

const Body = styled.div`
  position: relative;
`;

/** Section 'La méthode en 5 étapes': the figure and the five steps. */
export const MethodSection = () => (
  <Section id="methode" ground="sheet" ruled whole tall={[795, 890, 525]} aria-labelledby="methode-titre">
    <Container>
      <MethodHead name="method-head" />
      <Body>
        <MethodFigure />
        <MethodSteps name="method-steps" />
      </Body>
    </Container>
  </Section>
);
