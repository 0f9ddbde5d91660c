import styled from '@emotion/styled';
import { methodRules } from '../../data/blog/methodRules.ts';
import { about } from '../../data/company/about.ts';
import { color, focusRing, media, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
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

/** The method in three steps, a serif figure each. */
export const StepsSection = () => {
  const content = useContent();
  return (
    <Section ruled tall={[1060, 780, 705]} aria-labelledby="trois-temps">
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
      </Container>
    </Section>
  );
};

const Head = styled.h2`
  ${type.h2}
  scroll-margin-top: 112px;
`;
const Lead = styled.p`
  ${type.body}
  margin-top: 20px;
  max-width: 26em;
  color: ${color['ink-2']};
`;
const Rules = styled.dl`
  scroll-margin-top: 112px;
  border-top: 1px solid ${color.ink};
  & > div { display: grid; gap: 8px 24px; padding: 24px 0 26px; border-bottom: 1px solid ${color.line}; }
  & dt { ${type.h4} }
  & dd { ${type.body} max-width: 34em; color: ${color['ink-2']}; }
  & li + li { margin-top: .5em; }
  ${media.print} { & > div { padding: 12px 0; } }
  ${media.fromTablet} { & > div { grid-template-columns: 200px minmax(0, 1fr); align-items: baseline; } }
`;

/** Opens by itself where an address names the rules. */
const Folded = styled.details`
  & > summary { display: inline-flex; align-items: center; min-height: 44px; cursor: pointer; font-weight: 600; color: ${color.link}; text-decoration: underline; text-underline-offset: 4px; border-radius: 2px; ${focusRing(color.link)} }
  &[open] > summary { margin-bottom: 20px; }
`;

/** The rules of measure the articles, the calculators and the samples apply (`data/blog/methodRules.ts`). */
export const RulesSection = () => (
  <Section ruled tall={[260, 240, 200]} aria-labelledby="regles">
    <Container>
      <Split at="4+7">
        <div>
          <Head id="regles">Les règles de mesure</Head>
          <Lead>
            Ces seuils sont les miens, pas ceux d’une étude. Ce sont les mêmes dans les articles, les calculateurs et
            les exemples de livrables.
          </Lead>
        </div>
        <Folded>
          <summary>Lire les règles</summary>
          <Rules id="regles-de-mesure">
            {methodRules.map(({ title, sentences }) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  <ul>
                    {sentences.map((sentence) => (
                      <li key={sentence}>{sentence}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </Rules>
        </Folded>
      </Split>
    </Container>
  </Section>
);
