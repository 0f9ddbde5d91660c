import styled from '@emotion/styled';
import { doctrine } from '../../data/blog/method.ts';
import { about } from '../../data/company/about.ts';
import { ProseLink } from '../prose/Prose.tsx';
import { color, focusRing, media, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section } from '../ui/Section.tsx';
import { useContent } from '../useContent.tsx';

const StepsHead = styled.h2`
  ${type.h2}
`;
const StepsLead = styled.p`
  ${type.body}
  margin: 20px 0 36px;
  max-width: 38em;
  color: ${color['ink-2']};
  ${media.fromTablet} { margin-bottom: 56px; }
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

const Rules = styled.p`
  ${type.body}
  padding-top: 24px;
  border-top: 1px solid ${color.line};
  scroll-margin-top: 112px;
  color: ${color['ink-2']};
  & a { color: ${color.link}; text-decoration: underline; text-underline-offset: .16em; ${focusRing(color.link)} }
`;

/** Id of the rules' former place, `/about#regles-de-mesure`: old links lead to the line with the link to their new page. */
const RULES_ID = 'regles-de-mesure';

/** Section with the three steps of the method, each with its number in the serif typeface. */
export const StepsSection = () => {
  const content = useContent();
  return (
    <Section ruled tall={[900, 745, 690]} aria-labelledby="trois-temps">
      <Container>
        <StepsHead id="trois-temps">{about(content).methodTitle}</StepsHead>
        <StepsLead>{about(content).methodLead}</StepsLead>
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
        <Rules id={RULES_ID}>
          {about(content).rules.before}
          <ProseLink href={doctrine.page}>{about(content).rules.link}</ProseLink>.
        </Rules>
      </Container>
    </Section>
  );
};
