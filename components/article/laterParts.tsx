import styled from '@emotion/styled';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Fragment } from 'react';
import type { ArticleFigure } from '../../data/articles/figureTypes.ts';
import type { Article } from '../../data/articles/types.ts';
import type { ArticleCard as Card } from '../../data/blog/articleCards.ts';
import type { ArticleLink } from '../../data/blog/relatedCards.ts';
import { MoreArticles } from '../blog/MoreArticles.tsx';
import { DrawingSvg } from '../figures/DrawingSvg.tsx';
import { drawFigure, figureTable, LARGE, PHONE } from '../figures/data/drawFigure.ts';
import { FigureWithValues } from '../figures/FigureWithValues.tsx';
import { color, focusRing, media, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container } from '../ui/Section.tsx';
import { Cite, useSources } from './Cite.tsx';
import { BlockNote } from './toolParts.tsx';

// The parts of an article that are read and not used, as one file that is loaded later.
export { ArticleEnd } from './ArticleEnd.tsx';

const Steps = styled.nav`
  display: grid;
  gap: 16px 24px;
  margin-top: 64px;
  padding-top: 20px;
  border-top: 1px solid ${color.line};
  & a { display: grid; grid-template-columns: 20px 1fr; gap: 4px 12px; padding: 6px 0; font-size: 15px; line-height: 1.45; ${focusRing(color.link, 4)} }
  & [rel='next'] { grid-template-columns: 1fr 20px; }
  & a:hover { color: ${color.link}; }
  & svg { margin-top: 2px; }
  & small { display: block; font-size: 14px; color: ${color['ink-3']}; }
  ${media.fromTablet} {
    grid-template-columns: 1fr 1fr;
    & [rel='next'] { grid-column: 2; text-align: right; }
  }
`;

interface NextProps {
  related: readonly Card[];
  earlier?: ArticleLink | undefined;
  later?: ArticleLink | undefined;
}

/** Articles to read next: three chosen by hand, then the ones published before and after it. */
export const ReadNext = ({ related, earlier, later }: NextProps) => (
  <MoreArticles id="a-lire-ensuite" title="À lire ensuite" cards={related}>
    <Steps aria-label="Articles précédent et suivant">
      {earlier && (
        <a href={`/blog/${earlier.slug}`} rel="prev">
          <ArrowLeft size={18} strokeWidth={1.6} aria-hidden="true" />
          <span>
            <small>Article précédent</small>
            {earlier.title}
          </span>
        </a>
      )}{' '}
      {later && (
        <a href={`/blog/${later.slug}`} rel="next">
          <span>
            <small>Article suivant</small>
            {later.title}
          </span>
          <ArrowRight size={18} strokeWidth={1.6} aria-hidden="true" />
        </a>
      )}
    </Steps>
  </MoreArticles>
);

const LargeDrawing = styled(DrawingSvg)`
  ${media.phone} { display: none; }
`;
const PhoneDrawing = styled(DrawingSvg)`
  display: none;
  ${media.phone} { display: block; }
`;

/** The drawing of a figure, its values, its sources and what they leave out. */
export function FigureBody({ data }: { data: ArticleFigure }) {
  const { title, measure, sources: ids = [], note } = data;
  const sources = useSources().filter(({ id }) => ids.includes(id));
  return (
    <>
      <FigureWithValues title={title} measure={measure} table={figureTable(data)}>
        <LargeDrawing drawing={drawFigure(data, LARGE)} />
        <PhoneDrawing drawing={drawFigure(data, PHONE)} />
      </FigureWithValues>
      {(sources.length > 0 || note) && (
        <BlockNote>
          {sources.length > 0 && (
            <>
              {sources.length > 1 ? 'Sources : ' : 'Source : '}
              {sources.map(({ id, publisher, date, caution }, index) => (
                <Fragment key={id}>
                  {`${index > 0 ? ' ; ' : ''}${publisher}, ${date}${caution ? ` (${caution})` : ''}`}
                  <Cite id={id} />
                </Fragment>
              ))}
              {'. '}
            </>
          )}
          {note}
        </BlockNote>
      )}
    </>
  );
}

const Row = styled.ul`
  display: grid;
  border-bottom: 1px solid ${color.line};
  & li { padding: 28px 24px 32px 0; }
  & li + li { border-top: 1px solid ${color.line}; }
  & p { margin-top: 14px; max-width: 26em; font-size: 15px; line-height: 1.5; color: ${color['ink-2']}; }
  ${media.print} { & li { padding-block: 16px; } }
  ${media.fromTablet} { grid-template-columns: repeat(3, 1fr); & li + li { border-top: 0; border-left: 1px solid ${color.line}; padding-left: 28px; } }
`;

const Origin = styled.p`
  padding-top: 14px;
  max-width: 36em;
  ${type.caption}
  color: ${color['ink-3']};
`;

interface Props {
  stats: NonNullable<Article['stats']>;
  sources: Article['sources'];
}

/** The three headline figures of a weekly article, each with its source, then the line that names them (docs/product/specification.md § 2). */
export const ArticleStats = ({ stats, sources }: Props) => (
  <Container>
    <Row>
      {stats.map(({ figure, unit, label, source }) => (
        <li key={label}>
          <Figure small={60} large={72}>
            {figure}
            {unit && <span>{unit}</span>}
          </Figure>
          <p>
            {label}
            <Cite id={source} />
          </p>
        </li>
      ))}
    </Row>
    <Origin>
      {`Sources de ces chiffres : ${sources
        .filter(({ id }) => stats.some(({ source }) => source === id))
        .map(({ publisher, date }) => `${publisher}, ${date}`)
        .join(' ; ')}.`}
    </Origin>
  </Container>
);
