import styled from '@emotion/styled';
import { method } from '../../data/home.ts';
import { color, media, tabular, type } from '../theme.ts';
import { ModelText } from '../ui/ModelText.tsx';
import { Container, Section, SectionHead } from '../ui/Section.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { useContent } from '../useContent.tsx';
import { MethodColumn } from './MethodColumn.tsx';
import { MethodFigure } from './MethodFigure.tsx';

const Steps = styled.ol`
  display: grid;
  gap: 32px 24px;
  grid-template-columns: repeat(5, minmax(0, 1fr));
  & h3 { ${type.h4} margin-top: 10px; }
  ${media.print} { column-gap: 18px; }
  & p { margin: 8px 0 16px; font-size: 15px; line-height: 1.55; color: ${color['ink-2']}; }
  ${media.belowDesktop} {
    grid-template-columns: 1fr;
    gap: 0;
    padding-left: 90px;
    & li { min-height: 150px; padding-bottom: 16px; }
    & h3 { display: inline; }
  }
`;
const Rank = styled.span`
  ${type.question}
  font-size: 18px;
  color: ${color['ink-3']};
  ${tabular}
  ${media.belowDesktop} { display: inline; margin-right: 6px; &::after { content: '.'; } }
`;
const Body = styled.div`
  position: relative;
`;

/** 'La méthode en 5 étapes': the figure and its five steps. */
export function MethodSection() {
  const content = useContent();
  return (
    <Section id="methode" ground="sheet" ruled whole tall={[930, 900, 525]} aria-labelledby="methode-titre">
      <Container>
        <SectionHead>
          <h2 id="methode-titre">{method(content).title}</h2>
          <p>{method(content).lead}</p>
        </SectionHead>
        <Body>
          <MethodFigure />
          <MethodColumn />
          <Steps>
            {method(content).steps.map((step, index) => (
              <li key={step.title}>
                <Rank>{index + 1}</Rank>
                <h3>{step.title}</h3>
                <p>
                  <ModelText>{step.text}</ModelText>
                </p>
                {'link' in step && (
                  <TextLink href={step.link.href} arrow>
                    {step.link.label}
                  </TextLink>
                )}
              </li>
            ))}
          </Steps>
        </Body>
      </Container>
    </Section>
  );
}
