import styled from '@emotion/styled';
import { about } from '../../data/company/about.ts';
import { color, media, type } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const Box = styled.header`
  display: grid;
  gap: 28px 24px;
  padding: 56px 0 64px;
  & h1 { ${type.display1} }
  & p { ${type.lead} color: ${color['ink-2']}; }
  ${media.fromTablet} { padding: 88px 0 96px; & p { max-width: 34em; } }
  ${media.desktop} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: end;
    padding: 104px 0 112px;
    & h1 { grid-column: 1 / span 7; }
    & p { grid-column: 9 / -1; padding-bottom: 10px; }
  }
`;

/** The title of the about page and, at its right, the problem it answers. */
export const AboutHero = () => {
  const content = useContent();
  return (
    <Container>
      <Box>
        <h1>{about(content).title}</h1>
        <p>{about(content).lead}</p>
      </Box>
    </Container>
  );
};
