import styled from '@emotion/styled';
import type { ArticleCard as Card } from '../../data/blog/articleCards.ts';
import { LostFigure } from '../figures/LostFigure.tsx';
import { color, media, type } from '../theme.ts';
import { ButtonLink } from '../ui/Button.tsx';
import { Container } from '../ui/Section.tsx';
import { MoreArticles } from './MoreArticles.tsx';

/** What the address of a withdrawn article says. */
const withdrawnWords = {
  title: 'Cet article a été retiré',
  text: 'Il a paru ici, et n’est plus publié. Les autres articles sont toujours là.',
  list: 'Voir tous les articles',
  home: 'Retour à l’accueil',
  instead: 'À lire à la place',
} as const;

const Box = styled.section`
  position: relative;
  overflow: clip;
  padding-bottom: 96px;
  & h1 { ${type.display2} }
  & p { ${type.lead} max-width: 32em; margin-top: 20px; color: ${color['ink-2']}; }
  ${media.belowDesktop} { padding-bottom: 72px; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  margin-top: 32px;
  ${media.phone} { & a { width: 100%; } }
`;

/** An article that readers had and have no more: that it is so, and what there is instead. */
export const WithdrawnView = ({ cards }: { cards: readonly Card[] }) => (
  <>
    <Box>
      <LostFigure />
      <Container>
        <h1>{withdrawnWords.title}</h1>
        <p>{withdrawnWords.text}</p>
        <Actions>
          <ButtonLink href="/blog">{withdrawnWords.list}</ButtonLink>
          <ButtonLink level="secondary" href="/">
            {withdrawnWords.home}
          </ButtonLink>
        </Actions>
      </Container>
    </Box>
    {cards.length > 0 && <MoreArticles id="a-lire" title={withdrawnWords.instead} cards={cards} />}
  </>
);
