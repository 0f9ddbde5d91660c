import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { Article } from '../../data/articles/types.ts';
import { Contents, headingsOf } from '../prose/Contents.tsx';
import { Prose } from '../prose/Prose.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { media } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { ArticleStats } from './ArticleStats.tsx';
import { SourcesProvider } from './Cite.tsx';
import { SourcesList } from './SourcesList.tsx';

const Grid = styled.div`
  display: grid;
  gap: 40px 24px;
  padding: 56px 0 104px;
  & > * { min-width: 0; }
  ${media.desktop} { grid-template-columns: repeat(12, minmax(0, 1fr)); padding: 88px 0 136px; & > * { grid-column: 1 / span 3; } & > * + * { grid-column: 4 / -1; } }
  ${media.print} { padding: 24px 0 0; }
`;

const SOURCES = { id: 'sources', text: 'Sources' };

interface Props {
  article: Article;
  /** The headings MDX found in the body. */
  contents: Parameters<typeof headingsOf>[0];
  children: ReactNode;
}

/** An article: header, headline figures, contents beside the prose, sources, call-to-action. */
export function ArticleLayout({ article, contents, children }: Props) {
  const { callToAction, sources, stats } = article;
  return (
    <SourcesProvider sources={sources}>
      <article>
        <ArticleHeader article={article} />
        {stats && <ArticleStats stats={stats} sources={sources} />}
        <Container>
          <Grid>
            <Contents title="Dans cet article" headings={[...headingsOf(contents), SOURCES]} />
            <div>
              <Prose data-article-body="">{children}</Prose>
              <SourcesList sources={sources} />
            </div>
          </Grid>
        </Container>
      </article>
      <BlueBand title={callToAction.title} text={callToAction.text}>
        <QuoteButton level="inverse">{callToAction.button}</QuoteButton>
      </BlueBand>
    </SourcesProvider>
  );
}
