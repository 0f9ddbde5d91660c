import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import type { ArticleCard as Card } from '../../data/blog/articleCards.ts';
import { media, type } from '../theme.ts';
import { Container, Section } from '../ui/Section.tsx';
import { ArticleCard } from './ArticleCard.tsx';

/** Section hidden on paper, where links to other articles are useless. */
const Part = styled(Section)`
  ${media.print} { display: none; }
`;
const Head = styled.h2`
  ${type.h2}
  margin-bottom: 40px;
`;
const Cards = styled.div`
  display: grid;
  gap: 48px 24px;
  ${media.fromTablet} { grid-template-columns: repeat(3, minmax(0, 1fr)); }
`;

interface Props {
  id: string;
  title: string;
  cards: readonly Card[];
  children?: ReactNode;
}

/** Section at the foot of a page with articles to read next, three in a row. */
export const MoreArticles = ({ id, title, cards, children }: Props) => (
  <Part ground="sheet" ruled aria-labelledby={id}>
    <Container>
      <Head id={id}>{title}</Head>
      <Cards>
        {cards.map((card) => (
          <ArticleCard key={card.slug} card={card} level="h3" />
        ))}
      </Cards>
      {children}
    </Container>
  </Part>
);
