import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Article } from '../../data/articles/types.ts';
import { Contents, headingsOf } from '../prose/Contents.tsx';
import { Prose } from '../prose/Prose.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { Static } from '../Static.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { media } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleStats } from './ArticleStats.tsx';
import { SourcesProvider } from './Cite.tsx';
import { ReadingProgress } from './ReadingProgress.tsx';
import { SourcesList } from './SourcesList.tsx';

const Grid = styled.div`
  display: grid;
  gap: 40px 24px;
  padding: 56px 0 104px;
  & > * { min-width: 0; }
  ${media.desktop} { grid-template-columns: repeat(12, minmax(0, 1fr)); padding: 88px 0 136px; & > * { grid-column: 1 / span 3; } & > * + * { grid-column: 4 / -1; } }
  ${media.print} { display: block; padding: 32px 0 0 25%; }
`;

const SOURCES = { id: 'sources', text: 'Sources' };

interface Props {
  /** What surrounds the body; where React takes the page over, on the server only: `import.meta.env.SSR && { … }`. */
  still:
    | false
    | {
        article: Article;
        /** The headings MDX found in the body. */
        contents: Parameters<typeof headingsOf>[0];
      };
  children: ReactNode;
}

/** An article: header, headline figures, contents beside the prose, sources, call-to-action. Only the prose may live. */
export function ArticleLayout({ still, children }: Props) {
  return (
    <SourcesProvider sources={still ? still.article.sources : []}>
      <article>
        <Static>{still && <Opening article={still.article} />}</Static>
        <Container>
          <Grid>
            <div>
              <Static>
                {still && <Contents title="Dans cet article" headings={[...headingsOf(still.contents), SOURCES]} />}
              </Static>
            </div>
            <div>
              <Prose data-prose="" data-article-body="">
                {children}
              </Prose>
              <Static>{still && <SourcesList sources={still.article.sources} />}</Static>
            </div>
          </Grid>
        </Container>
      </article>
      <Static>{still && <Ending {...still.article.callToAction} />}</Static>
    </SourcesProvider>
  );
}

const Opening = ({ article }: { article: Article }) => (
  <>
    <ReadingProgress />
    <ArticleHeader article={article} />
    {article.stats && <ArticleStats stats={article.stats} sources={article.sources} />}
  </>
);

const Ending = ({ title, text, button }: Article['callToAction']) => (
  <BlueBand title={title} text={text}>
    <QuoteButton level="inverse">{button}</QuoteButton>
  </BlueBand>
);
