import styled from '@emotion/styled';
import { faqSection } from '../../data/home.ts';
import { kept } from '../kept.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, media, type } from '../theme.ts';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Lines } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';

const Head = styled.div`
  & h2 { ${type.h2} }
  & p { margin-top: 12px; max-width: 24em; color: ${color['ink-2']}; }
  ${media.fromTablet} { & p { margin-top: 20px; } }
`;

const Write = styled.div`
  margin-top: 4px;
  ${media.fromTablet} { margin-top: 16px; }
`;

const FaqAnswers = kept(import.meta.env.SSR ? (await import('./FaqAnswers.tsx')).FaqAnswers : undefined);

/** Questions and answers of the home page, of which one answer is open at a time. */
export const FaqSection = () => {
  const content = useContent();
  return (
    <Section id="faq" ruled tall={[590, 820, 630]} aria-labelledby="faq-titre">
      <Container>
        <Split at="4+7">
          <Head>
            <h2 id="faq-titre">
              <Lines of={faqSection(content).title} />
            </h2>
            <p>{faqSection(content).lead}</p>
            <Write>
              <QuoteButton level="text" arrow>
                {faqSection(content).button}
              </QuoteButton>
            </Write>
          </Head>
          <div>
            <FaqAnswers name="faq" />
          </div>
        </Split>
      </Container>
    </Section>
  );
};
