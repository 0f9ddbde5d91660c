import styled from '@emotion/styled';
import { quoteSection } from '../../data/home.ts';
import { kept } from '../kept.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { color, font, media, shadow, tabular, type } from '../theme.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { Lines } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';

const Words = styled.div`
  & h2 { ${type.h2} }
  & ul { margin: 20px 0 24px; ${media.fromTablet} { margin: 32px 0 36px; } }
`;
/** Two columns from tablets on: the call to request a quote, and a sample quote. */
const Halves = styled(Split)`
  ${media.tablet} { grid-template-columns: 11fr 10fr; align-items: center; & h2 { font-size: 36px; } }
`;
const Paper = styled.div`
  padding: 48px 48px 52px;
  border-radius: 2px;
  background: ${color['doc-paper']};
  color: ${color['doc-ink']};
  box-shadow: inset 0 0 0 1px ${color['doc-edge']}, ${shadow.doc};
  font-size: 15px;
  line-height: 1.5;
  ${tabular}
  & dl > div { display: flex; justify-content: space-between; padding: 13px 0; border-bottom: 1px solid ${color['doc-line']}; }
  & dl > div:last-of-type { align-items: flex-end; font-weight: 600; padding: 12px 0; }
  & dl > div:last-of-type dd { font: 340 48px/1 ${font.serif}; letter-spacing: -.03em; }
  ${media.tablet} { padding: 28px 28px 32px; }
  ${media.phone} { padding: 20px; }
  ${media.narrow} { display: none; }
  ${media.print} { padding: 28px 28px 32px; }
`;
const QuotePaper = kept(import.meta.env.SSR ? (await import('./QuotePaper.tsx')).QuotePaper : undefined);

/** Section that invites visitors to request a quote, with the guarantees, beside a sample quote. */
export function QuoteSection() {
  const content = useContent();
  return (
    <Section ground="sunk" ruled whole tall={[310, 505, 545]} aria-labelledby="devis-titre">
      <Container>
        <Halves at="6+5" align="center">
          <Words>
            <h2 id="devis-titre">
              <Lines of={quoteSection(content).title} />
            </h2>
            <CheckList items={quoteSection(content).guarantees} />
            <QuoteButton wide>{quoteSection(content).button}</QuoteButton>
          </Words>
          <Paper>
            <QuotePaper name="sample-quote" />
          </Paper>
        </Halves>
      </Container>
    </Section>
  );
}
