import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, media, type } from '../theme.ts';
import { Container, Section } from '../ui/Section.tsx';

const Words = styled.div`
  max-width: 760px;
  & h1 { ${type.display2} }
  & p { ${type.lead} margin-top: 20px; color: ${color['ink-2']}; }
`;
const Beside = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 420px;
  align-items: start;
  gap: 48px 64px;
  ${media.belowDesktop} { grid-template-columns: minmax(0, 420px); }
`;
const Action = styled.div`
  margin-top: 32px;
`;

interface Props {
  title: string;
  action: ReactNode;
  figure?: ReactNode;
  /** Document drawn beside the message. */
  paper?: ReactNode;
  children: ReactNode;
}

/** A page with one message: the result of an action, or its next step. */
export function MessageView({ title, action, figure, paper, children }: Props) {
  const words = (
    <Words>
      <h1>{title}</h1>
      {children}
      <Action>{action}</Action>
    </Words>
  );
  return (
    <Section style={{ overflow: 'clip' }}>
      <Container>
        {paper ? (
          <Beside>
            {words}
            {paper}
          </Beside>
        ) : (
          words
        )}
        {figure}
      </Container>
    </Section>
  );
}
