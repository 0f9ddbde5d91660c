import styled from '@emotion/styled';
import { downloadLabel } from '../../data/examples/downloads.ts';
import type { Example } from '../../data/examples/types.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { orderText } from '../../data/offer/services.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { color, layer, media } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { AnalysisSection } from './AnalysisSection.tsx';
import { ExampleHero } from './ExampleHero.tsx';
import { PreviewSection } from './PreviewSection.tsx';
import { RecommendationSection } from './RecommendationSection.tsx';
import { RolesSection } from './RolesSection.tsx';
import { SnapshotSection } from './SnapshotSection.tsx';
import { SourcesSection } from './SourcesSection.tsx';
import { StructureSection } from './StructureSection.tsx';

/** What has the focus is never under the bar. */
const Long = styled.div`
  ${media.phone} { & :is(a, button, summary, input) { scroll-margin-bottom: 88px; } }
`;
/** On a phone the page is long: ordering and taking it away stay at hand, once the head with its own buttons goes. */
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

/** An example deliverable, from its summary figures to the two buttons that order or download it. */
export function ExamplePage({ example }: { example: Example }) {
  const { service, closing, downloads } = example;
  const selected = {
    code: service.code,
    title: service.title,
    price: priceText(service.price),
    text: orderText(service),
  };
  const [first] = downloads;
  return (
    <>
      <ExampleHero example={example}>
        <QuoteButton selected={selected}>Commander</QuoteButton>{' '}
        {first && (
          <ButtonLink level="secondary" href={`/telechargements/${first.file}`} download>
            {downloadLabel(first)}
          </ButtonLink>
        )}
      </ExampleHero>
      <Long>
        <SnapshotSection snapshot={example.snapshot} />
        <StructureSection structure={example.structure} />
        {example.analyses.map((analysis) => (
          <AnalysisSection key={analysis.id} analysis={analysis} />
        ))}
        <PreviewSection example={example} />
        <RecommendationSection recommendation={example.recommendation} />
        <RolesSection method={example.method} />
        <SourcesSection sources={example.sources} sourcesNote={example.sourcesNote} />
        <BlueBand title={closing.title}>
          <QuoteButton level="inverse" selected={selected}>
            Commander maintenant
          </QuoteButton>{' '}
          {closing.secondAction === 'quote' ? (
            <QuoteButton level="ghost" selected={selected}>
              {closing.second}
            </QuoteButton>
          ) : (
            <ButtonLink level="ghost" href={`/telechargements/${downloads[0]?.file}`} download>
              {closing.second}
            </ButtonLink>
          )}
        </BlueBand>
        <AtHand>
          <QuoteButton size="md" selected={selected}>
            Commander
          </QuoteButton>{' '}
          {first && (
            <ButtonLink size="md" level="secondary" href={`/telechargements/${first.file}`} download>
              Télécharger
            </ButtonLink>
          )}
        </AtHand>
      </Long>
    </>
  );
}
