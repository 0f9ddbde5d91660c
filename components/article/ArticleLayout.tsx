import styled from '@emotion/styled';
import { type ReactNode, useEffect, useRef } from 'react';
import { kept } from '../kept.tsx';
import { Contents } from '../prose/Contents.tsx';
import { QuoteButton } from '../quote/QuoteButton.tsx';
import { BlueBand } from '../sections/BlueBand.tsx';
import { color, layer, media } from '../theme.ts';
import { Container } from '../ui/Section.tsx';
import type { ArticleData } from './articleData.ts';

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

/** Line under the navigation bar that shows how much of the article the visitor has scrolled through. */
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

const parts = import.meta.env.SSR ? await import('./keptParts.tsx') : undefined;
const ArticleHead = kept(parts?.ArticleHead);
const ArticleDrawing = kept(parts?.ArticleDrawing);
const ArticleText = kept(parts?.ArticleText);
const Endings = kept(parts?.Endings);
const NextArticles = kept(parts?.NextArticles);

const Grid = styled.div`
  display: grid;
  gap: 40px 24px;
  padding: 56px 0 104px;
  ${media.phone} { gap: 28px; padding-top: 32px; }
  & > * { min-width: 0; }
  ${media.desktop} { grid-template-columns: repeat(12, minmax(0, 1fr)); padding: 88px 0 136px; & > * { grid-column: 1 / span 3; } & > * + * { grid-column: 4 / -1; } }
  ${media.print} { display: block; padding: 32px 0 0 25%; }
`;

interface Props extends Pick<ArticleData, 'callToAction' | 'headings'> {
  /** Text of the article, if it has interactive parts. */
  children?: ReactNode;
}

/**
 * Layout of an article: header, headline figures, contents beside the text, sources, changes, articles to read next, and a call to action.
 */
export const ArticleLayout = ({ callToAction, headings, children }: Props) => (
  <>
    <article>
      <ReadingProgress />
      <ArticleHead name="head" />
      <Container>
        <Grid>
          <div>
            <Contents title="Dans cet article" headings={headings} />
          </div>
          <div>
            <ArticleDrawing name="drawing" />
            {children ?? <ArticleText name="text" />}
            <Endings name="end" />
          </div>
        </Grid>
      </Container>
    </article>
    <NextArticles name="next" />
    <BlueBand title={callToAction.title} text={callToAction.text}>
      <QuoteButton level="inverse">{callToAction.button}</QuoteButton>
    </BlueBand>
  </>
);
