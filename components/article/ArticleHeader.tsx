import styled from '@emotion/styled';
import type { Article, ArticleFamily } from '../../data/articles/types.ts';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { headline } from '../french/headline.ts';
import { color, media, tabular, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { DateText } from '../ui/DateText.tsx';
import { Container } from '../ui/Section.tsx';

const grounds: Record<ArticleFamily, keyof typeof color> = {
  strategy: 'wash',
  case: 'sunk',
  static: 'band',
  weekly: 'wash',
};

const Head = styled.header<{ family: ArticleFamily }>`
  position: relative;
  overflow: clip;
  background: ${({ family }) => color[grounds[family]]};
  color: ${({ family }) => (family === 'static' ? color['on-band'] : color.ink)};
  & .words { position: relative; padding: 36px 0 72px; }
  & .facts { display: flex; flex-wrap: wrap; gap: 4px 20px; margin-top: 48px; font-size: 15px; line-height: 1.5; ${tabular} }
  & h1 { ${type.display2} font-size: clamp(32px, 8.9vw, 42px); margin-top: 12px; max-width: 12.5em; }
  & .summary { ${type.lead} margin-top: 24px; max-width: 32em; color: ${({ family }) => (family === 'static' ? color['on-band-2'] : color['ink-2'])}; }
  & svg.strands { position: absolute; right: max(64px, calc(50% - 600px)); top: 0; width: 300px; height: 100%; }
  ${media.phone} { & .facts { gap: 4px 14px; font-size: 14px; } & .facts .updated { flex-basis: 100%; } }
  ${media.cramped} { & .facts .updated { flex-basis: 100%; } }
  ${media.fromTablet} { & h1 { font-size: clamp(42px, 5vw, 64px); } }
  /* Never under the strands. */
  ${media.desktop} { min-height: 522px; & .words { max-width: min(840px, 100% - 300px); } }
  ${media.belowDesktop} { & svg.strands { display: none; } & .words { padding-bottom: 48px; } & .facts { margin-top: 28px; } }
  ${media.print} { min-height: 0; border-bottom: 1px solid ${color.line}; & svg { display: none; } & .words { max-width: none; padding: 20px 0 28px; } & .facts { margin-top: 0; } }
`;

const WEAVE = { xs: -10, x0: 60, x1: 356, xm: 414, yc: 150, gap: 62, vertical: true };

/** The banner of an article; its ground tells the family, the strands enter from under the bar and leave as one line. */
export function ArticleHeader({ article }: { article: Article }) {
  const { family, category, date, updated, readTime, title, summary } = article;
  return (
    <Head family={family} className={family === 'static' ? 'on-band' : undefined}>
      <svg className="strands" viewBox="0 0 300 522" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
        <StrandFigure weave={WEAVE} line="M150 413V800" ground={color[grounds[family]]} />
      </svg>
      <Container>
        <div className="words">
          <BackLink href="/blog" band={family === 'static'}>
            Retour au blog
          </BackLink>
          <p className="facts">
            <strong>{category}</strong>
            <DateText iso={date} />
            <span>{`${readTime} min de lecture`}</span>
            {updated && (
              <span className="updated">
                Mis à jour le <DateText iso={updated} />
              </span>
            )}
          </p>
          <h1>{headline(title)}</h1>
          <p className="summary">{summary}</p>
        </div>
      </Container>
    </Head>
  );
}
