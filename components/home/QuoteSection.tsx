import styled from '@emotion/styled';
import { quoteSection } from '../../data/home.ts';
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
  ${media.phone} { padding: 20px; }
  ${media.narrow} { display: none; }
  ${media.print} { padding: 28px 28px 32px; }
`;
const Head = styled.p`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  padding-bottom: 22px;
  border-bottom: 1px solid ${color['doc-ink']};
  & b { font: 400 32px/1.1 ${font.serif}; }
  & span { color: ${color['doc-ink-2']}; font-size: 13px; }
`;
const Agreed = styled.p`
  display: flex;
  justify-content: space-between;
  padding-top: 14px;
  color: ${color['doc-ink-2']};
  font-size: 13px;
`;
/** Empty place of the client's signature. */
const SignHere = styled.span`
  width: 150px;
  height: 52px;
  border-bottom: 1px solid ${color['doc-ink']};
`;

/** The quote call-to-action with its guarantees, beside a quote as one would receive it. */
export function QuoteSection() {
  const content = useContent();
  const { sample } = quoteSection(content);
  return (
    <Section ground="sunk" ruled whole tall={[310, 915, 545]} aria-labelledby="devis-titre">
      <Container>
        <Split at="6+5" align="center">
          <Words>
            <h2 id="devis-titre">
              <Lines of={quoteSection(content).title} />
            </h2>
            <CheckList items={quoteSection(content).guarantees} />
            <QuoteButton wide>{quoteSection(content).button}</QuoteButton>
          </Words>
          <Paper>
            <Head>
              <b>{sample.title}</b> <span>{sample.tag}</span>
            </Head>
            <dl>
              {[...sample.rows, sample.total].map(([label, value]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
            <Agreed>
              <span>{sample.agreed}</span>
              <SignHere />
            </Agreed>
          </Paper>
        </Split>
      </Container>
    </Section>
  );
}
