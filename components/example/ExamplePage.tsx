import styled from '@emotion/styled';
import { downloadLabel } from '../../data/examples/downloads.ts';
import type { Example, Source } from '../../data/examples/types.ts';
import { priceText } from '../../data/offer/promiseWords.ts';
import { orderText } from '../../data/offer/services.ts';
import { SourcesRead } from '../article/SourceTitle.tsx';
import { Ordinals } from '../french/titles.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { color, focusRing, layer, media, type } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Figure } from '../ui/Figure.tsx';
import { Container, Section, Split } from '../ui/Section.tsx';
import { AnalysisSection } from './AnalysisSection.tsx';
import { ExampleHero } from './ExampleHero.tsx';
import { PreviewSection } from './PreviewSection.tsx';
import { RecommendationSection } from './RecommendationSection.tsx';
import { RolesSection } from './RolesSection.tsx';
import { StructureSection } from './StructureSection.tsx';

const Words = styled.div`
  & h2 { ${type.h2} }
  & p { ${type.small} margin-top: 16px; max-width: 26em; color: ${color['ink-2']}; }
`;
const List = styled.ol`
  counter-reset: source;
  border-top: 1px solid ${color.ink};
  & li { counter-increment: source; display: grid; grid-template-columns: 40px 1fr; padding: 16px 0; border-bottom: 1px solid ${color.line}; font-size: 16px; line-height: 1.5; }
  ${media.print} { & li { padding: 8px 0; } }
  & li::before { content: counter(source); color: ${color['ink-3']}; font-variant-numeric: tabular-nums; }
  & a { font-weight: 600; color: ${color.link}; text-decoration: underline; text-underline-offset: 3px; text-decoration-thickness: 1px; ${focusRing(color.link)} }
  & a:hover { color: ${color.ink}; }
  & div > span { display: block; max-width: 38em; ${type.small} color: ${color['ink-2']}; }
`;

/** The name of a source; the English words in it are read in English (RGAA 8.7). */
function SourceLabel({ source: { label, english = '' } }: { source: Source }) {
  const [before, after] = english ? label.split(english) : [label];
  return (
    <>
      {before}
      {english && <span lang="en">{english}</span>}
      {after}
    </>
  );
}

/** The public sources of the extract, each with what exactly it covers. */
const SourcesSection = ({ sources, sourcesNote }: Pick<Example, 'sources' | 'sourcesNote'>) => (
  <Section tall={[sources.length * 165, sources.length * 125, sources.length * 113]} aria-labelledby="sources">
    <Container>
      <Split at="4+7">
        <Words>
          <h2 id="sources">Sources</h2>
          <p>{sourcesNote}</p>
          <p>
            <SourcesRead sources={sources} />
          </p>
        </Words>
        <List>
          {sources.map((source) => (
            <li key={source.label}>
              <div>
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  <SourceLabel source={source} />
                  <span className="sr"> (nouvel onglet)</span>
                </a>
                {source.caution && ` (${source.caution})`}
                <span>
                  <Ordinals text={source.scope} />
                </span>
              </div>
            </li>
          ))}
        </List>
      </Split>
    </Container>
  </Section>
);

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
