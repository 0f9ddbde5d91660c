import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { color, type } from '../theme.ts';
import { Container, Section } from '../ui/Section.tsx';

const Words = styled.div`
  max-width: 760px;
  & h1 { ${type.display2} }
  & p { ${type.lead} margin-top: 20px; color: ${color['ink-2']}; }
`;
const Action = styled.div`
  margin-top: 32px;
`;

interface Props {
  title: string;
  action: ReactNode;
  figure?: ReactNode;
  children: ReactNode;
}

/** A page with one message: the result of an action, or its next step. */
export const MessageView = ({ title, action, figure, children }: Props) => (
  <Section style={{ overflow: 'clip' }}>
    <Container>
      <Words>
        <h1>{title}</h1>
        {children}
        <Action>{action}</Action>
      </Words>
      {figure}
    </Container>
  </Section>
);
