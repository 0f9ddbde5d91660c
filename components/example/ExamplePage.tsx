import styled from '@emotion/styled';
import { downloadLabel, SAMPLE_FILES } from '../../data/examples/downloads.ts';
import type { ExamplePageData } from '../../data/examples/examplePage.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { orderText } from '../../data/offer/services.ts';
import { kept } from '../kept.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { color, font, layer, media } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';
import { DocumentReader } from './reader/DocumentReader.tsx';

/** Keeps the focused element above the bar at the bottom of a phone's window. */
const Long = styled.div`
  ${media.phone} { & :is(a, button, summary, input) { scroll-margin-bottom: 88px; } }
`;
/** Bar with the two buttons: on phones, where the page is long, it stays at the bottom of the window. */
const StickyButtons = styled.div`
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
/** Head of the page: the words about the sample, then its two buttons. */
const Head = styled.header`
  grid-area: head;
  max-width: 640px;
  & h1 { margin-top: 18px; font: 380 52px/1.05 ${font.serif}; letter-spacing: -.026em; text-wrap: balance; hyphens: auto; }
  ${media.belowWide} { & h1 { font-size: 44px; } }
  ${media.phone} {
    max-width: none; margin: 0 -20px; padding: 20px 20px 24px; background: ${color.ground};
    & h1 { font-size: clamp(30PX, 38px, 11vw); }
  }
`;
/** The two buttons of the head; hidden on a narrow phone, where only the bar at the bottom has them. */
const Acts = styled.div`
  display: grid;
  gap: 12px;
  max-width: 332px;
  margin-top: 28px;
  ${media.narrow} { display: none; }
  ${media.print} { display: none; }
`;
/** Grid with the head beside the document on wide windows, and above it on others. */
const Grid = styled.div`
  display: grid;
  grid-template: 'head' auto 'reader' auto 'strip' auto 'disclaimer' auto / minmax(0, 1fr);
  row-gap: 32px;
  ${media.phone} { row-gap: 18px; }
  @media screen and (min-width: 1360px) {
    grid-template: 'head reader' auto 'disclaimer reader' 1fr 'strip strip' auto / minmax(0, 1fr) 833px;
    gap: 0 45px;
  }
`;
const parts = import.meta.env.SSR ? await import('./keptParts.tsx') : undefined;
const ExampleHead = kept(parts?.ExampleHead);
const Disclaimer = kept(parts?.Disclaimer);
const ExampleSections = kept(parts?.ExampleSections);

/** Page of a sample: its document, then its contents, the roles of the models, and how to order. */
export function ExamplePage({ service, closing, downloads, pages }: ExamplePageData) {
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
            <Head>
              <ExampleHead name="head" />
              <Acts>
                <QuoteButton selected={selected}>Commander</QuoteButton>{' '}
                {first && (
                  <ButtonLink level="secondary" href={href} download>
                    {downloadLabel(first)}
                  </ButtonLink>
                )}
              </Acts>
            </Head>
            <DocumentReader pages={pages} />
            <Disclaimer name="disclaimer" />
          </Grid>
        </Container>
      </Opening>
      <ExampleSections name="sections" />
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
      <StickyButtons>
        <QuoteButton size="md" selected={selected}>
          Commander
        </QuoteButton>{' '}
        {first && (
          <ButtonLink size="md" level="secondary" href={href} download>
            Télécharger
          </ButtonLink>
        )}
      </StickyButtons>
    </Long>
  );
}
