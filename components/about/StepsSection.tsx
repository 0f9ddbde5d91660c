import styled from '@emotion/styled';
import { about } from '../../data/company/about.ts';
import { color, media, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const Head = styled.h2`
  ${type.h2}
  margin-bottom: 36px;
  ${media.fromTablet} { margin-bottom: 64px; }
`;
const Steps = styled.ol`
  border-top: 1px solid ${color.ink};
  & > li { display: grid; grid-template-columns: 64px minmax(0, 1fr); gap: 8px 24px; padding: 32px 0 36px; }
  & > li + li { border-top: 1px solid ${color.line}; }
  & h3 { ${type.h3} align-self: center; }
  & p { grid-column: 2; max-width: 38em; ${type.body} color: ${color['ink-2']}; }
  ${media.desktop} {
    & > li { grid-template-columns: 2fr 4fr 6fr; align-items: baseline; padding: 36px 0 40px; }
    & h3 { align-self: auto; }
    & p { grid-column: auto; }
  }
`;

/** The method in three steps, a serif figure each. */
export const StepsSection = () => {
  const content = useContent();
  return (
    <Section ruled tall={[905, 680, 610]} aria-labelledby="trois-temps">
      <Container>
        <Head id="trois-temps">{about(content).methodTitle}</Head>
        <Steps>
          {about(content).method.map(({ title, text }, index) => (
            <li key={title}>
              <Figure small={60} large={76} aria-hidden="true">
                {index + 1}
              </Figure>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Steps>
      </Container>
    </Section>
  );
};
