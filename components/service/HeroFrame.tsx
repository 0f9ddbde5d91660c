import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { media } from '../theme.ts';
import { Container, Split } from '../ui/Section.tsx';

const Box = styled.div`
  padding: 36px 0 64px;
  ${media.desktop} { padding-bottom: 112px; }
  ${media.print} { padding: 0 0 40px; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 34px;
  ${media.print} { display: none; }
`;

interface Props {
  words: ReactNode;
  order: ReactNode;
  toggle: ReactNode;
  documents: ReactNode;
}

/** The grid of a service page's hero: words and buttons in six columns, documents in five. */
export const HeroFrame = ({ words, order, toggle, documents }: Props) => (
  <Box>
    <Container>
      <Split at="6+5">
        <div>
          {words}
          <Actions>
            {order}
            {toggle}
          </Actions>
        </div>
        <div>{documents}</div>
      </Split>
    </Container>
  </Box>
);
