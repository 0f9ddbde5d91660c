import styled from '@emotion/styled';
import { downloadLabel, SAMPLE_FILES } from '../../data/examples/downloads.ts';
import type { Example } from '../../data/examples/types.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { orderText } from '../../data/offer/services.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { color, layer, media, type } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section } from '../ui/Section.tsx';
import { ExampleHead } from './ExampleHead.tsx';
import { RolesSection } from './RolesSection.tsx';
import { DocumentReader } from './reader/DocumentReader.tsx';
import { StructureSection } from './StructureSection.tsx';

const Band = styled(Section)`
  border-block: 1px solid ${color.line};
  && { padding: 56px 0; ${media.print} { padding: 24px 0; } }
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  align-items: baseline;
  gap: 8px 24px;
  padding-bottom: 24px;
  border-bottom: 1px solid ${color.ink};
  & h2 { ${type.h3} }
  & span { font-size: 14px; color: ${color['ink-3']}; }
`;
const Row = styled.dl`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  & > div { display: flex; flex-direction: column-reverse; justify-content: flex-end; padding: 20px 16px 4px 28px; border-left: 1px solid ${color.line}; }
  & > div:first-of-type { padding-left: 0; border-left: 0; }
  & dd > span > span { margin-left: .2em; }
  & dt { margin-top: 14px; font-weight: 600; font-size: 16px; line-height: 1.4; }
  & dt small { display: block; margin-top: 2px; font-weight: 400; font-size: 15px; color: ${color['ink-2']}; }
  ${media.belowDesktop} {
    grid-template-columns: 1fr 1fr;
    & > div { padding: 20px 12px 20px 0; border-left: 0; border-bottom: 1px solid ${color.line}; }
  }
`;

/** Four figures that sum the deliverable up. */
const SnapshotSection = ({ snapshot: { title, note, figures } }: Pick<Example, 'snapshot'>) => (
  <Band ground="sheet" whole aria-labelledby="chiffres">
    <Container>
      <Head>
        <h2 id="chiffres">{title}</h2>
        <span>{note}</span>
      </Head>
      <Row>
        {figures.map(({ figure, unit, label, detail }) => (
          <div key={label}>
            <dt>
              {label}
              <small>{detail}</small>
            </dt>
            <dd>
              <Figure small={42} large={64}>
                {figure}
                {unit && <span>{unit}</span>}
              </Figure>
            </dd>
          </div>
        ))}
      </Row>
    </Container>
  </Band>
);

/** Keeps the focused element above the bar. */
const Long = styled.div`
  ${media.phone} { & :is(a, button, summary, input) { scroll-margin-bottom: 88px; } }
`;
/** On a phone the page is long: ordering and taking it away stay at hand, in place of buttons in the head. */
const AtHand = styled.div`
  display: none;
  ${media.phone} {
    position: sticky;
    bottom: 0;
    z-index: ${layer.document};
    display: flex;
    gap: 10px;
    padding: 10px 20px;
    border-top: 1px solid ${color.line};
    background: ${color.ground};
    & > * { flex: 1; }
  }
  ${media.print} { && { display: none; } }
`;

const Opening = styled.section`
  padding: 32px 0 56px;
  background: ${color.sunk};
  ${media.phone} { padding: 0 0 32px; }
  ${media.print} { padding: 0 0 24px; }
`;
/** The head beside the page at ease, above it elsewhere. */
const Grid = styled.div`
  display: grid;
  grid-template: 'head' auto 'reader' auto 'strip' auto 'notice' auto / minmax(0, 1fr);
  row-gap: 32px;
  ${media.phone} { row-gap: 18px; }
  @media screen and (min-width: 1360px) {
    grid-template: 'head reader' auto 'notice reader' 1fr 'strip strip' auto / minmax(0, 1fr) 833px;
    gap: 0 45px;
  }
`;
const Notice = styled.p`
  ${type.caption}
  grid-area: notice;
  align-self: start;
  max-width: 38em;
  padding-left: 16px;
  border-left: 1px solid ${color['line-strong']};
  color: ${color['ink-2']};
  @media screen and (min-width: 1360px) { margin-top: 28px; max-width: 332px; }
`;

/** A sample deliverable: its own pages, then what it holds, who did what, and the ways to order it. */
export function ExamplePage({ example }: { example: Example }) {
  const { service, closing, downloads } = example;
  const selected = {
    code: service.code,
    title: service.title,
    price: priceText(service.price),
    text: orderText(service),
  };
  const [first] = downloads;
  const href = `${SAMPLE_FILES}/${first?.file}`;
  return (
    <Long>
      <Opening>
        <Container>
          <Grid>
            <ExampleHead example={example}>
              <QuoteButton selected={selected}>Commander</QuoteButton>{' '}
              {first && (
                <ButtonLink level="secondary" href={href} download>
                  {downloadLabel(first)}
                </ButtonLink>
              )}
            </ExampleHead>
            <DocumentReader example={example} />
            <Notice>{example.notice}</Notice>
          </Grid>
        </Container>
      </Opening>
      <SnapshotSection snapshot={example.snapshot} />
      <StructureSection {...example} />
      <RolesSection example={example} />
      <BlueBand title={closing.title}>
        <QuoteButton level="inverse" selected={selected}>
          Commander maintenant
        </QuoteButton>{' '}
        {closing.secondAction === 'quote' ? (
          <QuoteButton level="ghost" selected={selected}>
            {closing.second}
          </QuoteButton>
        ) : (
          <ButtonLink level="ghost" href={href} download>
            {closing.second}
          </ButtonLink>
        )}
      </BlueBand>
      <AtHand>
        <QuoteButton size="md" selected={selected}>
          Commander
        </QuoteButton>{' '}
        {first && (
          <ButtonLink size="md" level="secondary" href={href} download>
            Télécharger
          </ButtonLink>
        )}
      </AtHand>
    </Long>
  );
}
