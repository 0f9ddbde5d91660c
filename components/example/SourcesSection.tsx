import styled from '@emotion/styled';
import type { Example, Source } from '../../data/examples/types.ts';
import { SourceReading } from '../article/SourceTitle.tsx';
import { Ordinals } from '../french/titles.tsx';
import { color, focusRing, media, type } from '../theme.ts';
import { Container, Section, Split } from '../ui/Section.tsx';

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
export const SourcesSection = ({ sources, sourcesNote }: Pick<Example, 'sources' | 'sourcesNote'>) => (
  <Section tall={[sources.length * 165, sources.length * 125, sources.length * 113]} aria-labelledby="sources">
    <Container>
      <Split at="4+7">
        <Words>
          <h2 id="sources">Sources</h2>
          <p>{sourcesNote}</p>
        </Words>
        <List>
          {sources.map((source) => (
            <li key={source.label}>
              <div>
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  <SourceLabel source={source} />
                  <span className="sr"> (nouvel onglet)</span>
                </a>
                <span>
                  <Ordinals text={source.scope} />
                </span>
                <SourceReading reading={source.reading} />
              </div>
            </li>
          ))}
        </List>
      </Split>
    </Container>
  </Section>
);
