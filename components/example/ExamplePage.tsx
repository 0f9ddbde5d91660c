import type { ShownExample } from '../../data/examples/types.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { orderText } from '../../data/offer/services.ts';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { ButtonLink } from '../ui/Button.tsx';
import { AnalysisSection } from './AnalysisSection.tsx';
import { ExampleHero } from './ExampleHero.tsx';
import { PreviewSection } from './PreviewSection.tsx';
import { RecommendationSection } from './RecommendationSection.tsx';
import { RolesSection } from './RolesSection.tsx';
import { SnapshotSection } from './SnapshotSection.tsx';
import { SourcesSection } from './SourcesSection.tsx';
import { StructureSection } from './StructureSection.tsx';

/** An example deliverable, from its summary figures to the two buttons that order or download it. */
export function ExamplePage({ example }: { example: ShownExample }) {
  const { service, closing, downloads } = example;
  const selected = {
    code: service.code,
    title: service.title,
    price: priceText(service.price),
    text: orderText(service),
  };
  return (
    <>
      <ExampleHero example={example} />
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
        </QuoteButton>
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
    </>
  );
}
