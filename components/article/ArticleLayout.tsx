import styled from '@emotion/styled';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef } from 'react';
import type { ShownArticle } from '../../data/articles/types.ts';
import { later } from '../later.ts';
import { Contents, type Heading } from '../prose/Contents.tsx';
import { Prose } from '../prose/Prose.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { color, layer, media } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import { ArticleHeader } from './ArticleHeader.tsx';
import { SourcesProvider } from './Cite.tsx';
import type { ReadNext as Next } from './laterParts.tsx';

const Line = styled.div`
  position: fixed;
  left: 0;
  right: 0;
  top: 71px;
  z-index: ${layer.navigation + 1};
  height: 2px;
  background: ${color.link};
  transform: scaleX(0);
  transform-origin: left;
  pointer-events: none;
  ${media.phone} { top: 59px; }
  ${media.print} { display: none; }
`;

/** How far the reader is in the article around it: a line under the bar. */
function ReadingProgress() {
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const article = line.current?.closest('article');
    const draw = () => {
      if (!article || !line.current) return;
      const { top, height } = article.getBoundingClientRect();
      const read = Math.min(1, Math.max(0, -top / Math.max(1, height - window.innerHeight)));
      line.current.style.transform = `scaleX(${read})`;
    };
    draw();
    window.addEventListener('scroll', draw, { passive: true });
    return () => window.removeEventListener('scroll', draw);
  }, []);
  return <Line ref={line} aria-hidden="true" />;
}

const stats = () => import('./laterParts.tsx').then((part) => part.ArticleStats);
const end = () => import('./laterParts.tsx').then((part) => part.ArticleEnd);
const next = () => import('./laterParts.tsx').then((part) => part.ReadNext);
const ArticleStats = import.meta.env.SSR ? await stats() : later(stats);
const ArticleEnd = import.meta.env.SSR ? await end() : later(end);
const ReadNext = import.meta.env.SSR ? await next() : later(next);

const Grid = styled.div`
  display: grid;
  gap: 40px 24px;
  padding: 56px 0 104px;
  ${media.phone} { gap: 28px; padding-top: 32px; }
  & > * { min-width: 0; }
  ${media.desktop} { grid-template-columns: repeat(12, minmax(0, 1fr)); padding: 88px 0 136px; & > * { grid-column: 1 / span 3; } & > * + * { grid-column: 4 / -1; } }
  ${media.print} { display: block; padding: 32px 0 0 25%; }
`;

const AFTER: readonly Heading[] = [
  { id: 'sources', text: 'Sources' },
  { id: 'modifications', text: 'Modifications' },
];

interface Props extends ComponentProps<typeof Next> {
  article: ShownArticle;
  /** Headings of the text's second level. */
  headings: readonly Heading[];
  /** In the header, in place of the strands. */
  cover?: ReactNode;
  /** Above the text, in place of the strands. */
  drawn?: ReactNode;
  children: ReactNode;
}

/** An article: header, headline figures, contents beside the prose, sources, changes, what to read next, call-to-action. */
export function ArticleLayout({ article, headings, cover, drawn, children, ...around }: Props) {
  const { sources, callToAction } = article;
  return (
    <SourcesProvider sources={sources}>
      <article>
        <ReadingProgress />
        <ArticleHeader article={article} cover={cover ?? (drawn && null)} />
        {article.stats && (
          <Suspense>
            <ArticleStats stats={article.stats} sources={sources} />
          </Suspense>
        )}
        <Container>
          <Grid>
            <div>
              <Contents title="Dans cet article" headings={[...headings, ...AFTER.slice(sources[0] ? 0 : 1)]} />
            </div>
            <div>
              {drawn}
              <Prose data-article-body="">{children}</Prose>
              <Suspense>
                <ArticleEnd article={article} />
              </Suspense>
            </div>
          </Grid>
        </Container>
      </article>
      <Suspense>
        <ReadNext {...around} />
      </Suspense>
      <BlueBand title={callToAction.title} text={callToAction.text}>
        <QuoteButton level="inverse">{callToAction.button}</QuoteButton>
      </BlueBand>
    </SourcesProvider>
  );
}
