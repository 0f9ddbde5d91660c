import { css } from '@emotion/react';
import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { type ArticleFamily, modifiedDate, type ShownArticle } from '../../data/articles/types.ts';
import { authorName } from '../../data/company/signatory.ts';
import { StrandFigure } from '../figures/StrandFigure.tsx';
import { headline } from '../french/titles.tsx';
import { color, media, tabular, type } from '../theme.ts';
import { BackLink } from '../ui/BackLink.tsx';
import { Container } from '../ui/Section.tsx';
import { DateText, Spaced } from '../ui/textParts.tsx';
import { useContent } from '../useContent.tsx';

const grounds: Record<ArticleFamily, keyof typeof color> = {
  strategy: 'wash',
  case: 'sunk',
  static: 'band',
  weekly: 'wash',
};

const Head = styled.header<{ family: ArticleFamily; tall: boolean }>`
  position: relative;
  overflow: clip;
  background: ${({ family }) => color[grounds[family]]};
  color: ${({ family }) => (family === 'static' ? color['on-band'] : color.ink)};
  ${media.desktop} { min-height: ${({ tall }) => (tall ? '522px' : '0')}; }
  ${media.print} { min-height: 0; border-bottom: 1px solid ${color.line}; }
`;
const Strands = styled.svg`
  position: absolute;
  right: max(64px, calc(50% - 600px));
  top: 0;
  width: 300px;
  height: 100%;
  ${media.belowDesktop} { display: none; }
  ${media.print} { display: none; }
`;
/** Words of the header, narrow enough not to reach the strands. */
const Words = styled.div`
  position: relative;
  padding: 36px 0 72px;
  ${media.desktop} { max-width: min(840px, 100% - 300px); }
  ${media.belowDesktop} { padding-bottom: 48px; }
  ${media.print} { max-width: none; padding: 20px 0 28px; }
`;
const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 20px;
  margin-top: 48px;
  font-size: 15px;
  line-height: 1.5;
  ${tabular}
  ${media.phone} { gap: 4px 14px; font-size: 14px; }
  ${media.belowDesktop} { margin-top: 28px; }
  ${media.print} { margin-top: 0; }
`;
const Updated = styled.span`
  ${media.phone} { flex-basis: 100%; }
  ${media.cramped} { flex-basis: 100%; }
`;
const titleStyle = css`
  ${type.display2}
  font-size: clamp(32px, 8.9vw, 42px);
  margin-top: 18px;
  max-width: 12.5em;
  ${media.fromTablet} { font-size: clamp(42px, 5vw, 64px); }
`;
const Summary = styled.p<{ band: boolean }>`
  ${type.lead}
  margin-top: 24px;
  max-width: 32em;
  color: ${({ band }) => color[band ? 'on-band-2' : 'ink-2']};
`;

const WEAVE = { xs: -10, x0: 60, x1: 356, xm: 414, yc: 150, gap: 62, vertical: true };

/**
 * Banner of an article; its background depends on the family. The strands come from under the navigation bar and leave as one line. `cover`
 * is drawn in place of the strands; `null`: no drawing, because the cover is above the text.
 */
export function ArticleHeader({ article, cover }: { article: ShownArticle; cover?: ReactNode }) {
  const content = useContent();
  const { family, category, date, changes, readTime, title, summary } = article;
  return (
    <Head family={family} tall={cover !== null} className={family === 'static' ? 'on-band' : undefined}>
      <Container>
        <Words>
          <BackLink href="/blog" band={family === 'static'}>
            Retour au blog
          </BackLink>
          <Facts>
            <Spaced>
              <strong>{category}</strong>
              <DateText iso={date} />
              <span>{`${readTime} min de lecture`}</span>
              <span>{`Par ${authorName(content)}`}</span>
              {changes.length > 0 && (
                <Updated>
                  Mis à jour le <DateText iso={modifiedDate(article)} />
                </Updated>
              )}
            </Spaced>
          </Facts>
          <h1 css={titleStyle}>{headline(title)}</h1>
          <Summary band={family === 'static'}>{summary}</Summary>
        </Words>
      </Container>
      {cover === undefined ? (
        <Strands viewBox="0 0 300 522" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
          <StrandFigure weave={WEAVE} line="M150 413V800" ground={color[grounds[family]]} />
        </Strands>
      ) : (
        cover
      )}
    </Head>
  );
}
