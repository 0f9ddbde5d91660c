import styled from '@emotion/styled';
import type { Article } from '../../data/articles/types.ts';
import { color, media, type } from '../theme.ts';
import { Figure } from '../ui/Figure.tsx';
import { Container } from '../ui/Section.tsx';
import { Cite } from './Cite.tsx';

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

/**
 * Three headline figures of a weekly article, each with its source, then a line with the names of the sources
 * (docs/product/specification.md § 2).
 */
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
